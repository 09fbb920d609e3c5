import type { ReactNode } from 'react'
import styles from './FieldRow.module.css'

/** Fields side by side where there is room, one under another where there is none. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
