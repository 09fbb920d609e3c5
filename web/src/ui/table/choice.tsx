import type { Key } from 'react'
import { useWord } from '../page/words.tsx'
import styles from './DataTable.module.css'

type Id = number | string

export type RowChoice<Row> = {
  /** What a row is called by its box. */
  rowName: (row: Row) => string
  rows: readonly (Row & { id: Id })[]
  chosen: ReadonlySet<Id>
  onChoose: (chosen: ReadonlySet<Id>) => void
}

/** The box of a row. */
export function ChooseRow<Row>({ row, id, rowName, chosen, onChoose }: RowChoice<Row> & { row: Row; id: Key }) {
  const word = useWord()
  if (typeof id === 'bigint') return null
  const toggle = (isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <label className={styles.pick}>
      <span className="sr-only">{word('chooseRow', { name: rowName(row) })}</span>
      <input type="checkbox" checked={chosen.has(id)} onChange={({ target }) => toggle(target.checked)} />
    </label>
  )
}

/** The box of all rows that are shown; between none and all it is neither. */
export function ChooseAll<Row>({ rows, chosen, onChoose }: RowChoice<Row>) {
  const word = useWord()
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  return (
    <label className={styles.pick}>
      <span className="sr-only">{word('chooseAll')}</span>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = !isAll && chosen.size > 0
        }}
        checked={isAll}
        onChange={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      />
    </label>
  )
}
