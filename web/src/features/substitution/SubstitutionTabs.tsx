import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkTabs } from '#ui/page/Tabs.tsx'

/** Who is away, and the hours that others gave instead. */
export const SubstitutionTabs = ({ active }: { active: 'absences' | 'report' }) => (
  <LinkTabs
    label={text('substitution.title')}
    active={active}
    tabs={[
      { key: 'absences', label: text('substitution.menu'), href: linkTo('/v3/backoffice/substitutions') },
      { key: 'report', label: text('substitution.report'), href: linkTo('/v3/backoffice/substitutions/report') },
    ]}
  />
)
