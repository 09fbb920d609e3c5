import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What the button does, said to those who do not see the icon and shown on hover. */
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={classes(styles.button, className)}>
      {children}
    </button>
  )
}
