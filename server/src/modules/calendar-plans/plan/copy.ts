import type { CopyBody } from '@qalam/contract/calendar-plans/listing.ts'
import type { CopyInfo } from '@qalam/contract/calendar-plans/shapes.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { allow, found } from '#platform/access.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { startJob } from '#platform/jobs/start.ts'
import { groupFacts } from '../lists/views.ts'
import { viewerOf } from '../lists/service.ts'
import { mayTeach, teachersOf } from '../lists/views-form.ts'
import { canCreate, canEdit, choosesTeacher } from '../policy.ts'
import { copied } from '../jobs.ts'
import { planHead } from './views.ts'
import { countedOf, type Target, targetsOf } from './views-copy.ts'

/** A plan goes where its copier may write: an own plan without themes, or a class that is the own one already. */
const mayFill = (actor: Actor, { teacherId, teaches, leadId }: Target): boolean =>
  teacherId === null ? canCreate(actor, { teaches, leadId }) : canEdit(actor, { teacherId })

/** Where a plan may be copied to, and what would become of it there (M-53). */
export async function copyInfo(context: Context, planUuid: string): Promise<CopyInfo> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await planHead(db, schoolId, planUuid))
  allow(canEdit(actor, plan))
  const group = found(await groupFacts(db, viewerOf(context), plan.groupId))
  const targets = await targetsOf(db, schoolId, { planUuid, userId: actor.userId })
  return {
    subject: plan.subject,
    group: group.label,
    ...(await countedOf(db, schoolId, planUuid)),
    targets: targets.filter((target) => mayFill(actor, target)),
    teachers: choosesTeacher(actor) ? await teachersOf(db, schoolId) : [],
  }
}

/** Copies a plan to other groups and halves as long work; what has themes already is refused by name. */
export async function copy(context: Context, { calendarPlanUuid, ...asked }: CopyBody) {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await planHead(db, schoolId, calendarPlanUuid))
  allow(canEdit(actor, plan))

  const one =
    asked.groupId === undefined ? [] : [{ groupId: asked.groupId, subgroupId: asked.subgroupId, teacherId: null }]
  const wanted = asked.targets.length > 0 ? asked.targets : one
  if (wanted.length === 0) throw fieldProblem('groupId', 'required')
  const targets = await targetsOf(db, schoolId, { planUuid: calendarPlanUuid, userId: actor.userId })
  const chosen = wanted.map(({ groupId, subgroupId, teacherId }) => {
    const target = found(targets.find((each) => each.groupId === groupId && (each.subgroup?.id ?? null) === subgroupId))
    allow(mayFill(actor, target))
    if (target.outcome === 'taken') throw fieldProblem('targets', 'calendar-plans.copy-taken', { group: target.group })
    const teacher = target.teacherId ?? (choosesTeacher(actor) ? (teacherId ?? plan.teacherId) : actor.userId)
    return { groupId, subgroupId, planUuid: target.planUuid, teacherId: teacher, group: target.group }
  })
  for (const teacherId of new Set(chosen.map((each) => each.teacherId)))
    if (!(await mayTeach(db, schoolId, teacherId))) throw fieldProblem('targets', 'calendar-plans.no-teacher')
  return startJob(context, copied, asked, { planUuid: calendarPlanUuid, targets: chosen })
}
