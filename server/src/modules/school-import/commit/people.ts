import type { PlanParent, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { type NewPerson, type NewPlace, storePeople, storePlaces } from '#modules/people/public.ts'
import type { Db } from '#platform/db/db.ts'
import type { SchoolStanding } from '../standing/standing.ts'
import { posts } from './posts.ts'
import { found } from './reference.ts'

export type People = {
  personOf: ReadonlyMap<string, number>
  /** User ids by IIN. */
  staff: ReadonlyMap<string, number>
  pupils: ReadonlyMap<string, number>
  parents: ReadonlyMap<string, number>
}

/**
 * Stores everybody of the plan once by IIN, and a place for each of their roles: a parent who works in the school has two.
 * An employee keeps the post that they have here already. Parents belong to no school.
 */
export async function commitPeople(db: Db, schoolId: number, plan: SchoolPlan, { posts: held }: SchoolStanding) {
  const personOf = await storePeople(db, everybody(plan))
  const place = (iin: string, role: string, school: number | null, positionId: number | null = null): NewPlace => ({
    personId: found(personOf, iin, 'person'),
    schoolId: school,
    role,
    subrole: null,
    positionId,
  })
  const staff = plan.staff.map(({ iin, position }) => {
    const post = posts[position]
    return place(iin, held.get(iin) ?? post.role, schoolId, post.positionId)
  })
  const pupils = plan.pupils.map(({ iin }) => place(iin, 'student', schoolId))
  const parents = plan.parents.map(({ iin }) => place(iin, 'parent', null))
  const users = await storePlaces(db, [...staff, ...pupils, ...parents])
  const usersOf = (places: readonly NewPlace[], people: readonly { iin: string }[]) =>
    new Map(
      places.map(({ personId, role }, index) => [
        people[index]?.iin ?? '',
        found(users, `${personId}:${role}`, 'place of a person'),
      ]),
    )
  const stored: People = {
    personOf,
    staff: usersOf(staff, plan.staff),
    pupils: usersOf(pupils, plan.pupils),
    parents: usersOf(parents, plan.parents),
  }
  return stored
}

/** Who is named in two sheets is described by the fuller one: staff before pupils before parents. */
function everybody(plan: SchoolPlan): NewPerson[] {
  const parents = plan.parents.map((one): NewPerson => ({
    ...nameOf(one),
    sex: one.sex ?? sexByPatronymic(one),
    bornOn: one.birthDate,
    phone: null,
  }))
  const pupils = plan.pupils.map((one): NewPerson => ({
    ...nameOf(one),
    sex: one.sex,
    bornOn: one.birthDate,
    phone: null,
  }))
  const staff = plan.staff.map((one): NewPerson => ({
    ...nameOf(one),
    sex: one.sex,
    bornOn: one.birthDate,
    phone: one.phone,
  }))
  return [...new Map([...parents, ...pupils, ...staff].map((one) => [one.iin, one])).values()]
}

type FullName = { iin: string; surname: string; firstname: string; patronymic: string }
const nameOf = ({ iin, surname, firstname, patronymic }: FullName): FullName => ({
  iin,
  surname,
  firstname,
  patronymic,
})

/** The IIN of a foreigner does not tell the sex; a patronymic usually does. */
const sexByPatronymic = ({ patronymic }: PlanParent): 'm' | 'w' =>
  /(қызы|кызы|вна|чна)$/i.test(patronymic) ? 'w' : 'm'
