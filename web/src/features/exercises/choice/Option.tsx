import type { ReactNode } from 'react'
import { classes } from '#ui/page/classes.ts'
import styles from './Choice.module.css'

type Props = {
  kind: 'radio' | 'checkbox'
  /** Radios of one name are walked by arrows. */
  name?: string
  checked: boolean
  disabled: boolean
  /** It can be reached and read but not chosen now. */
  closed?: boolean
  onPress: () => void
  children: ReactNode
}

/** One option as a row that is a target as a whole. */
export function Option({ kind, name, checked, disabled, closed = false, onPress, children }: Props) {
  return (
    <label className={classes(styles.option, closed && styles.closed)}>
      <input
        type={kind}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-disabled={closed || undefined}
        onChange={onPress}
      />
      <span>{children}</span>
    </label>
  )
}
