import type { ReactNode } from 'react'
import { classes } from '#ui/page/classes.ts'
import type { PlayerProps } from '../player.ts'
import styles from './Placing.module.css'
import type { Placing } from './usePlacing.ts'

type Props = { placing: Placing; named: PlayerProps<'gaps'>['named']; places: number; children: ReactNode }

/** More places than one screen of a phone holds. */
const long = 6

/** What things are taken and placed in, and the line that says each step. */
export function Frame({ placing, named, places, children }: Props) {
  return (
    <div
      ref={placing.box}
      role="group"
      {...named}
      className={classes(styles.frame, places >= long && styles.long)}
      onKeyDown={placing.onKeyDown}
    >
      {children}
      <p role="status" className={styles.said}>
        {placing.said}
      </p>
    </div>
  )
}
