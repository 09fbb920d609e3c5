import type { TimetableProposal, Unplaced } from '@qalam/contract/timetable-proposal/api.ts'
import { named } from '#features/schedule/public.tsx'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './Maker.module.css'

/** Lessons without a place, each with its smallest reason. */
export function LeftOut({ proposal: { leftOut, plans, groups, teachers } }: { proposal: TimetableProposal }) {
  if (leftOut.length === 0) return null
  const line = ({ planUuid, lessons, code, need, have }: Unplaced) => {
    const plan = plans.find(({ uuid }) => uuid === planUuid)
    return text('timetable-proposal.left-line', {
      group: groups.find(({ id }) => id === plan?.groupId)?.label ?? '',
      subject: plan ? named(plan.subject) : '',
      teacher: teachers.find(({ id }) => id === plan?.teacherId)?.label ?? '',
      lessons,
      reason: text(`timetable-proposal.reason-${code}`, { need: need ?? 0, have: have ?? 0 }),
    })
  }
  return (
    <Card title={text('timetable-proposal.left-out')}>
      <ul className={styles.findings}>
        {leftOut.map((one) => (
          <li key={`${one.planUuid} ${one.code}`}>{line(one)}</li>
        ))}
      </ul>
    </Card>
  )
}
