import type { RefPlan, RefSlot, RefWeek } from '@qalam/contract/office-schedule/ref.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { WeekMenu } from '../batch/WeekMenu.tsx'
import { weekLink } from '../links.ts'
import { refOf } from '../reads.ts'
import styles from './Ref.module.css'
import { type RefPlace, SlotDialog } from './SlotDialog.tsx'
import { planSubject, weekDayName } from './words.ts'

const weekDays = [1, 2, 3, 4, 5, 6]

type Params = { groupId: string; date?: string }

/** The reference week of a class: weekdays by numbers of lessons (R-2.7-24, Q-020). */
export default function RefPage({ params: { groupId, date } }: { params: Params }) {
  const { data: week } = useSuspenseQuery(refOf(groupId))
  const [open, setOpen] = useState<RefPlace | null>(null)
  const { group, bells, can } = week

  return (
    <Screen
      title={text('office-schedule.ref-title')}
      lead={text('office-schedule.ref-lead', { group: group.label })}
      actions={
        <>
          <LinkButton href={weekLink('group', groupId, date)}>{text('office-schedule.ref-dated')}</LinkButton>
          <WeekMenu whose={{ groupId: group.id, label: group.label }} date={date ?? today()} />
        </>
      }
    >
      {bells.length === 0 ? (
        <EmptyList title={text('office-schedule.ref-none')} text={text('office-schedule.ref-none-hint')} />
      ) : (
        <Grid week={week} onOpen={can.edit ? setOpen : null} />
      )}
      <Hours week={week} />
      {open && <SlotDialog week={week} place={open} onClose={() => setOpen(null)} />}
    </Screen>
  )
}

type GridProps = { week: RefWeek; onOpen: ((place: RefPlace) => void) | null }

function Grid({ week: { group, bells, plans, slots }, onOpen }: GridProps) {
  const planOf = new Map(plans.map((plan) => [plan.uuid, plan]))
  return (
    <div className={styles.box} tabIndex={0} role="region" aria-label={text('office-schedule.ref')}>
      <table className={styles.grid} aria-label={text('office-schedule.ref-grid', { group: group.label })}>
        <thead>
          <tr>
            <th scope="col">{text('office-schedule.ref-number')}</th>
            {weekDays.map((weekDay) => (
              <th key={weekDay} scope="col">
                {weekDayName(weekDay)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bells.map(({ number, timeStart, timeEnd }) => (
            <tr key={`${number} ${timeStart}`}>
              <th scope="row">
                {number}
                <span className={styles.time}>
                  {timeStart}–{timeEnd}
                </span>
              </th>
              {weekDays.map((weekDay) => (
                <td key={weekDay}>
                  {slots
                    .filter((slot) => slot.weekDay === weekDay && slot.number === number)
                    .map((slot) => (
                      <Slot key={slot.id} slot={slot} plan={planOf.get(slot.planUuid)} onOpen={onOpen} />
                    ))}
                  {onOpen && (
                    <button
                      type="button"
                      className={styles.add}
                      aria-label={text('office-schedule.ref-add', { day: weekDayName(weekDay), number })}
                      onClick={() => onOpen({ weekDay, number, slot: null })}
                    >
                      +
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SlotProps = { slot: RefSlot; plan: RefPlan | undefined; onOpen: GridProps['onOpen'] }

function Slot({ slot, plan, onOpen }: SlotProps) {
  const subject = plan ? planSubject(plan) : ''
  const where = [plan?.teacher.replaceAll('. ', '.\u00a0'), slot.cabinet?.label].filter(Boolean).join(' · ')
  const inside = (
    <>
      <span className={styles.subject}>{subject}</span> <span className={styles.where}>{where}</span>
    </>
  )
  return onOpen ? (
    <button
      type="button"
      className={styles.slot}
      aria-label={text('office-schedule.ref-edit', { subject: `${subject} ${where}` })}
      onClick={() => onOpen({ weekDay: slot.weekDay, number: slot.number, slot })}
    >
      {inside}
    </button>
  ) : (
    <div className={styles.slot}>{inside}</div>
  )
}

/** Plans whose hours by the load are not what the week holds. */
function Hours({ week: { plans, slots } }: { week: RefWeek }) {
  const uneven = plans
    .map((plan) => ({ plan, placed: slots.filter(({ planUuid }) => planUuid === plan.uuid).length }))
    .filter(({ plan, placed }) => placed !== plan.hours)
  if (uneven.length === 0) return null
  return (
    <ul className={styles.hours}>
      {uneven.map(({ plan, placed }) => (
        <li key={plan.uuid}>
          <strong>{planSubject(plan)}</strong>
          {'. '}
          {text('office-schedule.ref-hours', { hours: plan.hours, placed })}
        </li>
      ))}
    </ul>
  )
}
