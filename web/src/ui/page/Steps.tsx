import { IconCheck } from './icons.ts'
import styles from './Steps.module.css'

type Props = {
  label: string
  steps: readonly string[]
  /** The step that is filled in now, counted from 0. */
  at: number
  /** Back to a step that was passed already. */
  onGoTo: (index: number) => void
}

/** How far a long form is; the steps that were passed lead back. */
export function Steps({ label, steps, at, onGoTo }: Props) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((name, index) => (
        <li key={name} className={styles.step} aria-current={index === at ? 'step' : undefined}>
          <span className={styles.number} aria-hidden>
            {index < at ? <IconCheck /> : index + 1}
          </span>
          {index < at ? (
            <button type="button" className={styles.back} onClick={() => onGoTo(index)}>
              {name}
            </button>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
