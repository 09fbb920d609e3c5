import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Badge.module.css'

type Props = { tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined; children: ReactNode }

/** A state in a word: closed, forced, now. The word carries the meaning, the colour only helps to find it. */
export const Badge = ({ tone = 'neutral', children }: Props) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
)
