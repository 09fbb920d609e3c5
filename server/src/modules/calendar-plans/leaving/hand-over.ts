import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { changePlan, holdPlan } from '#modules/ktp/plans/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { mayTeach } from '../lists/views-form.ts'
import { handOver } from '../plan/update.ts'
import { keepEvent, leaveReviews } from '../repository.ts'
import { tell } from '../tell.ts'

type Handing = { leaverId: number; from: string; plans: readonly { uuid: string; teacherId: number }[] }

/**
 * Plans of somebody who goes, with their lessons from a day on, go to who follows; a clash refuses all of it. Who may do so
 * is judged by the caller. Nobody reviews plans in the name of who has left.
 */
export async function handOverPlans(context: Context, { leaverId, from, plans }: Handing): Promise<void> {
  const { db, actor, now } = context
  const schoolId = found(actor.schoolId)
  for (const teacherId of new Set(plans.map((plan) => plan.teacherId))) {
    if (teacherId === leaverId) throw fieldProblem('plans', 'leaving-self')
    if (!(await mayTeach(db, schoolId, teacherId))) throw fieldProblem('plans', 'calendar-plans.no-teacher')
  }
  // In one order whoever asks, so that two who hold plans at once never wait for each other.
  for (const { uuid, teacherId } of plans.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))) {
    const plan = await holdPlan(db, schoolId, uuid)
    if (plan?.teacherId !== leaverId) throw fieldProblem('plans', 'leaving-not-theirs')
    await changePlan(db, schoolId, uuid, { ...plan, teacherId })
    await handOver(context, plan, teacherId, from)
    await keepEvent(db, { schoolId, uuid: randomUUID(), planUuid: uuid, kind: 'teacher', by: actor.userId, at: now })
    tell(context, { planUuid: uuid, groupId: plan.groupId })
  }
  await leaveReviews(db, schoolId, leaverId)
}
