import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardPlace } from '../board/keys.ts'
import styles from './Journal.module.css'
import { cellNode } from './selection.ts'

/** Words at a cell: why it takes nothing. */
export type Note = { place: BoardPlace; words: string }

type Props = { table: RefObject<HTMLTableElement | null>; note: Note | null }

/** Says at a cell why it takes nothing; it scrolls with the sheet. */
export function CellNote({ table, note }: Props) {
  const words = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    const cell = note && table.current && cellNode(table.current, note.place)
    const row = cell?.parentElement
    if (!cell || !row || !words.current) return
    words.current.style.top = `${row.offsetTop + row.offsetHeight + 4}px`
    words.current.style.left = `${cell.offsetLeft}px`
  }, [table, note])

  return (
    <p ref={words} role="alert" className={styles.note} hidden={note === null}>
      {note?.words}
    </p>
  )
}
