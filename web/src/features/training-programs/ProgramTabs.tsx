import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

export const ProgramTabs = ({ active }: { active: 'current' | 'archive' }) => (
  <LinkTabs
    label={text('programs.title')}
    active={active}
    tabs={[
      { key: 'current', label: text('programs.current'), href: linkTo('/v3/backoffice/groups/training-programs') },
      {
        key: 'archive',
        label: text('programs.archive'),
        href: linkTo('/v3/backoffice/groups/training-programs/archive'),
      },
    ]}
  />
)
