import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Tab = 'general' | 'days' | 'quarters' | 'schemes' | 'cabinets'

/** The parts of the school's settings. */
export const SettingsTabs = ({ active }: { active: Tab }) => (
  <LinkTabs
    label={text('school-settings.tabs')}
    active={active}
    tabs={[
      { key: 'general', label: text('school-settings.tab-general'), href: linkTo('/backoffice/school-settings') },
      { key: 'days', label: text('school-settings.tab-days'), href: linkTo('/backoffice/school-settings/days') },
      {
        key: 'quarters',
        label: text('school-settings.tab-quarters'),
        href: linkTo('/backoffice/school-settings/quarters'),
      },
      {
        key: 'schemes',
        label: text('school-settings.tab-schemes'),
        href: linkTo('/backoffice/school-settings/time-schemes'),
      },
      {
        key: 'cabinets',
        label: text('school-settings.tab-cabinets'),
        href: linkTo('/backoffice/school-settings/cabinets'),
      },
    ]}
  />
)
