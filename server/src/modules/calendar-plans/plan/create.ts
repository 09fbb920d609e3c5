import type { PlanDraft } from '@qalam/contract/calendar-plans/shapes.ts'
import { planTaken } from '@qalam/contract/calendar-plans/problems.ts'
import { fieldProblem, keyReused } from '@qalam/contract/kernel/problem.ts'
import { insertPlan } from '#modules/ktp/plans/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { viewerOf } from '../lists/service.ts'
import { groupFacts } from '../lists/views.ts'
import { mayTeach } from '../lists/views-form.ts'
import { canCreate, choosesTeacher } from '../policy.ts'
import { keepEvent } from '../repository.ts'
import { tell } from '../tell.ts'
import { halvesOf, planHead, subjectKnown } from './views.ts'

/** Makes a plan (V-CPLAN-1). A teacher makes the own ones; the management says whose it is (P-POS-6). */
export async function create(
  context: Context,
  { uuid, ...draft }: PlanDraft & { uuid: string },
): Promise<{ uuid: string }> {
  const { db, actor, now } = context
  const viewer = viewerOf(context)
  const { schoolId } = viewer
  const group = found(await groupFacts(db, viewer, draft.group_id))
  allow(canCreate(actor, group))

  const stands = await planHead(db, schoolId, uuid)
  if (stands) {
    if (stands.groupId !== draft.group_id || stands.subjectId !== draft.subject_id) throw keyReused()
    return { uuid }
  }
  const teacherId = await teacherFor(context, draft.teacher_id)
  if (!(await subjectKnown(db, draft.subject_id))) throw fieldProblem('subject_id', 'required')
  await refuseStrangeHalf(context, draft)

  await insertPlan(db, {
    school_id: schoolId,
    uuid,
    academic_year: viewer.year,
    group_id: draft.group_id,
    subject_id: draft.subject_id,
    subgroup_id: draft.subgroup_id,
    teacher_id: teacherId,
    score_type: draft.scoreType,
    hours_per_week: draft.hoursPerWeek,
  }).catch(orRefuse('calendar_plan_key', planTaken()))
  await keepEvent(db, { schoolId, uuid, planUuid: uuid, kind: 'created', by: actor.userId, at: now })
  tell(context, { planUuid: uuid, groupId: draft.group_id })
  return { uuid }
}

/** The caller, or for the management whoever is named and may teach. */
export async function teacherFor({ actor, db }: Context, named: number | null): Promise<number> {
  if (!choosesTeacher(actor)) return actor.userId
  if (named === null) throw fieldProblem('teacher_id', 'required')
  if (!(await mayTeach(db, found(actor.schoolId), named))) throw fieldProblem('teacher_id', 'calendar-plans.no-teacher')
  return named
}

/** A subject that is taught in halves has a plan for each of them. */
export async function refuseStrangeHalf(
  { db, actor }: Context,
  { group_id, subject_id, subgroup_id }: Pick<PlanDraft, 'group_id' | 'subject_id' | 'subgroup_id'>,
): Promise<void> {
  const halves = await halvesOf(db, found(actor.schoolId), group_id, subject_id)
  if (subgroup_id === null && halves.length > 0) throw fieldProblem('subgroup_id', 'required')
  if (subgroup_id !== null && !halves.includes(subgroup_id)) throw fieldProblem('subgroup_id', 'required')
}
