import { dottedOf, addDays } from '@qalam/contract/kernel/calendar.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Leaving, LeavingDraft } from '@qalam/contract/personnel/leaving.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { handOverPlans, lastClosedOf, plansLeftBy, reviewsLeftBy, teachersOf } from '#modules/calendar-plans/public.ts'
import { handOverGroups } from '#modules/groups/leads/public.ts'
import { leaveWaiting, waitingWithout } from '#modules/substitution/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canRemove } from '../policy.ts'
import { ledBy } from '../views/card.ts'
import { leadersAmong, workedSince } from '../views/leaving.ts'
import { employee, setArchived } from './place.ts'

/** What somebody who goes leaves behind from a day on, and who may follow. */
export async function leaving(context: Context, userId: number, asked: string | undefined): Promise<Leaving> {
  const { db, actor, today } = context
  allow(canRemove(actor, await employee(context, userId)))
  const schoolId = found(actor.schoolId)
  const days = await daysOf(context, userId)
  const from = asked ?? today
  const teachers = (await teachersOf(db, schoolId)).filter(({ id }) => id !== userId)
  const leaders = await leadersAmong(
    db,
    schoolId,
    teachers.map(({ id }) => id),
  )
  return {
    from,
    earliest: days.earliest,
    latest: days.latest,
    plans: await plansLeftBy(db, schoolId, { teacherId: userId, from, year: academicYearOf(today) }),
    groups: await ledBy(db, schoolId, userId),
    reviews: await reviewsLeftBy(db, schoolId, userId),
    ...(await waitingWithout(context, { teacherId: userId, from })),
    teachers: teachers.map((one) => ({ ...one, mayLead: leaders.has(one.id) })),
  }
}

/** Lets an employee go, and others follow; all of it or none. What was given keeps the name. */
export async function remove(context: Context, userId: number, draft: LeavingDraft): Promise<{}> {
  const person = await employee(context, userId)
  allow(canRemove(context.actor, person))
  const from = draft.from ?? context.today
  await refuseDay(context, userId, draft.from)

  // The place is written first: whoever lets the same person go at the same time waits here.
  await setArchived(context, person, true)
  await handOverPlans(context, { leaverId: userId, from, plans: draft.plans })
  await handOverGroups(context, { leaverId: userId, groups: draft.groups })
  await leaveWaiting(context, { teacherId: userId, from })
  return {}
}

/** From when on somebody may be followed: they worked here already, nothing from then on is closed, and the year goes on. */
async function daysOf({ db, actor, today }: Context, userId: number) {
  const schoolId = found(actor.schoolId)
  const [began, closed] = [await workedSince(db, schoolId, userId), await lastClosedOf(db, schoolId, userId)]
  const open = closed === null ? null : addDays(closed, 1)
  return {
    began,
    open,
    earliest: open !== null && open > began ? open : began,
    latest: `${academicYearOf(today) + 1}-08-31`,
  }
}

/** Today, which older clients mean, is always allowed. */
async function refuseDay(context: Context, userId: number, day: string | null): Promise<void> {
  if (day === null || day === context.today) return
  const { began, open, latest } = await daysOf(context, userId)
  if (day < began) throw fieldProblem('from', 'leaving-before-began', { day: dottedOf(began) })
  if (open !== null && day < open) throw fieldProblem('from', 'leaving-closed', { day: dottedOf(open) })
  if (day > latest) throw fieldProblem('from', 'leaving-too-late', { day: dottedOf(latest) })
}
