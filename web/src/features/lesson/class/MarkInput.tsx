import { type KeyboardEvent, useId, useState } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import styles from './Class.module.css'
import { read, type Value } from './values.ts'

type Props = {
  label: string
  userId: number
  value: Value
  face: string
  max: number
  scored: boolean
  locked: boolean
  onValue: (value: Value) => void
  onComment: () => void
  onUndo: () => number | null
}

/** A field that takes a score or the letter of a sign. Enter and the arrows store it and go on. */
export function MarkInput({ label, userId, value, face, max, scored, locked, onValue, onComment, onUndo }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const language = currentLanguage()
  const meant = draft === null ? value : read(draft, value, max, language)
  const isWrong = meant === null || (!scored && meant.score !== null)

  const commit = (): boolean => {
    if (draft === null) return true
    if (isWrong || meant === null) return false
    setDraft(null)
    onValue(meant)
    return true
  }

  const type = (typed: string) => {
    const letter = /^\D$/u.test(typed) ? read(typed, value, max, language) : null
    if (!letter) return setDraft(typed.slice(0, 3))
    setDraft(null)
    onValue(letter)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (commit()) focusRow(event.currentTarget, step)
    } else if (event.key === 'F2') {
      event.preventDefault()
      if (commit()) onComment()
    } else if (event.key === 'Escape' && draft !== null) {
      event.preventDefault()
      setDraft(null)
    } else if (event.key === 'Delete' && !locked) {
      event.preventDefault()
      setDraft(null)
      onValue(read('', value, max, language) ?? value)
    } else if (isUndo(event) && draft === null) {
      event.preventDefault()
      const whose = onUndo()
      if (whose !== null) document.getElementById(`mark-${whose}`)?.focus()
    }
  }

  return (
    <span className={styles.field}>
      <input
        id={`mark-${userId}`}
        className={styles.input}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-why` : undefined}
        data-mark
        inputMode="numeric"
        autoComplete="off"
        readOnly={locked}
        value={draft ?? face}
        onFocus={({ target }) => target.select()}
        onBlur={() => void commit()}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {max !== 10 && <span className={styles.max}>/{max}</span>}
      {isWrong && (
        <span id={`${id}-why`} role="alert" className={styles.why}>
          {scored ? text('problem.journal.score-out-of-range', { max }) : text('problem.journal.not-assessed')}
        </span>
      )}
    </span>
  )
}

/** By the place of the key: on a Cyrillic layout Ctrl+Z carries another letter. */
const isUndo = ({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey

function focusRow(from: HTMLElement, step: number): void {
  const fields = [...(from.closest('ol')?.querySelectorAll<HTMLInputElement>('[data-mark]') ?? [])]
  const next = fields[fields.findIndex((field) => field === from) + step]
  if (next) next.focus()
  else if (from instanceof HTMLInputElement) from.select()
}
