import { dayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { MarkBadge } from '../badge/MarkBadge.tsx'
import type { Board } from '../board/board.ts'
import type { BoardPlace } from '../board/keys.ts'
import { Credit, provisionalIn } from '../Credit.tsx'
import styles from './Dialogs.module.css'

/** What stands around a score and is not changed with it: lesson, theme, and what the row adds up to. */
export function Facts({ board, place }: { board: Board; place: BoardPlace }) {
  const column = board.columns[place.column]
  const summary = board.line(place.row)?.summary
  if (!column || !summary) return null
  const provisional = provisionalIn(board.journal)

  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('journal.lesson')}</dt>
        <dd>
          {dayLong(column.date)}, {column.timeStart}
        </dd>
      </div>
      <div>
        <dt>{text('journal.theme')}</dt>
        <dd>{column.theme || text('journal.no-theme')}</dd>
      </div>
      {summary.percent !== null && (
        <div>
          <dt>{text('journal.recommended')}</dt>
          <dd>
            {summary.mark !== null && <MarkBadge value={summary.mark} provisional={provisional} />}
            {summary.credit !== null && <Credit passed={summary.credit} provisional={provisional} />} {summary.percent}{' '}
            %
          </dd>
        </div>
      )}
    </dl>
  )
}
