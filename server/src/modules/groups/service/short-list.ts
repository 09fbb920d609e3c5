import type { GroupOption } from '@qalam/contract/groups/api.ts'
import { groupLabel } from '@qalam/contract/groups/rules.ts'
import { academicYear } from '#modules/schools/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canSee, seesAll } from '../policy.ts'
import { type GroupChoiceRow, groupsToChoose } from '../views/choices.ts'

/** The groups that the caller may choose from in the academic year of X-Quarter, else of today. */
export async function shortList(context: Context, asked: number | undefined): Promise<GroupOption[]> {
  const { actor, db, today, quarterId } = context
  allow(canSee(actor, asked))

  const schoolId = found(actor.schoolId)
  const year = await academicYear(db, schoolId, today, quarterId)
  if (year === null) return []
  const rows = await groupsToChoose(db, { schoolId, year, userId: actor.userId, all: seesAll(actor) })
  return rows.map(present)
}

const present = ({ letter, ...row }: GroupChoiceRow): GroupOption => ({ ...row, label: groupLabel({ ...row, letter }) })
