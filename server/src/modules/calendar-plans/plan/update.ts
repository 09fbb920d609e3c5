import { planHeld, teacherBusy } from '@qalam/contract/calendar-plans/problems.ts'
import type { PlanChange, TeacherChange } from '@qalam/contract/calendar-plans/shapes.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { changePlan, type HeldPlan, holdPlan } from '#modules/ktp/plans/public.ts'
import { lessonTeachers } from '#modules/schedule/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { constraintOf } from '#platform/db/violations.ts'
import { canEdit, choosesTeacher } from '../policy.ts'
import { keepEvent } from '../repository.ts'
import { tell } from '../tell.ts'
import { teacherFor } from './create.ts'
import { holdsOf, planHead, takeoverOf } from './views.ts'

/** Changes how a plan is assessed, its hours and, for the management, who teaches by it from a day on (M-38, M-62). */
export async function update(context: Context, uuid: string, change: PlanChange): Promise<{ uuid: string }> {
  const { db, actor, now } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await holdPlan(db, schoolId, uuid))
  allow(canEdit(actor, plan))

  const isMoved = choosesTeacher(actor) && change.teacher_id !== plan.teacherId
  const teacherId = isMoved ? await teacherFor(context, change.teacher_id) : plan.teacherId
  await refuseOtherAssessment(context, plan, change.scoreType)
  await changePlan(db, schoolId, uuid, { ...change, teacherId })
  if (isMoved) await handOver(context, plan, teacherId, change.from)

  await keepEvent(db, {
    ...{ schoolId, uuid: randomUUID(), planUuid: uuid, kind: isMoved ? 'teacher' : 'edited' },
    ...{ by: actor.userId, at: now },
  })
  tell(context, { planUuid: uuid, groupId: plan.groupId })
  return { uuid }
}

/** Marks that were given by one assessment mean nothing by another. */
async function refuseOtherAssessment({ db, actor }: Context, plan: HeldPlan, scoreType: string): Promise<void> {
  if (scoreType === plan.scoreType) return
  const { conducted, marked } = await holdsOf(db, found(actor.schoolId), plan.uuid)
  if (marked > 0) throw planHeld({ conducted, marked })
}

/** The lessons from a day on go to the new teacher; those that were conducted or are substituted stay whose they were. */
export async function handOver(
  context: Context,
  plan: HeldPlan,
  teacherId: number,
  from: string | null,
): Promise<void> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  if (from === null) throw fieldProblem('from', 'required')
  const refused = (clashes: TeacherChange['clashes']) => teacherBusy({ count: clashes.length, clashes })
  const { clashes } = await takeoverOf(db, schoolId, { uuid: plan.uuid, teacherId, from })
  if (clashes.length > 0) throw refused(clashes)
  await lessonTeachers.give(db, schoolId, from, [{ planUuid: plan.uuid, teacherId }]).catch((error: unknown) => {
    // Somebody gave them a lesson meanwhile.
    throw constraintOf(error) === 'lesson_teacher_free' ? refused([]) : error
  })
}

/** What another teacher would take over, before anything is done. */
export async function teacherChange(
  context: Context,
  uuid: string,
  { teacherId, from }: { teacherId: number; from: string },
): Promise<TeacherChange> {
  const { db, actor } = context
  const schoolId = found(actor.schoolId)
  const plan = found(await planHead(db, schoolId, uuid))
  allow(choosesTeacher(actor))
  return takeoverOf(db, schoolId, { uuid: plan.uuid, teacherId, from })
}
