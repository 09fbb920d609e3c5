import type { ReactNode } from 'react'
import { Button } from '../../page/Button.tsx'
import { useWord } from '../../page/words.tsx'
import styles from './ListTable.module.css'

/** How many rows are chosen, and what can be done with all of them. */
export function Chosen({ count, onNone, acts }: { count: number; onNone: () => void; acts: ReactNode }) {
  const word = useWord()
  return (
    <div className={`${styles.chosen} no-print`}>
      <span role="status">{word('chosen', { number: count })}</span>
      {acts}
      <Button kind="quiet" size="small" onClick={onNone}>
        {word('chosenNone')}
      </Button>
    </div>
  )
}
