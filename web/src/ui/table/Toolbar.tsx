import type { ReactNode } from 'react'
import { Narrowing } from '../fields/narrowing.ts'
import styles from './Toolbar.module.css'

/** Above a list: search and filters first, then what can be done with all of it (`end`). */
export function Toolbar({ children, end }: { children?: ReactNode; end?: ReactNode }) {
  return (
    <div className={`${styles.bar} no-print`}>
      <Narrowing value>{children}</Narrowing>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
