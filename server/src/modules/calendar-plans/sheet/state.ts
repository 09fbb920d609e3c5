import { planEmpty, stateRefused } from '@qalam/contract/calendar-plans/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { movesOf, type PlanState } from '@qalam/contract/ktp/states.ts'
import { holdPlan, setState } from '#modules/ktp/plans/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canRead, standingOf } from '../policy.ts'
import { eventOf, keepEvent } from '../repository.ts'
import { tell } from '../tell.ts'
import { planHead } from '../plan/views.ts'
import { factsOf, known } from './entry.ts'

type Move = { uuid: string; state: PlanState; comment: string }

/** Sends, reviews, approves or returns a plan. */
export async function moveState(context: Context, planUuid: string, { uuid, state, comment }: Move): Promise<{}> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await holdPlan(db, schoolId, planUuid))
  const all = await known(context, planUuid)
  if (await eventOf(db, schoolId, uuid)) return {}

  const standing = standingOf(actor, factsOf(all.head))
  // Who never brings a plan there has no right to; who does, came too early or too late.
  const states: PlanState[] = ['draft', 'sent', 'reviewed', 'approved']
  allow(states.some((from) => movesOf(from, standing).includes(state)))
  if (!movesOf(plan.state, standing).includes(state)) throw stateRefused()
  if (state === 'sent' && all.themes.length === 0) throw planEmpty()
  if (state === 'draft' && comment === '') throw fieldProblem('comment', 'required')

  await setState(db, schoolId, planUuid, state)
  const kind = state === 'draft' ? 'returned' : state
  await keepEvent(db, { schoolId, uuid, planUuid, kind, comment, by: actor.userId, at: now })
  tell(context, { planUuid, groupId: plan.groupId })
  return {}
}

/** Says something about a plan; everybody who reads it reads that too. */
export async function say(context: Context, planUuid: string, { uuid, comment }: Omit<Move, 'state'>): Promise<{}> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await planHead(db, schoolId, planUuid))
  allow(canRead(actor, plan))
  await keepEvent(db, { schoolId, uuid, planUuid, kind: 'commented', comment, by: actor.userId, at: now })
  tell(context, { planUuid, groupId: plan.groupId })
  return {}
}
