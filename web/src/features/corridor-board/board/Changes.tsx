import type { Corridor, CorridorLesson } from '@qalam/contract/corridor-board/api.ts'
import { corridorWords } from '@qalam/contract/corridor-board/board-words.ts'
import styles from './Corridor.module.css'
import type { Turn } from './moments.ts'

type Props = { changes: readonly CorridorLesson[]; groups: Corridor['groups']; language: Turn['language'] }

/** What is otherwise than in the timetable, for the rest of the day. */
export function Changes({ changes, groups, language }: Props) {
  if (changes.length === 0) return null
  const labels = new Map(groups.map(({ id, label }) => [id, label]))

  return (
    <section className={styles.changes} aria-label={corridorWords.changes[language]}>
      <h2>{corridorWords.changes[language]}</h2>
      <ul>
        {changes.map(({ groupId, timeStart, subject, subgroup, substitute, cancelled }) => (
          <li key={`${groupId} ${timeStart} ${subgroup}`}>
            <strong>
              {timeStart} {labels.get(groupId)}
            </strong>{' '}
            {subject[language]}
            {subgroup !== null && ` ${subgroup} ${corridorWords.part[language]}`}:{' '}
            {cancelled
              ? corridorWords.cancelled[language].toLocaleLowerCase()
              : `${corridorWords.substitute[language].toLocaleLowerCase()} — ${substitute ?? ''}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
