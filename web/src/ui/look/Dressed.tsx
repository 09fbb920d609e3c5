import type { ReactNode } from 'react'
import styles from './Dressed.module.css'
import type { LookName, Scheme } from './Look.tsx'

type Props = { look: LookName; scheme: Scheme; children: ReactNode }

/** A part of a page in another look than the page: what it will be for others. */
export const Dressed = ({ look, scheme, children }: Props) => (
  <div className={styles.dressed} data-dressed data-look={look} data-scheme={scheme}>
    {children}
  </div>
)
