import { classes } from '#ui/page/classes.ts'
import styles from './MarkBadge.module.css'

type Props = {
  /**
   * `mark` is 2…5 and has a colour besides its digit; `points` are formative, out of a maximum, and stay neutral;
   * `passed` and `failed` are words.
   */
  kind?: 'mark' | 'points' | 'passed' | 'failed' | undefined
  value: number | string
  /** Points at most. */
  max?: number | undefined
  /** Said and shown on hover: why, when, by whom. */
  title?: string | undefined
  /** The word that says that it may still change; such a mark is an outline. */
  provisional?: string | undefined
}

const tones: Record<string, string | undefined> = {
  5: styles.five,
  4: styles.four,
  3: styles.three,
  2: styles.two,
}

const toneOf = { points: undefined, passed: styles.passed, failed: styles.two }

export function MarkBadge({ kind = 'mark', value, max, title, provisional }: Props) {
  const tone = kind === 'mark' ? tones[String(Math.round(Number(value)))] : toneOf[kind]

  return (
    <span className={classes(styles.mark, tone, provisional && styles.provisional)} title={title}>
      {value}
      {max !== undefined && <small>/{max}</small>}
      {provisional && <small className={styles.soFar}> {provisional}</small>}
      {title && <span className="sr-only">, {title}</span>}
    </span>
  )
}
