import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { formOf, viewerOf } from '../lists/service.ts'
import { groupFacts } from '../lists/views.ts'
import { mayTeach, teachersOf } from '../lists/views-form.ts'
import { canRead, choosesTeacher } from '../policy.ts'
import { storeReviewer } from '../repository.ts'
import { planHead, reviewersOf, subjectKnown } from './views.ts'

/** A plan as its dialog holds it. */
export async function edit(context: Context, uuid: string) {
  const { db, actor } = context
  const plan = found(await planHead(db, found(actor.schoolId), uuid))
  allow(canRead(actor, plan))
  const group = found(await groupFacts(db, viewerOf(context), plan.groupId))
  return {
    uuid,
    group_id: plan.groupId,
    subject_id: plan.subjectId,
    subgroup_id: plan.subgroupId,
    teacher_id: plan.teacherId,
    scoreType: plan.scoreType,
    hoursPerWeek: plan.hoursPerWeek,
    subject: plan.subject,
    form: await formOf(context, group),
  }
}

export async function teachers({ actor, db }: Context) {
  allow(choosesTeacher(actor))
  return teachersOf(db, found(actor.schoolId))
}

export async function reviewers({ actor, db, today }: Context) {
  allow(choosesTeacher(actor))
  return reviewersOf(db, found(actor.schoolId), academicYearOf(today))
}

/** Names who reviews the plans of a subject; from then on a plan of it is reviewed before it is approved. */
export async function setReviewer({ actor, db }: Context, subjectId: number, teacherId: number | null): Promise<{}> {
  allow(choosesTeacher(actor))
  const schoolId = found(actor.schoolId)
  found((await subjectKnown(db, subjectId)) ? subjectId : null)
  if (teacherId !== null) found((await mayTeach(db, schoolId, teacherId)) ? teacherId : null)
  await storeReviewer(db, schoolId, subjectId, teacherId)
  return {}
}
