import type { LessonJournal } from '@qalam/contract/journal/api.ts'
import { type Sign, signs } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { IconComment } from '../icons.ts'
import styles from './Class.module.css'
import { MarkInput } from './MarkInput.tsx'
import type { Writer } from './makeWriter.ts'
import { type Value, withSign } from './values.ts'
import type { Write } from './writes.ts'

type Props = {
  row: LessonJournal['studentMarks'][number]
  cell: { value: Value; state: Write['state'] }
  write: Write | undefined
  max: number
  /** Whether the subject is marked at all; attendance always is. */
  scored: boolean
  locked: boolean
  writer: Writer
  face: string
  onComment: () => void
  onUndo: () => number | null
}

/** A student of the lesson: mark, attendance, comment, and what became of the last write. */
export function StudentRow(props: Props) {
  const { row, cell, write, max, scored, locked, writer, face, onComment, onUndo } = props
  const { userId, fullName, mark } = row
  const { value, state } = cell
  const put = (next: Value) => writer.write(userId, mark, next)

  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>{fullName}</span>
      <MarkInput
        label={text('lesson.mark-of', { name: fullName })}
        userId={userId}
        value={value}
        face={face}
        max={max}
        scored={scored}
        locked={locked}
        onValue={put}
        onComment={onComment}
        onUndo={onUndo}
      />
      <SignSelect name={fullName} sign={value.sign} locked={locked} onSign={(sign) => put(withSign(value, sign))} />
      <IconButton
        label={text('lesson.comment-of', { name: fullName })}
        className={value.comment ? styles.commented : undefined}
        disabled={locked && !value.comment}
        onClick={onComment}
      >
        <IconComment />
      </IconButton>
      <State state={state} write={write} onDismiss={() => writer.dismiss(userId)} onKeep={() => put(value)} />
    </li>
  )
}

type SignProps = { name: string; sign: Sign | null; locked: boolean; onSign: (sign: Sign | null) => void }

/** Attendance by touch: the browser's own list. */
function SignSelect({ name, sign, locked, onSign }: SignProps) {
  return (
    <select
      className={styles.sign}
      aria-label={`${text('lesson.sign')}: ${name}`}
      value={sign ?? ''}
      disabled={locked}
      onChange={({ target }) => onSign(signs.find((one) => one === target.value) ?? null)}
    >
      <option value="">—</option>
      {signs.map((one) => (
        <option key={one} value={one}>
          {text(`schedule.sign-${one}`)}
        </option>
      ))}
    </select>
  )
}

type StateProps = { state: Write['state']; write: Write | undefined; onDismiss: () => void; onKeep: () => void }

/** on this device → stored → refused with the reason; another's value can be left or written over. */
function State({ state, write, onDismiss, onKeep }: StateProps) {
  if (state === 'stored') return null
  if (state !== 'refused' || !write)
    return <span className={styles.state}>{text(state === 'here' ? 'lesson.cell-here' : 'lesson.cell-waiting')}</span>

  const { why, theirs } = write
  return (
    <span className={styles.refusal} role="alert">
      {text('lesson.cell-refused', { why: why ?? '' })}
      {theirs && (
        <strong>
          {' '}
          {[theirs.score, theirs.sign && text(`schedule.sign-${theirs.sign}`), theirs.by]
            .filter((part) => part !== null && part !== '')
            .join(', ')}
        </strong>
      )}
      <Button size="small" onClick={onDismiss}>
        {text(theirs ? 'lesson.take-theirs' : 'common.cancel')}
      </Button>
      {theirs && (
        <Button size="small" onClick={onKeep}>
          {text('lesson.keep-mine')}
        </Button>
      )}
    </span>
  )
}
