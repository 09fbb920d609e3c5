import type { contingent, Student } from '@qalam/contract/contingent/api.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canEditSeen, canList, canManage, seesAll } from '../policy.ts'
import { editFlagsOf, type StudentReach, type StudentRow, studentsOf } from '../views/list.ts'

/** Whose students the caller sees. */
export function reachOf({ actor }: Context): StudentReach {
  const schoolId = found(actor.schoolId)
  if (seesAll(actor)) return { schoolId, ledBy: null, taughtBy: null }
  return { schoolId, ledBy: actor.userId, taughtBy: actor.role === 'teacher' ? actor.userId : null }
}

/** A page of the students that the caller sees. */
export async function list(context: Context, asked: Parsed<typeof contingent.list>['query'], secret: string) {
  allow(canList(context.actor))

  const reach = reachOf(context)
  const flags = await editFlagsOf(context.db, reach.schoolId)
  const edit = canEditSeen(context.actor, flags)
  const { rows, ...page } = await pageOf(studentsOf(context.db, reach, asked, context), asked)
  const presented = (row: StudentRow) => ({
    ...present(row, edit && asked.archive === undefined),
    photo: row.photoFile && mediaAddress(secret, row.photoFile, context.now).url,
  })
  const can = { create: edit && context.actor.role !== 'teacher', manage: canManage(context.actor) }
  return { ...page, rows: rows.map(presented), can }
}

/** The students that the list shows on all its pages together. */
export function all(context: Context, asked: Parsed<typeof contingent.file>['query']): Promise<StudentRow[]> {
  allow(canList(context.actor))
  return studentsOf(context.db, reachOf(context), asked, context).limit(longestFile).execute()
}

const present = (
  { bornOn, groupId, group, sex, photoFile: _, ...row }: StudentRow,
  edit: boolean,
): Omit<Student, 'photo'> => ({
  ...row,
  sex: sex === 'w' ? 'w' : 'm',
  bornDate: bornOn,
  group: groupId === null || group === null ? null : { id: groupId, label: group },
  can: { edit },
})
