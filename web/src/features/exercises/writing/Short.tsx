import { text } from '#platform/text.ts'
import field from '#ui/fields/field.module.css'
import { textOf, withText } from '../given.ts'
import type { PlayerProps } from '../player.ts'
import styles from './Writing.module.css'

const mostLetters = 200

/** A word or a number. The keyboard of a phone stays the whole one: a number may bring a sign and a unit. */
export function Short({ answer, onAnswer, locked, named }: PlayerProps<'short'>) {
  return (
    <input
      {...named}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={mostLetters}
      readOnly={locked}
      placeholder={locked ? text('exercises.no-answer') : text('exercises.answer')}
      value={textOf(answer)}
      className={`${field.control} ${styles.short}`}
      onChange={({ target }) => onAnswer(withText(target.value))}
    />
  )
}
