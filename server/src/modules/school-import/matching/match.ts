import type { Answer } from '@qalam/contract/import-plans/question.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { people } from '#modules/people/public.ts'
import type { Db } from '#platform/db/db.ts'
import { schoolOf } from '../standing/views.ts'
import { type Asked, fullName, questionsOf } from './questions.ts'
import { renamed } from './renamed.ts'

/** What a reviewer said of the people of a workbook. */
export type Decisions = { answers: readonly Answer[] }

/** Somebody of the workbook who is a person of the school: the IIN by which the plan names them, and what stands. */
export type Bound = { iin: string; personId: number; name: string; before: string | null; isHead: boolean }

export type Matched = {
  /** Whoever is the same is named by the IIN that they have, or that they are given. */
  plan: SchoolPlan
  questions: Asked[]
  bound: Bound[]
}

export const unmatched = (plan: SchoolPlan): Matched => ({ plan, questions: [], bound: [] })

/** The plan after what was said of its people. Writes nothing. */
export async function match(db: Db, plan: SchoolPlan, { answers }: Decisions): Promise<Matched> {
  const schoolId = await schoolOf(db, plan.school.bin)
  if (schoolId === undefined) return unmatched(plan)
  const { questions, found } = await questionsOf(db, schoolId, plan, answers)
  const same = questions.flatMap(({ iin, person }) => {
    const standing = person === null ? undefined : found.get(person)
    return standing ? [{ iin, standing }] : []
  })
  const iins = new Map(same.flatMap(({ iin, standing }) => (standing.iin === null ? [] : [[iin, standing.iin]])))
  const bound = same.map(({ iin, standing }): Bound => ({
    iin: standing.iin ?? iin,
    personId: standing.person,
    name: fullName(standing),
    before: standing.iin,
    isHead: standing.isHead,
  }))
  return { plan: renamed(plan, iins), questions, bound }
}

/** Writes the IINs of those who had none, so that the rest of the import finds them. */
export async function writeMatches(db: Db, bound: readonly Bound[]): Promise<void> {
  const nameless = bound.filter(({ before }) => before === null)
  for (const { personId, iin } of nameless) await people.change(db, personId, { iin })
}
