import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { EditorProps } from './part.ts'
import { Rows } from './Rows.tsx'

/** The rows stand in the right order; students get them in another. */
export function OrderingEditor({ exercise, onChange }: EditorProps<'ordering'>) {
  const { items, key } = exercise
  const rows = key.order.flatMap((uuid) => items.find((row) => row.uuid === uuid) ?? [])
  const all = [...rows, ...items.filter((row) => !key.order.includes(row.uuid))]
  return (
    <>
      <Rows
        label={text('content.order')}
        name={(number) => text('content.item', { number })}
        rows={all}
        most={30}
        add={text('content.add-item')}
        fresh={(row) => row}
        ordered
        onRows={(next, typing) =>
          onChange({ ...exercise, items: next, key: { ...key, order: next.map(({ uuid }) => uuid) } }, typing)
        }
      />
      <SelectField
        label={text('content.scoring')}
        required
        value={exercise.scoring}
        onChange={(scoring) => onChange({ ...exercise, scoring: scoring ?? 'partial' })}
        choices={(['partial', 'whole'] as const).map((value) => ({
          value,
          label: text(`content.order-${value}`),
        }))}
      />
    </>
  )
}
