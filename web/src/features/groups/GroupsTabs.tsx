import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

export const GroupsTabs = ({ active }: { active: 'current' | 'archive' | 'programs' }) => (
  <LinkTabs
    label={text('groups.title')}
    active={active}
    tabs={[
      { key: 'current', label: text('groups.current'), href: linkTo('/v3/backoffice/groups') },
      { key: 'archive', label: text('groups.archive'), href: linkTo('/v3/backoffice/groups/archive') },
      { key: 'programs', label: text('programs.title'), href: linkTo('/v3/backoffice/groups/training-programs') },
    ]}
  />
)
