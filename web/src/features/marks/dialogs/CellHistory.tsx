import { useQuery } from '@tanstack/react-query'
import { saidBy } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { faceOf } from '../board/clipboard.ts'
import { cellHistory } from '../reads.ts'
import styles from './Dialogs.module.css'

/** Whether a mark was typed a minute or more before, or by its device's clock after, it came to the server. */
const isElsewhen = ({ at, deviceAt }: { at: string; deviceAt: string | null }): boolean =>
  deviceAt !== null && Math.abs(Date.parse(at) - Date.parse(deviceAt)) >= 60_000

/** Every value a cell has held, newest first: who, when, and what was taken back. */
export function CellHistory({ lesson, student }: { lesson: string; student: number }) {
  const { data: events, error } = useQuery({ ...cellHistory(lesson, student), staleTime: 0 })
  const language = currentLanguage()

  return (
    <section className={styles.history} aria-busy={!events && !error}>
      <h3>{text('journal.history')}</h3>
      {error && <p>{saidBy(error)}</p>}
      {events?.length === 0 && <p>{text('journal.no-history')}</p>}
      {events && events.length > 0 && (
        <ol>
          {events.map((event) => (
            <li key={event.version}>
              <strong>{faceOf(event, language) || text('journal.emptied')}</strong>
              <span>
                {event.by}, {momentText(event.at)}
                {isElsewhen(event) && ` · ${text('journal.typed-at', { moment: momentText(event.deviceAt ?? '') })}`}
                {event.undo && ` · ${text('journal.taken-back')}`}
              </span>
              {event.comment && <em>{event.comment}</em>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
