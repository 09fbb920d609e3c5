import { ranked } from '@qalam/contract/substitution/rules.ts'
import type { AbsentLesson, Candidate } from '@qalam/contract/substitution/shapes.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { candidatesFor } from '../views/candidates.ts'
import { lessonsOf } from '../views/lessons.ts'
import { absenceOf, schoolOf } from './absences.ts'

/** So many of the free teachers are shown at once. */
const best = 5

/** An absence with its lessons; the open ones with the best of those who are free. */
export async function one(context: Context, id: string) {
  const schoolId = schoolOf(context)
  const absence = await absenceOf(context, schoolId, id)
  const { teacher, from, to } = absence
  const rows = await lessonsOf(context.db, { schoolId, absenceId: id, teacherId: teacher.id, from, to })
  const open = rows.filter(({ substitute, conducted }) => substitute === null && !conducted)
  const free = Map.groupBy(
    await candidatesFor(
      context.db,
      schoolId,
      open.map(({ lessonUuid }) => lessonUuid),
    ),
    ({ lessonUuid }) => lessonUuid,
  )
  const lessons = rows.map((row): AbsentLesson => {
    const known = free.get(row.lessonUuid) ?? []
    return { ...row, candidates: ranked(known).slice(0, best), free: known.length }
  })
  return { absence, lessons }
}

/** Everybody who is free for one lesson of an absence. */
export async function candidates(context: Context, id: string, lessonUuid: string): Promise<Candidate[]> {
  const schoolId = schoolOf(context)
  const { teacher, from, to } = await absenceOf(context, schoolId, id)
  const rows = await lessonsOf(context.db, { schoolId, absenceId: id, teacherId: teacher.id, from, to })
  found(rows.find((row) => row.lessonUuid === lessonUuid))
  return ranked(await candidatesFor(context.db, schoolId, [lessonUuid]))
}
