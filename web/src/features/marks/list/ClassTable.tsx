import { useEffect, useRef } from 'react'
import { text } from '#platform/text.ts'
import { isUnclaimed } from '../focus.ts'
import type { Board } from '../board/board.ts'
import { isSame, nothing } from '../board/sheet.ts'
import styles from './Class.module.css'
import { ClassRow } from './ClassRow.tsx'

type Props = { board: Board; locked: boolean; onOpen: (row: number) => void }

/** The class of a lesson with one field a student. Whoever comes to mark stands in the first empty one. */
export function ClassTable({ board, locked, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [column] = board.columns

  useEffect(() => {
    if (locked) return undefined
    const first = board.students.findIndex((_, row) => isSame(board.valueAt({ row, column: 0 }), nothing))
    const timer = setTimeout(() => {
      if (isUnclaimed()) fieldAt(body.current, Math.max(0, first))?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
    // Only on coming: later the person stands where they went.
  }, [locked, board])

  const go = (row: number) => fieldAt(body.current, row)?.focus()

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('journal.student')}</th>
          <th scope="col">
            {text('lesson.mark')} <small>/ {column?.maxScore}</small>
          </th>
          <th scope="col">{text('lesson.sign')}</th>
          <th scope="col">{text('lesson.comment')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {board.students.map(({ userId }, row) => (
          <ClassRow key={userId} board={board} row={row} locked={locked} onGo={go} onOpen={() => onOpen(row)} />
        ))}
      </tbody>
    </table>
  )
}

const fieldAt = (body: HTMLElement | null, row: number): HTMLInputElement | undefined =>
  body?.querySelectorAll<HTMLInputElement>('[data-mark]')[row]
