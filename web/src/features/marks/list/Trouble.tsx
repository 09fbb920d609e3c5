import { momentText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import type { Board } from '../board/board.ts'
import { faceOf, shownIn } from '../board/clipboard.ts'
import type { BoardCell, MarkTrouble as Reason } from '../board/sheet.ts'
import type { BoardPlace } from '../board/keys.ts'
import styles from './Class.module.css'

type Props = { board: Board; place: BoardPlace; cell: BoardCell; trouble: Reason }

/** Why the value in the field is not stored, what stands instead, and the choice between the two. */
export function Trouble({ board, place, cell, trouble: { message, wanted, by, at } }: Props) {
  const language = currentLanguage()
  const isOvertaken = cell.state === 'stale'
  const stands = [faceOf(cell.held, language) || text('journal.emptied'), by, at && momentText(at)].filter(Boolean)

  return (
    <tr>
      <td colSpan={4} className={styles.refusal} role="alert">
        {text('journal.not-stored', { value: shownIn({ ...cell, draft: null }, language) || '—' })} {message}
        {isOvertaken && (
          <strong>
            {' '}
            {text('journal.stands')}: {stands.join(', ')}
          </strong>
        )}{' '}
        <Button size="small" onClick={() => board.resolve(place, false)}>
          {text(isOvertaken ? 'lesson.take-theirs' : 'common.cancel')}
        </Button>{' '}
        {isOvertaken && typeof wanted !== 'string' && (
          <Button size="small" onClick={() => board.resolve(place, true)}>
            {text('lesson.keep-mine')}
          </Button>
        )}
      </td>
    </tr>
  )
}
