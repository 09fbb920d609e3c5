import type { AnswerEvent } from '@qalam/contract/homework/answers.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import styles from '../Homework.module.css'

/** What was done with an answer, the last on top (E-7.7-17). */
export function History({ events }: { events: readonly AnswerEvent[] }) {
  if (events.length === 0) return null
  return (
    <details className={styles.history}>
      <summary>{text('homework.history')}</summary>
      <ol>
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.comment}`}>
            <strong>{text(`homework.did-${event.kind}`)}</strong> · {event.by} · {momentText(event.at)}
            {event.score !== null && ` · ${event.score}`}
            {event.comment && <p className={styles.words}>{event.comment}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
