import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import styles from '../Builder.module.css'
import { IconDelete, IconPlus } from '../icons.ts'
import type { EditorProps } from './part.ts'
import { type ExerciseRow, rowOf } from './rows.ts'
import { Rows } from './Rows.tsx'

type Pair = { one: ExerciseRow; other: ExerciseRow }

/** Pairs that belong together, and beside them what belongs to nothing. */
export function MatchingEditor({ exercise, onChange }: EditorProps<'matching'>) {
  const { left, right, key } = exercise
  const pairs = left.map((one): Pair => {
    const uuid = key.placed[one.uuid]
    return { one, other: right.find((row) => row.uuid === uuid) ?? rowOf() }
  })
  const paired = new Set(pairs.map(({ other }) => other.uuid))
  const more = right.filter(({ uuid }) => !paired.has(uuid))
  const store = (next: readonly Pair[], rest: readonly ExerciseRow[], typing?: string) =>
    onChange(
      {
        ...exercise,
        left: next.map(({ one }) => one),
        // Two that are placed at the same stand there once.
        right: [...new Map([...next.map(({ other }) => other), ...rest].map((row) => [row.uuid, row])).values()],
        key: { ...key, placed: Object.fromEntries(next.map(({ one, other }) => [one.uuid, other.uuid])) },
      },
      typing,
    )
  const change = (at: number, part: Partial<Pair>, typing?: string) =>
    store(
      pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)),
      more,
      typing,
    )

  return (
    <>
      <fieldset className={styles.rows}>
        <legend>{text('content.pairs')}</legend>
        {pairs.map(({ one, other }, at) => (
          <div key={one.uuid} className={styles.pair}>
            <TextField
              label={text('content.pair-left', { number: at + 1 })}
              bare
              placeholder={text('content.pair-left', { number: at + 1 })}
              max={1000}
              value={one.text}
              onChange={(next) => change(at, { one: { ...one, text: next } }, `left ${one.uuid}`)}
            />
            <span aria-hidden>→</span>
            <TextField
              label={text('content.pair-right', { number: at + 1 })}
              bare
              placeholder={text('content.pair-right', { number: at + 1 })}
              max={1000}
              value={other.text}
              onChange={(next) => change(at, { other: { ...other, text: next } }, `right ${one.uuid}`)}
            />
            <IconButton
              label={text('content.row-remove', { name: text('content.pair', { number: at + 1 }) })}
              onClick={() =>
                store(
                  pairs.filter((_, index) => index !== at),
                  more,
                )
              }
            >
              <IconDelete />
            </IconButton>
          </div>
        ))}
        <Button
          size="small"
          icon={<IconPlus />}
          disabled={left.length >= 30 || right.length >= 30}
          onClick={() => store([...pairs, { one: rowOf(), other: rowOf() }], more)}
        >
          {text('content.add-pair')}
        </Button>
      </fieldset>
      <Rows
        label={text('content.distractors')}
        name={(number) => text('content.distractor', { number })}
        rows={more}
        most={30 - paired.size}
        add={text('content.add-distractor')}
        fresh={(row) => row}
        onRows={(rows, typing) => store(pairs, rows, typing)}
      />
    </>
  )
}
