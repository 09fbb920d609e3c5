import type { Frame } from '#modules/journal/public.ts'
import type { Db } from '#platform/db/db.ts'
import { broughtTo } from '../views/brought.ts'
import { type FactsAsked, factsOf, type PeriodFacts } from '../views/facts.ts'
import { broughtFromSchools } from './brought-from-schools.ts'

/** Everything that the periods of a plan are reckoned from; what was given elsewhere in the order of the stays. */
export async function factsFor(db: Db, { plan, stays }: Frame, asked: FactsAsked): Promise<PeriodFacts> {
  const { schoolId, planUuid } = asked
  const students = [...new Set(stays.map(({ userId }) => userId))]
  const { subjectId, academicYear: year } = plan
  const facts = await factsOf(db, asked)
  const fromSchools = await broughtFromSchools(db, { schoolId, students, year, subjectId })
  const brought = [...fromSchools, ...(await broughtTo(db, { schoolId, planUuid }))]
  return { ...facts, brought: brought.toSorted((a, b) => a.since.localeCompare(b.since)) }
}
