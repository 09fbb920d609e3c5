import type { Kept, Taking } from '@qalam/contract/import-plans/kept.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import styles from '../ImportPlans.module.css'

type Take = ((fields: readonly Taking[]) => Promise<void>) | null

/** A field of a person or a thing on both sides, and which of them is to stand. `take` is absent where nobody may choose. */
export const columns = (rows: readonly Kept[], take: Take): Column<Kept>[] => [
  { key: 'name', title: text('import-plans.whose'), sortable: true, cell: ({ name }) => name },
  {
    key: 'row',
    title: text('import-plans.row'),
    sortable: true,
    align: 'end',
    cell: ({ part, row }) => `${text(`import-plans.part-${part}`)}, ${row}`,
  },
  { key: 'field', title: text('import-plans.field'), cell: ({ field }) => text(`import-plans.field-${field}`) },
  { key: 'standing', title: text('import-plans.in-school'), cell: (one) => <Standing {...one} /> },
  {
    key: 'workbook',
    title: text('import-plans.in-workbook'),
    cell: ({ workbook, isTaken }) => (isTaken ? <ins>{workbook || '—'}</ins> : workbook || '—'),
  },
  {
    key: 'acts',
    title: text('import-plans.acts'),
    bare: true,
    cell: (one) => <Acts one={one} hasMore={rows.some((other) => isAnother(one, other))} take={take} />,
  },
]

const isAnother = (one: Kept, other: Kept): boolean =>
  other.person === one.person && other.thing === one.thing && other.id !== one.id

const Standing = ({ standing, editedBy, editedAt, isTaken }: Kept) => (
  <>
    {isTaken ? <del>{standing || '—'}</del> : standing || '—'}
    {editedBy !== null && editedAt !== null && (
      <div className={styles.facts}>{text('import-plans.edited', { by: editedBy, at: momentText(editedAt) })}</div>
    )}
  </>
)

function Acts({ one, hasMore, take }: { one: Kept; hasMore: boolean; take: Take }) {
  const { person, thing, name, field, isTaken } = one
  const about = { name, field: text(`import-plans.field-${field}`) }
  const act = isTaken ? ('keep' as const) : ('take' as const)
  return (
    <div className={styles.answer}>
      {isTaken && <Badge tone="success">{text('import-plans.taken-yes')}</Badge>}
      {take && (
        <Button
          size="small"
          kind={isTaken ? 'quiet' : 'plain'}
          aria-label={text(`import-plans.${act}-of`, about)}
          onClick={() => void take([{ person, thing, field, isTaken: !isTaken }])}
        >
          {text(`import-plans.${act}`)}
        </Button>
      )}
      {take && !isTaken && hasMore && (
        <Button
          size="small"
          kind="quiet"
          aria-label={text('import-plans.take-all-of', { name })}
          onClick={() => void take([{ person, thing, field: null, isTaken: true }])}
        >
          {text('import-plans.take-all')}
        </Button>
      )}
    </div>
  )
}
