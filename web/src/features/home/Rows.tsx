import { type ReactNode, useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from './Home.module.css'

/** So many stand on the page at once: the next child is not far below. */
const most = 4

/** The first rows of a list, and the rest by a press. */
export function Rows<Of>({ of, row }: { of: readonly Of[]; row: (one: Of) => ReactNode }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || of.length <= most + 1 ? of : of.slice(0, most)

  return (
    <>
      <ul className={styles.rows}>{shown.map(row)}</ul>
      {shown.length < of.length && (
        <Button size="small" kind="quiet" onClick={() => setWhole(true)}>
          {text('home.more', { count: of.length - shown.length })}
        </Button>
      )}
    </>
  )
}
