import { text } from '#platform/text.ts'
import { keyMaps } from './keys.ts'
import type { ExerciseType } from './player.ts'
import styles from './Exercise.module.css'

/** The keys of an exercise, one press away; where keys only write there is nothing to say. */
export function KeyMap({ type }: { type: ExerciseType }) {
  const lines = keyMaps[type]
  if (lines.length < 2) return null

  return (
    <details className={`${styles.keys} no-print`}>
      <summary>{text('exercises.keys')}</summary>
      <dl>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
