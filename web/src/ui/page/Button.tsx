import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Link, type LinkProps } from './Link.tsx'
import styles from './Button.module.css'

type Dress = {
  /** `main` is the one action of a screen or dialog; `quiet` has no frame; `danger` cannot be taken back. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
  icon?: ReactNode
}

type Props = Dress &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Work is under way: the button keeps its place and its focus, shows a turning ring and takes no second press. */
    busy?: boolean | undefined
    ref?: Ref<HTMLButtonElement>
  }

const dress = ({ kind = 'plain', size = 'normal' }: Dress, className?: string) =>
  classes(styles.button, styles[kind], size === 'small' && styles.small, className)

export function Button({ kind, size, icon, busy, className, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={dress({ ...(kind && { kind }), ...(size && { size }) }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.ring} aria-hidden /> : icon}
      {children}
    </button>
  )
}

/** Goes somewhere and looks like a button. */
export function LinkButton({ kind, size, icon, className, children, ...rest }: Dress & LinkProps) {
  return (
    <Link {...rest} className={dress({ ...(kind && { kind }), ...(size && { size }) }, className)}>
      {icon}
      {children}
    </Link>
  )
}
