import type { Alike, IdentityAnswer, IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { areOurs } from './ours.ts'
import type { Db } from '#platform/db/db.ts'
import { isAlike, nameKey } from './alike.ts'
import { fullName, peopleOf, type Somebody } from './people.ts'
import { bornOn, knownIins, type OfSchool } from './views.ts'

export type AskedIdentity = Omit<IdentityQuestion, 'id'>
type Dated = Somebody & { bornOn: string }
type Name = { surname: string; firstname: string; patronymic: string }

/**
 * The rows whose IIN nobody has and whose name and birth date are those of somebody of the school, with what was said of
 * them. An answer that names somebody who no longer fits, or who was named for another row, is none.
 */
export async function questionsOf(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  answers: readonly IdentityAnswer[],
): Promise<{ questions: AskedIdentity[]; found: ReadonlyMap<number, OfSchool> }> {
  const everybody = peopleOf(plan)
  const iins = new Set(everybody.map(({ iin }) => iin))
  const known = await knownIins(db, [...iins])
  const unknown = everybody.filter((one): one is Dated => one.bornOn !== null && !known.has(one.iin))
  if (unknown.length === 0) return { questions: [], found: new Map() }

  const standing = await bornOn(db, schoolId, [...new Set(unknown.map((one) => one.bornOn))])
  const fitting = await changeable(
    db,
    schoolId,
    standing.filter(({ iin }) => iin === null || !iins.has(iin)),
  )
  const byName = Map.groupBy(fitting, keyOf)
  const said = new Map(answers.map((answer) => [answer.iin, answer]))
  const taken = new Set<number>()
  const questions = unknown.flatMap((one): AskedIdentity[] => {
    const people = (byName.get(keyOf(one)) ?? []).filter((other) => isAlike(one, other))
    if (people.length === 0) return []
    const { part, row, iin, label } = one
    const asked = { part, row, iin, label, bornOn: one.bornOn, name: fullName(one), people: people.map(shown) }
    return [{ ...asked, ...soundAnswer(said.get(iin), people, taken) }]
  })
  return { questions, found: new Map(fitting.map((one) => [one.person, one])) }
}

function soundAnswer(
  said: IdentityAnswer | undefined,
  people: readonly OfSchool[],
  taken: Set<number>,
): Pick<AskedIdentity, 'answer' | 'person'> {
  const open = { answer: null, person: null }
  if (said?.answer === 'another') return { answer: 'another', person: null }
  const { person = null } = said ?? {}
  if (person === null || taken.has(person) || !people.some((one) => one.person === person)) return open
  taken.add(person)
  return { answer: 'same', person }
}

/** Somebody without an IIN would get one: only the school that answers for their account writes it. */
async function changeable(db: Db, schoolId: number, people: readonly OfSchool[]): Promise<OfSchool[]> {
  const isOurs = await areOurs(
    db,
    schoolId,
    people.map(({ person }) => person),
  )
  return people.filter(({ iin, person }) => iin !== null || isOurs(person))
}

const keyOf = (one: Name & { bornOn: string }): string => `${nameKey(one)} ${one.bornOn}`

const shown = ({ person, iin, label, bornOn: born, isArchived, ...name }: OfSchool): Alike => ({
  person,
  iin,
  label,
  bornOn: born,
  isArchived,
  name: fullName(name),
})
