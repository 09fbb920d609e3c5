import type { Db } from '#platform/db/db.ts'
import type { BroughtRow } from '../views/brought.ts'
import { broughtSheets, leftOutOf } from '../views/brought-sheets.ts'
import { type BroughtPlan, plansIn } from './transfer-sheet.ts'

type Asked = { schoolId: number; students: readonly number[]; year: number | null }

/** What some students brought from other schools, by the certified sheets, in the order in which they were taken. */
export const broughtPlansOf = async (db: Db, asked: Asked): Promise<BroughtPlan[]> =>
  plansIn(await broughtSheets(db, asked))

/** The same for one subject, as what was given elsewhere. */
export async function broughtFromSchools(
  db: Db,
  { subjectId, ...asked }: Asked & { subjectId: number },
): Promise<BroughtRow[]> {
  const plans = (await broughtPlansOf(db, asked)).filter((plan) => plan.subjectId === subjectId)
  if (plans.length === 0) return []
  const students = plans.map(({ studentId }) => studentId)
  const left = new Map(
    (await leftOutOf(db, asked.schoolId, students)).map(({ studentId, lessonUuid, ...why }) => [
      `${studentId} ${lessonUuid}`,
      why,
    ]),
  )
  return plans.map(({ studentId, school, group, subgroup, teacher, scoreType, since, until, marks, scores }) => ({
    ...{ studentId, planUuid: null, school, group, subgroup, teacher, scoreType, since, until },
    marks: marks.map(({ period, score, unmarked }) => ({ period, score, unmarked })),
    scores: scores.map(({ lessonUuid, quarter, kind, date, score, max }) => ({
      ...{ lessonUuid, quarter, kind, date, score, max },
      leftOut: left.get(`${studentId} ${lessonUuid}`) ?? null,
    })),
  }))
}
