import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

export const StudentsTabs = ({ active }: { active: 'here' | 'archive' }) => (
  <LinkTabs
    label={text('contingent.tabs')}
    active={active}
    tabs={[
      { key: 'here', label: text('contingent.tab-here'), href: linkTo('/backoffice/contingent') },
      { key: 'archive', label: text('contingent.tab-archive'), href: linkTo('/backoffice/contingent/archive') },
    ]}
  />
)
