import { substitution } from '@qalam/contract/substitution/api.ts'
import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import type { Absence } from '@qalam/contract/substitution/shapes.ts'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { AbsenceDialog } from './dialogs/AbsenceDialog.tsx'
import { everything } from './reads.ts'
import { SubstitutionTabs } from './SubstitutionTabs.tsx'
import { daysOf } from './words.ts'

/** Who is away, and how many of their lessons nobody gives yet (S-OTHER-1). */
export default function AbsencesPage() {
  const table = useTable(substitution.list, { usual: '-from' })
  const [adding, setAdding] = useState(false)
  useLive(substitutionChanged, () => everything, everything)
  const add = (
    <Button kind="main" onClick={() => setAdding(true)}>
      {text('substitution.add')}
    </Button>
  )

  return (
    <Screen title={text('substitution.title')} lead={text('substitution.lead')} actions={add}>
      <SubstitutionTabs active="absences" />
      <ListTable
        table={table}
        caption={text('substitution.title')}
        columns={columns()}
        searchLabel={text('substitution.search')}
        empty={<EmptyList title={text('substitution.none')} text={text('substitution.none-hint')} />}
      />
      {adding && <AbsenceDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

const columns = (): Column<Absence>[] => [
  {
    key: 'teacher',
    title: text('substitution.teacher'),
    sortable: true,
    cell: ({ id, teacher }) => (
      <Link href={linkTo('/v3/backoffice/substitutions/:absenceId', { absenceId: id })}>{teacher.name}</Link>
    ),
  },
  {
    key: 'from',
    title: text('substitution.period'),
    sortable: true,
    cell: daysOf,
  },
  { key: 'reason', title: text('substitution.reason'), cell: ({ reason }) => text(`substitution.reason.${reason}`) },
  { key: 'order', title: text('substitution.order'), cell: ({ order }) => order || '—' },
  { key: 'lessons', title: text('substitution.lessons'), align: 'center', cell: ({ lessons }) => lessons },
  {
    key: 'open',
    title: text('substitution.open'),
    align: 'center',
    cell: ({ open }) => (open > 0 ? <Badge tone="warning">{open}</Badge> : open),
  },
]
