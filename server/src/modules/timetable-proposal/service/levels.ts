import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { usualLevel, type SubjectLevel } from '@qalam/contract/timetable-proposal/levels.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { storeLevels } from '../repository-wishes.ts'
import { subjectsOf } from '../views-subjects.ts'

/** The subjects of the load with the level that the school gave them. */
export async function levels({ actor, db, today }: Context) {
  allow(canLay(actor))
  const subjects = await subjectsOf(db, found(actor.schoolId), academicYearOf(today))
  return { subjects: subjects.map(({ id, slug, name, level }) => ({ id, name, level, usual: usualLevel(slug) })) }
}

/** Keeps the levels; a subject that the load does not have is not found. */
export async function setLevels(
  { actor, db, today }: Context,
  { levels: all }: { levels: readonly SubjectLevel[] },
): Promise<Record<string, never>> {
  allow(canLay(actor))
  const schoolId = found(actor.schoolId)
  const known = new Set((await subjectsOf(db, schoolId, academicYearOf(today))).map(({ id }) => id))
  found(all.every(({ subjectId }) => known.has(subjectId)) ? true : null)
  const last = new Map(all.map((one) => [one.subjectId, one]))
  await storeLevels(db, schoolId, [...last.values()])
  return {}
}
