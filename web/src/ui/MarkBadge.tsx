import { classes } from './classes.ts'
import styles from './MarkBadge.module.css'

type Props = {
  /**
   * `mark` is 2…5 and has a colour besides its digit; `points` are formative, out of a maximum, and stay neutral;
   * `credit` is a word: passed or not.
   */
  kind?: 'mark' | 'points' | 'credit' | undefined
  value: number | string
  /** Points at most. */
  max?: number | undefined
  /** Said and shown on hover: why, when, by whom. */
  title?: string | undefined
}

const tones: Record<string, string | undefined> = {
  5: styles.five,
  4: styles.four,
  3: styles.three,
  2: styles.two,
}

export function MarkBadge({ kind = 'mark', value, max, title }: Props) {
  const tone = kind === 'mark' ? tones[String(Math.round(Number(value)))] : undefined

  return (
    <span className={classes(styles.mark, tone, kind === 'credit' && styles.credit)} title={title}>
      {value}
      {max !== undefined && <small>/{max}</small>}
      {title && <span className="sr-only">, {title}</span>}
    </span>
  )
}
