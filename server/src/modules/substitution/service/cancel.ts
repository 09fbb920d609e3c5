import { substitutionChanged } from '@qalam/contract/substitution/events.ts'
import { teacherLeft } from '@qalam/contract/substitution/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { workingOf } from '../views/facts.ts'
import { schoolOf } from './absences.ts'
import { give, lessonsOf } from './assign.ts'

/**
 * The teacher is back, or never went. What substitutes have conducted stays theirs, with its order for the accounts: the
 * absence then ends with the last of those lessons.
 */
export async function cancel(context: Context, id: string): Promise<{}> {
  const { db, now } = context
  const schoolId = schoolOf(context)
  const absence = found(await repository.holdAbsence(db, schoolId, id))
  if (absence.reason === 'left' && (await workingOf(db, schoolId, [absence.teacher_id])) === 0) throw teacherLeft()
  const replaced = [...(await lessonsOf(context, absence)).values()].filter(
    ({ substitutedId }) => substitutedId === absence.teacher_id,
  )
  const last = replaced.findLast(({ conducted }) => conducted)?.date

  const back = replaced.filter(({ conducted, date }) => !conducted && (last === undefined || date > last))
  await give(
    context,
    absence,
    back.map((lesson) => ({ lesson, teacherId: absence.teacher_id })),
  )
  await repository.changeAbsence(db, schoolId, id, last === undefined ? { cancelled_at: now } : { ends_on: last })
  context.announce(substitutionChanged, schoolId, { absenceId: id })
  return {}
}
