import { listing } from '@qalam/contract/calendar-plans/listing.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Named, One } from './acts.ts'
import type { Pupil, Town } from './town.ts'

/** The deputy head writes another surname; a signed sheet keeps the one that was signed. */
export async function renamed({ person, place }: Pupil): Promise<Named> {
  await place.school.house.pool.query(
    'update person set surname = $1 from app_user u where u.id = $2 and person.id = u.person_id',
    ['Жаңатегі', person.userId],
  )
  return []
}

/** The other teacher takes a plan over, from today or a day before it on: lessons of those days have been the other's. */
export async function replaced(town: Town, act: One<'teacher replaced'>, today: string): Promise<Named> {
  const { school, plans } = town.home
  const plan = plans[act.plan % plans.length]!
  const teacher = plan.teacher === school.colleague ? school.people.teacher : school.colleague
  const of = { scoreType: 'mark_quarter' as const, hoursPerWeek: 3 }
  const body = { ...of, teacher_id: teacher.userId, from: addDays(today, -act.back) }
  const { status } = await school.as('zavuch')(listing.update, { params: { uuid: plan.uuid }, body })
  if (status !== 200) return []
  plan.teacher = teacher
  const days = Array.from({ length: act.back }, (_, at) => addDays(body.from, at))
  return town.pupils.flatMap(({ person }) => days.map((day) => `day|${person.userId}|${day}`))
}
