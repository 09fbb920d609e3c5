import { EduLang, Faculty } from '@qalam/contract/groups/group.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import { schemesOf, teachersOf } from '../views/form.ts'
import { ownGroup, yearOf } from './list.ts'

const [langs, faculties] = [EduLang.options, Faculty.options]

/** One group, and what its form chooses among for whoever may edit it. */
export async function byId(context: Context, id: number) {
  const group = await ownGroup(context, id)
  const teachers = group.can.edit ? await teachersOf(context.db, group.schoolId, group.year) : []
  return { group, langs, faculties, personnels: teachers.map(({ leads: _, ...teacher }) => teacher) }
}

export async function dicts(context: Context) {
  allow(canEdit(context.actor))

  const schoolId = found(context.actor.schoolId)
  const personnels = await teachersOf(context.db, schoolId, await yearOf(context))
  return { langs, faculties, personnels, timeSchemes: await schemesOf(context.db, schoolId) }
}
