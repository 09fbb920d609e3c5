import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import type { EditorProps } from './part.ts'
import { Rows } from './Rows.tsx'

/** What a person looks for in an open answer, and how many points each finding is worth; the task is worth their sum. */
export function OpenEditor({ exercise, onChange }: EditorProps<'open'>) {
  const { key } = exercise
  type Descriptor = (typeof key.descriptors)[number]
  const store = (descriptors: Descriptor[], typing?: string) => {
    const points = Math.min(
      100,
      descriptors.reduce((sum, one) => sum + one.points, 0),
    )
    onChange({ ...exercise, points, key: { ...key, descriptors } }, typing)
  }

  return (
    <>
      <Rows
        label={text('content.descriptors', { count: exercise.points })}
        name={(number) => text('content.descriptor', { number })}
        rows={key.descriptors}
        most={20}
        add={text('content.add-descriptor')}
        fresh={(row): Descriptor => ({ ...row, points: 1 })}
        after={(row, number) => (
          <NumberField
            label={text('content.points-of', { name: text('content.descriptor', { number }) })}
            bare
            digits={2}
            value={row.points}
            onChange={(next) =>
              store(
                key.descriptors.map((one) => (one.uuid === row.uuid ? { ...one, points: next ?? 0 } : one)),
                `points ${row.uuid}`,
              )
            }
          />
        )}
        onRows={store}
      />
      <SwitchField
        label={text('content.with-files')}
        hint={text('content.with-files-hint')}
        value={exercise.files}
        onChange={(files) => onChange({ ...exercise, files: files === true })}
      />
    </>
  )
}
