import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

export const EmployeesTabs = ({ active }: { active: 'here' | 'archive' }) => (
  <LinkTabs
    label={text('personnel.tabs')}
    active={active}
    tabs={[
      { key: 'here', label: text('personnel.tab-here'), href: linkTo('/v3/backoffice/personnel') },
      { key: 'archive', label: text('personnel.tab-archive'), href: linkTo('/v3/backoffice/personnel/archive') },
      { key: 'invitations', label: text('invitations.title'), href: linkTo('/backoffice/invitations') },
    ]}
  />
)
