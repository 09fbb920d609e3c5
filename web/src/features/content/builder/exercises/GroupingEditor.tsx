import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { EditorProps } from './part.ts'
import { placedIn, type ExerciseRow } from './rows.ts'
import { Rows } from './Rows.tsx'

const same = (row: ExerciseRow) => row
const group = (number: number) => text('content.group', { number })
const item = (number: number) => text('content.item', { number })

/** The groups, and into which of them each item goes. */
export function GroupingEditor({ exercise, onChange }: EditorProps<'grouping'>) {
  const { groups, items, key } = exercise
  const choices = groups.map(({ uuid, text: name }, at) => ({ value: uuid, label: name || group(at + 1) }))
  const place = (uuid: string, at: string | null | undefined) => {
    const { [uuid]: _, ...rest } = key.placed
    onChange({ ...exercise, key: { ...key, placed: at ? { ...rest, [uuid]: at } : rest } })
  }

  return (
    <>
      <Rows
        label={text('content.groups')}
        name={group}
        rows={groups}
        most={10}
        add={text('content.add-group')}
        fresh={same}
        onRows={(rows, typing) =>
          onChange({ ...exercise, groups: rows, key: { ...key, placed: placedIn(key.placed, items, rows) } }, typing)
        }
      />
      <Rows
        label={text('content.items')}
        name={item}
        rows={items}
        most={30}
        add={text('content.add-item')}
        fresh={same}
        after={(row, number) => (
          <SelectField
            label={text('content.group-of', { name: row.text || item(number) })}
            bare
            placeholder={text('content.no-group')}
            value={key.placed[row.uuid]}
            onChange={(at) => place(row.uuid, at)}
            choices={choices}
          />
        )}
        onRows={(rows, typing) =>
          onChange({ ...exercise, items: rows, key: { ...key, placed: placedIn(key.placed, rows, groups) } }, typing)
        }
      />
    </>
  )
}
