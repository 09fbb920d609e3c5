import type { Context } from '#platform/context.ts'
import { type YearEndFacts, keyOf } from '../plan/facts.ts'
import { examsOf, inProgramsOf, programsOf } from '../views-of-next.ts'
import { classesOf, halvesOf, labelsOf, loadsOf, pupilsOf, slotsOf } from '../views.ts'

/** What a school is at the end of a year. */
export async function factsOf(
  { db, today, now }: Pick<Context, 'db' | 'today' | 'now'>,
  schoolId: number,
  year: number,
): Promise<YearEndFacts> {
  const next = await labelsOf(db, schoolId, year + 1)
  return {
    classes: await classesOf(db, schoolId, year),
    pupils: await pupilsOf(db, schoolId, year, today),
    loads: await loadsOf(db, schoolId, year),
    halves: await halvesOf(db, schoolId, year),
    slots: await slotsOf(db, schoolId, year),
    programs: await programsOf(db, schoolId, year),
    inPrograms: await inProgramsOf(db, schoolId, year),
    exams: await examsOf(db, schoolId, year, now),
    next: new Map(next.map((one) => [keyOf(one), one])),
  }
}
