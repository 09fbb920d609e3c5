import { closingReminded, periodClosed } from '@qalam/contract/period-marks/events.ts'
import { useQuery } from '@tanstack/react-query'
import { named } from '#platform/named.ts'
import { quarter } from '#platform/quarter.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { Link } from '#ui/page/Link.tsx'
import { byAt } from './byAt.ts'
import styles from './PeriodMarks.module.css'
import { reminders } from './reads.ts'
import { periodName } from './words.tsx'

/** The plans that a teacher was asked to close; nothing while there are none. */
export default function ClosingReminders() {
  const { data = [] } = useQuery(reminders)
  useLive(closingReminded, () => [reminders], [reminders])
  useLive(periodClosed, () => [reminders])
  if (data.length === 0) return null

  return (
    <Card title={text('period-marks.asked-to-close')}>
      <ul className={styles.list}>
        {data.map(({ id, groupId, group, subjectId, subject, subgroup, period, remindedBy, remindedAt, quarterId }) => (
          <li key={`${id} ${period}`}>
            <Link
              onClick={() => quarter.set(quarterId)}
              href={linkTo('/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/marks', {
                groupId,
                calendarPlanUuid: id,
                subjectId,
              })}
            >
              {[group, named(subject), subgroup, periodName(period)].filter(Boolean).join(' · ')}
            </Link>{' '}
            <span className={styles.note}>{byAt(remindedBy, remindedAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
