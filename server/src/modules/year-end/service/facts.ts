import type { Db } from '#platform/db/db.ts'
import { type Facts, keyOf } from '../plan/facts.ts'
import { classesOf, halvesOf, labelsOf, loadsOf, pupilsOf, slotsOf } from '../views.ts'

/** What a school is at the end of a year. */
export async function factsOf(db: Db, schoolId: number, year: number, today: string): Promise<Facts> {
  const next = await labelsOf(db, schoolId, year + 1)
  return {
    classes: await classesOf(db, schoolId, year),
    pupils: await pupilsOf(db, schoolId, year, today),
    loads: await loadsOf(db, schoolId, year),
    halves: await halvesOf(db, schoolId, year),
    slots: await slotsOf(db, schoolId, year),
    next: new Map(next.map((one) => [keyOf(one), one])),
  }
}
