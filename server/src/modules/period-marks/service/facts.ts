import type { Frame } from '#modules/journal/public.ts'
import type { Db } from '#platform/db/db.ts'
import { broughtTo } from '../views/brought.ts'
import { type FactsAsked, factsOf, type PeriodFacts } from '../views/facts.ts'
import { broughtFromSchools } from './brought-from-schools.ts'

/** Everything that the periods of a plan are reckoned from; what was given elsewhere in the order of the stays. */
export async function factsFor(db: Db, { plan, movers: students }: Frame, asked: FactsAsked): Promise<PeriodFacts> {
  const { schoolId, planUuid } = asked
  const { subjectId, academicYear: year } = plan
  const facts = await factsOf(db, asked)
  if (students.length === 0) return { ...facts, brought: [] }
  const fromSchools = await broughtFromSchools(db, { schoolId, students, year, subjectId })
  const brought = [...fromSchools, ...(await broughtTo(db, { schoolId, planUuid }))]
  return { ...facts, brought: brought.toSorted((a, b) => a.since.localeCompare(b.since)) }
}
