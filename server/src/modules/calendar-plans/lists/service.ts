import type { GroupsAsked, PlansAsked } from '@qalam/contract/calendar-plans/listing.ts'
import type { PlanForm } from '@qalam/contract/calendar-plans/shapes.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { canCreate, canEdit, choosesTeacher } from '../policy.ts'
import { type PlannedGroup, groupFacts, groupsOf, plansOf, type PlanViewer } from './views.ts'
import { subjectsFor, teachersOf } from './views-form.ts'

export const viewerOf = ({ actor, today }: Pick<Context, 'actor' | 'today'>): PlanViewer => ({
  schoolId: found(actor.schoolId),
  userId: actor.userId,
  manages: isManagement(actor),
  year: academicYearOf(today),
  today,
})

/** The groups whose plans the caller sees. */
export async function groups(context: Context, asked: GroupsAsked) {
  const page = await groupsOf(context.db, viewerOf(context), asked)
  return { ...page, can: { reviewers: choosesTeacher(context.actor) } }
}

/** The plans of a group: 404 for another school's, 403 where the caller has to do with none of them. */
export async function byGroup(context: Context, groupId: number, asked: PlansAsked) {
  const { db, actor } = context
  const viewer = viewerOf(context)
  const group = found(await groupFacts(db, viewer, groupId))
  const create = canCreate(actor, group)
  allow(create || group.seen)

  const { rows, ...page } = await plansOf(db, viewer, groupId, asked)
  return {
    ...page,
    group: { id: group.id, label: group.label, lang: group.lang, inclusive: group.inclusive },
    can: { create },
    rows: rows.map((row) => {
      const edit = canEdit(actor, { teacherId: row.teacher.id })
      return { ...row, can: { edit, remove: edit, copy: edit } }
    }),
  }
}

/** What a new plan of a group may be. */
export async function createForm(context: Context, groupId: number): Promise<PlanForm> {
  const group = found(await groupFacts(context.db, viewerOf(context), groupId))
  allow(canCreate(context.actor, group))
  return formOf(context, group)
}

export async function formOf({ db, actor }: Context, group: PlannedGroup): Promise<PlanForm> {
  const schoolId = found(actor.schoolId)
  return {
    group: { id: group.id, label: group.label },
    subjects: await subjectsFor(db, schoolId, group.id),
    teachers: choosesTeacher(actor) ? await teachersOf(db, schoolId) : [],
    choosesTeacher: choosesTeacher(actor),
  }
}
