import { text } from '#platform/text.ts'
import { idsOf, withIds } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import styles from './Choice.module.css'
import { Option } from './Option.tsx'
import { optionWords } from './words.ts'
import { Words } from '../Words.tsx'

/** Several options, up to the limit; one that is chosen can always be taken away (V-MULTI-1…3). */
export function Multiple({ exercise, answer, onAnswer, locked, named }: PlayerProps<'multiple'>) {
  const { options, most } = exercise
  const chosen = idsOf(answer)
  const isFull = most !== null && chosen.length >= most
  const toggle = (id: string) => {
    if (chosen.includes(id)) onAnswer(withIds(chosen.filter((other) => other !== id)))
    else if (!isFull) onAnswer(withIds([...chosen, id]))
  }

  return (
    <>
      <div role="group" {...named} className={styles.options}>
        {options.map(({ id, text: words }, at) => (
          <Option
            key={id}
            kind="checkbox"
            checked={chosen.includes(id)}
            disabled={locked}
            closed={isFull && !chosen.includes(id)}
            onPress={() => toggle(id)}
          >
            <Words>{optionWords(words, at)}</Words>
          </Option>
        ))}
      </div>
      {most !== null && !locked && (
        <p role="status" className={styles.said}>
          {text('exercises.chosen-of', { chosen: chosen.length, most })}
          {isFull && ` · ${text('exercises.limit')}`}
        </p>
      )}
    </>
  )
}
