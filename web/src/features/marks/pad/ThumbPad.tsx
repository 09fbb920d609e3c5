import { signLabel } from '@qalam/contract/journal/rules.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { useSyncExternalStore } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconBack, IconClose, IconNext } from '#ui/page/icons.ts'
import type { Board } from '../board/board.ts'
import { withScore, withSign } from '../board/entry.ts'
import { givesScores, nothing, type MarkValue } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import styles from './ThumbPad.module.css'

type Props = {
  board: Board
  place: BoardPlace
  onWrite: (place: BoardPlace, value: MarkValue, isDone: boolean) => void
  /** To another student of the list; null closes the pad. */
  onMove: (row: number | null) => void
  onMore: () => void
}

/**
 * Scores and signs at the lower edge of the screen, whoever is marked: the hand that holds a phone marks the whole class
 * without moving, since the pad goes on to the next student by itself.
 */
export function ThumbPad({ board, place, onWrite, onMove, onMore }: Props) {
  const student = board.students[place.row]
  const locked = board.lockAt(place)

  return (
    <section className={styles.pad} aria-label={student?.fullName}>
      <header className={styles.head}>
        <IconButton
          label={text('journal.student-before')}
          disabled={place.row === 0}
          onClick={() => onMove(place.row - 1)}
        >
          <IconBack />
        </IconButton>
        <strong>{student?.fullName}</strong>
        <IconButton
          label={text('journal.student-after')}
          disabled={place.row === board.students.length - 1}
          onClick={() => onMove(place.row + 1)}
        >
          <IconNext />
        </IconButton>
        <IconButton label={text('common.close')} onClick={() => onMove(null)}>
          <IconClose />
        </IconButton>
      </header>
      {locked === null ? (
        <Keys board={board} place={place} onWrite={onWrite} onMore={onMore} />
      ) : (
        <p className={styles.locked}>{locked}</p>
      )}
    </section>
  )
}

function Keys({ board, place, onWrite, onMore }: Pick<Props, 'board' | 'place' | 'onWrite' | 'onMore'>) {
  const line = useSyncExternalStore(
    (listener) => board.watchRow(place.row, listener),
    () => board.line(place.row),
  )
  const value = line?.cells[place.column]?.value ?? nothing
  const max = board.columns[place.column]?.maxScore ?? 0
  const scores = givesScores(board.journal) ? Array.from({ length: max }, (_, index) => index + 1) : []
  const language = currentLanguage()

  return (
    <div className={styles.keys}>
      {scores.map((score) => (
        <button
          key={score}
          type="button"
          className={classes(styles.key, value.score === score && styles.chosen)}
          aria-pressed={value.score === score}
          onClick={() => onWrite(place, withScore(value, score), true)}
        >
          {score}
        </button>
      ))}
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          className={classes(styles.key, styles.sign, value.sign === sign && styles.chosen)}
          aria-pressed={value.sign === sign}
          aria-label={text(`journal.sign-${sign}`)}
          title={text(`journal.sign-${sign}`)}
          onClick={() => onWrite(place, withSign(value, value.sign === sign ? null : sign), sign !== 'late')}
        >
          {signLabel(sign, language)}
        </button>
      ))}
      <Button size="small" onClick={() => onWrite(place, nothing, false)}>
        {text('journal.clear')}
      </Button>
      <Button size="small" onClick={onMore}>
        {text('journal.comment')}
      </Button>
    </div>
  )
}
