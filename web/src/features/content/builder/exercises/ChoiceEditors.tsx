import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { EditorProps } from './part.ts'
import { known, type ExerciseRow } from './rows.ts'
import { Rows } from './Rows.tsx'

const options = (number: number) => text('content.option', { number })
const same = (row: ExerciseRow) => row

/** One option is right: a radio button before each says which. */
export function SingleEditor({ exercise, onChange }: EditorProps<'single'>) {
  const { key, uuid } = exercise
  return (
    <Rows
      label={text('content.options-one')}
      name={options}
      rows={exercise.options}
      most={30}
      add={text('content.add-option')}
      fresh={same}
      before={(row, number) => (
        <input
          type="radio"
          name={`right-${uuid}`}
          aria-label={text('content.is-right', { name: options(number) })}
          checked={key.right === row.uuid}
          onChange={() => onChange({ ...exercise, key: { ...key, right: row.uuid } })}
        />
      )}
      onRows={(rows, typing) =>
        onChange(
          { ...exercise, options: rows, key: { ...key, right: known([key.right ?? ''], rows)[0] ?? null } },
          typing,
        )
      }
    />
  )
}

/** Several may be right: a box before each. In an ent at most three are chosen, and its own rule scores them. */
export function MultipleEditor({ exercise, isEnt, onChange }: EditorProps<'multiple'> & { isEnt: boolean }) {
  const { key } = exercise
  return (
    <>
      <Rows
        label={text('content.options-many')}
        name={options}
        rows={exercise.options}
        most={30}
        add={text('content.add-option')}
        fresh={same}
        before={(row, number) => (
          <input
            type="checkbox"
            aria-label={text('content.is-right', { name: options(number) })}
            checked={key.right.includes(row.uuid)}
            onChange={({ target }) => {
              const others = key.right.filter((one) => one !== row.uuid)
              onChange({ ...exercise, key: { ...key, right: target.checked ? [...others, row.uuid] : others } })
            }}
          />
        )}
        onRows={(rows, typing) =>
          onChange({ ...exercise, options: rows, key: { ...key, right: known(key.right, rows) } }, typing)
        }
      />
      <FieldRow>
        <SelectField
          label={text('content.scoring')}
          required
          value={exercise.scoring}
          onChange={(scoring) => onChange({ ...exercise, scoring: scoring ?? 'whole' })}
          choices={(['whole', 'partial', 'ent'] as const)
            .filter((value) => isEnt || value !== 'ent')
            .map((value) => ({ value, label: text(`content.scoring-${value}`) }))}
        />
        <NumberField
          label={text('content.most')}
          hint={text('content.most-hint')}
          digits={2}
          value={exercise.most}
          onChange={(next) => onChange({ ...exercise, most: next ? Math.min(30, Math.max(1, next)) : null }, 'most')}
        />
      </FieldRow>
    </>
  )
}
