import type { ReactNode } from 'react'
import { text } from '#platform/text.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import styles from '../Builder.module.css'
import { IconDelete, IconDown, IconPlus, IconUp } from '../icons.ts'
import { moved, type ExerciseRow, rowOf } from './rows.ts'

type Props<One extends ExerciseRow> = {
  label: string
  /** The name of one row by its number. */
  name: (number: number) => string
  rows: readonly One[]
  onRows: (rows: One[], typing?: string) => void
  most: number
  add: string
  /** What one row begins with beside its id and its text. */
  fresh: (row: ExerciseRow) => One
  /** Stands before the text: a mark that it is right. */
  before?: ((row: One, number: number) => ReactNode) | undefined
  /** Stands behind the text. */
  after?: ((row: One, number: number) => ReactNode) | undefined
  /** The rows have an order that matters. */
  ordered?: boolean | undefined
}

/** Texts in rows: written, added, taken away and, where it matters, put in order. */
export function Rows<One extends ExerciseRow>(props: Props<One>) {
  const { label, name, rows, onRows, most, add, fresh, before, after, ordered = false } = props
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, at) => (
        <div key={row.uuid} className={styles.row}>
          {before?.(row, at + 1)}
          <TextField
            label={name(at + 1)}
            bare
            placeholder={name(at + 1)}
            max={1000}
            value={row.text}
            onChange={(next) =>
              onRows(
                rows.map((one) => (one.uuid === row.uuid ? { ...one, text: next } : one)),
                `row ${row.uuid}`,
              )
            }
          />
          {after?.(row, at + 1)}
          {ordered && (
            <>
              <IconButton
                label={text('content.row-up', { name: name(at + 1) })}
                disabled={at === 0}
                onClick={() => onRows(moved(rows, at, at - 1))}
              >
                <IconUp />
              </IconButton>
              <IconButton
                label={text('content.row-down', { name: name(at + 1) })}
                disabled={at === rows.length - 1}
                onClick={() => onRows(moved(rows, at, at + 1))}
              >
                <IconDown />
              </IconButton>
            </>
          )}
          <IconButton
            label={text('content.row-remove', { name: name(at + 1) })}
            onClick={() => onRows(rows.filter((one) => one.uuid !== row.uuid))}
          >
            <IconDelete />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        icon={<IconPlus />}
        disabled={rows.length >= most}
        onClick={() => onRows([...rows, fresh(rowOf())])}
      >
        {add}
      </Button>
    </fieldset>
  )
}
