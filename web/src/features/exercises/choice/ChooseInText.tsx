import { idsOf, withIds } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import styles from './Choice.module.css'
import { Words } from '../Words.tsx'

/** Parts of a running text are pressed and released. */
export function ChooseInText({ exercise, answer, onAnswer, locked, named }: PlayerProps<'choose'>) {
  const chosen = idsOf(answer)
  const toggle = (id: string) =>
    onAnswer(withIds(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]))

  return (
    <div role="group" {...named} className={styles.running}>
      {exercise.parts.map(({ id, text, choice }) =>
        choice ? (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            disabled={locked}
            className={styles.word}
            onClick={() => toggle(id)}
          >
            <Words>{text}</Words>
          </button>
        ) : (
          <span key={id}>
            <Words>{text}</Words>
          </span>
        ),
      )}
    </div>
  )
}
