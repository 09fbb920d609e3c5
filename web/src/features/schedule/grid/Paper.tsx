import { numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import type { LessonCard, WeekOf } from '@qalam/contract/schedule/api.ts'
import { useKnownUser } from '#features/auth/public.tsx'
import { daysBetweenText } from '#platform/dates.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { IconDone } from '#ui/page/icons.ts'
import { named } from '../week/words.ts'
import styles from './WeekGrid.module.css'

/** What only paper needs above the week: the school, whose week it is, and when. */
export function PaperHead({ week: { view, quarterId, weekStart, weekEnd, days } }: { week: WeekOf }) {
  const school = useKnownUser()?.school
  const year = quarterId && yearOfQuarter(quarterId)
  return (
    <span className="print-only">
      {[
        school && named(school.name),
        `${text(`schedule.kind-${view.kind}`)}: ${view.label}`,
        year && `${year}/${year + 1}`,
        quarterId && text('schedule.quarter-number', { number: numberOfQuarter(quarterId) }),
        daysBetweenText(weekStart, days.at(-1)?.date ?? weekEnd),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

const signs: readonly { key: MessageKey; stands: (lesson: LessonCard) => boolean }[] = [
  { key: 'schedule.paper-sor', stands: ({ lessonType }) => lessonType === 'sor' },
  { key: 'schedule.paper-soch', stands: ({ lessonType }) => lessonType === 'soch' },
  { key: 'schedule.conducted', stands: ({ conducted }) => conducted },
  { key: 'schedule.paper-clash', stands: ({ forced, clashes }) => forced !== null || clashes.length > 0 },
]

/** What the signs on paper mean; those alone that stand there. */
export function PaperLegend({ lessons }: { lessons: readonly LessonCard[] }) {
  const used = signs.filter(({ stands }) => lessons.some(stands))
  return (
    used.length > 0 && (
      <ul className={`${styles.legend} print-only`}>
        {used.map(({ key }) => (
          <li key={key}>
            {key === 'schedule.conducted' && <IconDone aria-hidden />}
            {text(key)}
          </li>
        ))}
      </ul>
    )
  )
}
