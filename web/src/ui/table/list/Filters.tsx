import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../page/Button.tsx'
import { IconFilter } from '../../page/icons.ts'
import { useWord } from '../../page/words.tsx'
import styles from './ListTable.module.css'

/** The fields that narrow a list. On a phone they fold behind a button that says how many of them are in use. */
export function Filters({ active, children }: { active: number; children: ReactNode }) {
  const word = useWord()
  const id = useId()
  const [open, setOpen] = useState(false)

  return (
    <>
      <span className={styles.fold}>
        <Button
          icon={<IconFilter aria-hidden />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? word('filtersOn', { number: active }) : word('filters')}
        </Button>
      </span>
      <div id={id} className={styles.filters} data-open={open || undefined}>
        {children}
      </div>
    </>
  )
}
