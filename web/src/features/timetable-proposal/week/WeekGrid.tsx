import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { TimetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { named } from '#features/schedule/public.tsx'
import { today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { type ProposalCell, rowsOf, type WeekOwner } from './grid.ts'
import styles from './Week.module.css'

type Props = { proposal: TimetableProposal; whose: WeekOwner; label: string }

/** The proposed week of a class or of a teacher; a lesson that stands elsewhere today is marked in a word. */
export function WeekGrid({ proposal, whose, label }: Props) {
  const caption = text('timetable-proposal.grid', { whose: label })
  const days = Array.from({ length: proposal.asked.days }, (_, index) => index + 1)
  const names = {
    groups: new Map(proposal.groups.map((group) => [group.id, group.label])),
    teachers: new Map(proposal.teachers.map((teacher) => [teacher.id, teacher.label])),
    cabinets: new Map(proposal.cabinets.map((cabinet) => [cabinet.id, cabinet.label])),
  }
  const where = ({ plan, cabinetId }: ProposalCell) =>
    [
      whose.kind === 'group' ? names.teachers.get(plan.teacherId) : names.groups.get(plan.groupId),
      cabinetId === null ? undefined : names.cabinets.get(cabinetId),
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <div className={styles.box} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.grid} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{text('office-schedule.ref-number')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {weekdayLong(addDays(mondayOf(today()), day - 1))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(proposal, whose).map(({ number, timeStart, timeEnd, cells }) => (
            <tr key={timeStart}>
              <th scope="row">
                {number}
                <span className={styles.time}>
                  {timeStart}–{timeEnd}
                </span>
              </th>
              {days.map((day) => (
                <td key={day}>
                  {cells
                    .filter(({ weekDay }) => weekDay === day)
                    .map((cell) => (
                      <div key={cell.planUuid} className={styles.slot} data-changed={cell.changed || undefined}>
                        <strong>{subjectOf(cell)}</strong>
                        <span className={styles.where}>{where(cell)}</span>
                        {cell.changed && <Badge tone="warning">{text('timetable-proposal.changed')}</Badge>}
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const subjectOf = ({ plan: { subject, subgroup } }: ProposalCell): string =>
  subgroup === null ? named(subject) : `${named(subject)} ${text('office-schedule.part', { number: subgroup })}`
