import type { Group } from '@qalam/contract/groups/group.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canSplit } from '../policy.ts'
import * as views from '../views/subgroups.ts'
import { daysOf, timesOf } from '../views/times.ts'
import { ownGroup } from './list.ts'

/** Who teaches what to one of the caller's own groups. */
export async function plans(context: Context, groupId: number) {
  const { schoolId } = await ownGroup(context, groupId)
  return views.plansOf(context.db, schoolId, groupId)
}

export async function list(context: Context, groupId: number) {
  const { db, today } = context
  const group = await ownGroup(context, groupId)
  const rows = await views.halvedSubjects(db, group.schoolId, groupId, today)
  const subjects = rows.map(({ size, ...row }) => ({
    ...row,
    unplaced: size - row.subgroups.reduce((sum, { students }) => sum + students, 0),
  }))
  const edit = maySplit(context, group)
  const choices = edit ? await views.subjectsToHalve(db, group.schoolId, groupId) : []
  return { group, subjects, choices, can: { edit } }
}

export async function split(context: Context, groupId: number, subjectId: number) {
  const { db, today } = context
  const group = await ownGroup(context, groupId)
  const subgroups = await views.halvesFor(db, group.schoolId, groupId, subjectId, today)
  if (subgroups.length === 0) throw notFound()
  const subject = found(await views.subjectNamed(db, subjectId))
  const pupils = await views.pupilsOf(db, group.schoolId, group, subjectId, today)
  const of = { schoolId: group.schoolId, groupId, subjectId }
  const [times, days] = [await timesOf(db, of), await daysOf(db, of, group.year)]
  return { group, subject, subgroups, pupils, times, days, can: { edit: maySplit(context, group) } }
}

/** A class of the archive stays as it was. */
export const maySplit = ({ actor }: Context, { lead, archivedOn }: Group): boolean =>
  archivedOn === null && canSplit(actor, lead?.id ?? null)
