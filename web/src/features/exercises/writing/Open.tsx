import { text } from '#platform/text.ts'
import field from '#ui/fields/field.module.css'
import { filesOf, textOf, withText } from '../given.ts'
import type { AnswerFiles, PlayerProps } from '../player.ts'
import styles from './Writing.module.css'

const mostLetters = 20_000
/** Letters that are left before they are counted aloud. */
const nearTheEnd = 1000

type Props = PlayerProps<'open'> & { files: AnswerFiles | undefined }

/** An answer at length, with files where the exercise takes them; a person scores it. */
export function Open({ exercise, answer, onAnswer, locked, named, files }: Props) {
  const words = textOf(answer)
  const sent = filesOf(answer)

  return (
    <div className={styles.open}>
      <textarea
        {...named}
        rows={6}
        maxLength={mostLetters}
        readOnly={locked}
        placeholder={locked ? text('exercises.no-answer') : text('exercises.answer')}
        value={words}
        className={`${field.control} ${styles.long}`}
        onChange={({ target }) => onAnswer(withText(target.value, sent))}
      />
      {words.length > mostLetters - nearTheEnd && (
        <p className={styles.count}>
          {words.length} / {mostLetters}
        </p>
      )}
      {exercise.files && files?.({ files: sent, onFiles: (list) => onAnswer(withText(words, list)), locked })}
    </div>
  )
}
