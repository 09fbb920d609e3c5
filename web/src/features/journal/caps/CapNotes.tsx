import type { QuarterJournal } from '@qalam/contract/journal/api.ts'
import type { CapWarning } from '@qalam/contract/ktp/caps.ts'
import { dayShort } from '#platform/dates.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { cappedIn } from './caps.ts'
import styles from './Caps.module.css'

/** What the rules of assessment say against the dates of the works of this journal; nothing where all is well. */
export function CapNotes({ journal }: { journal: QuarterJournal }) {
  const capped = cappedIn(journal)
  if (capped.length === 0) return null
  const names = new Map(
    journal.sochSchedules.flatMap(({ beside = [] }) => beside.map(({ uuid, name }) => [uuid, named(name)] as const)),
  )
  const wordsOf = ({ kind, ...facts }: CapWarning): string =>
    text(`journal.cap-${kind}`, {
      count: 'count' in facts ? facts.count : 0,
      max: 'max' in facts ? facts.max : 0,
      others:
        'others' in facts
          ? [...new Set(facts.others.map((uuid) => names.get(uuid) ?? named(journal.subjectName)))].join(', ')
          : '',
    })
  return (
    <section className={`${styles.caps} no-print`} aria-label={text('journal.caps')}>
      <ul>
        {capped.flatMap(({ lesson, warnings }) =>
          warnings.map((warning) => (
            <li key={`${lesson.uuid} ${warning.kind}`}>
              <strong>{dayShort(lesson.date)}</strong> · {wordsOf(warning)}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
