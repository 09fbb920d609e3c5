import type { IdentityAnswer } from '@qalam/contract/import-plans/question.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { people } from '#modules/people/public.ts'
import type { Db } from '#platform/db/db.ts'
import { schoolOf } from '../standing/views.ts'
import { type KeptChange, columnOf, type KeptOne, keptOf, type PersonField } from './kept.ts'
import { fullName } from './people.ts'
import { type AskedIdentity, questionsOf } from './questions.ts'
import { renamed } from './renamed.ts'
import { type TakenThing, type ThingChange, thingsOf, writeThings } from './things.ts'

/** What a reviewer said of a workbook: who its people are, and which fields of them and of things are taken from it. */
export type Decisions = {
  answers: readonly IdentityAnswer[]
  taken: readonly PersonField[]
  takenThings: readonly TakenThing[]
  /** In which rooms, classes and subjects are named to the reviewer. */
  language: Language
}

/** Somebody of the workbook who is a person of the school: the IIN by which the plan names them, and what stands. */
export type Bound = { iin: string; personId: number; name: string; before: string | null; isHead: boolean }

export type Matched = {
  /** Whoever is the same is named by the IIN that they have, or that they are given. */
  plan: SchoolPlan
  questions: AskedIdentity[]
  bound: Bound[]
  /** Null where the school is not there yet. */
  schoolId: number | null
  kept: KeptOne[]
  /** Fields that are written, by the IIN of the plan. */
  changes: KeptChange[]
  /** Fields of rooms, of the load and of plans that are written. */
  things: ThingChange[]
}

export const unmatched = (plan: SchoolPlan): Matched => ({
  ...{ plan, schoolId: null, questions: [], bound: [], kept: [], changes: [], things: [] },
})

/** The plan after what was said of its people. Writes nothing. */
export async function match(
  db: Db,
  plan: SchoolPlan,
  { answers, taken, takenThings, language }: Decisions,
): Promise<Matched> {
  const schoolId = await schoolOf(db, plan.school.bin)
  if (schoolId === undefined) return unmatched(plan)
  const { questions, found } = await questionsOf(db, schoolId, plan, answers)
  const same = questions.flatMap(({ iin, person }) => {
    const standing = person === null ? undefined : found.get(person)
    return standing ? [{ iin, standing }] : []
  })
  const known = same.flatMap(({ iin, standing }) => (standing.iin === null ? [] : [[iin, standing.iin] as const]))
  const asKnown = renamed(plan, new Map(known))
  const inWorkbook = new Map(known.map(([iin, standing]) => [standing, iin]))
  const { kept, changes } = await keptOf(db, schoolId, asKnown, inWorkbook, taken)
  // Whoever gets another IIN is named by it from now on.
  const given = new Map(changes.flatMap(({ field, iin, value }) => (field === 'iin' ? [[iin, value] as const] : [])))
  const bound = same.map(({ iin, standing }): Bound => ({
    iin: standing.iin === null || given.has(standing.iin) ? iin : standing.iin,
    personId: standing.person,
    name: fullName(standing),
    before: standing.iin,
    isHead: standing.isHead,
  }))
  const named = changes.map((change) => ({ ...change, iin: given.get(change.iin) ?? change.iin }))
  const things = await thingsOf(db, schoolId, plan, takenThings, language)
  return {
    plan: renamed(asKnown, given),
    schoolId,
    questions,
    bound,
    kept: [...kept, ...things.kept],
    changes: named,
    things: things.changes,
  }
}

/** Writes what people get before the rest of the import: the IIN that they lacked, and the fields that are taken. */
export async function writeMatches(db: Db, { schoolId, bound, changes, things }: Omit<Matched, 'plan'>): Promise<void> {
  if (schoolId !== null) await writeThings(db, schoolId, things)
  const rows = new Map<number, Record<string, string>>()
  const put = (person: number, column: string, value: string) =>
    rows.set(person, { ...rows.get(person), [column]: value })
  for (const { personId, before, iin } of bound) if (before === null) put(personId, 'iin', iin)
  for (const { person, field, value } of changes) put(person, columnOf[field], value)
  for (const [person, row] of rows) await people.change(db, person, row)
}
