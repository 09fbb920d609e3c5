import type { PlanParent, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { invite } from '#modules/invitations/public.ts'
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
 * An employee keeps the post that they have here already. Parents belong to no school. Who belongs elsewhere is invited: a
 * place waits for them, and parents get none before they agree.
 */
export async function commitPeople(db: Db, schoolId: number, plan: SchoolPlan, standing: SchoolStanding) {
  const { posts: held, elsewhere } = standing
  const people = everybody(plan).map((one) => ({ ...one, isOthers: elsewhere.has(one.iin) }))
  const personOf = await storePeople(db, people)
  const place = (iin: string, role: string, school: number | null, positionId: number | null = null): NewPlace => ({
    personId: found(personOf, iin, 'person'),
    schoolId: school,
    role,
    subrole: null,
    positionId,
  })
  const staff = plan.staff.map(({ iin, position }) => {
    const post = posts[position]
    return { ...place(iin, held.get(iin) ?? post.role, schoolId, post.positionId), waiting: elsewhere.has(iin) }
  })
  const pupils = plan.pupils.map(({ iin }) => place(iin, 'student', schoolId))
  const ours = plan.parents.filter(({ iin }) => !elsewhere.has(iin))
  const parents = ours.map(({ iin }) => place(iin, 'parent', null))
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
    parents: usersOf(parents, ours),
  }
  return stored
}

/** Invites who belongs elsewhere: to the post that waits for them, and to the children whose parents they are. */
export async function invitePeople(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  { people, standing, now }: { people: People; standing: SchoolStanding; now: Date },
): Promise<void> {
  const { elsewhere } = standing
  const personId = (iin: string) => found(people.personOf, iin, 'person')
  const posts = plan.staff
    .filter(({ iin }) => elsewhere.has(iin))
    .map((one) => ({ personId: personId(one.iin), name: typedName(one), userId: found(people.staff, one.iin, 'post') }))
  const parents = new Map(plan.parents.map((one) => [one.iin, one]))
  const children = plan.pupils.flatMap((pupil) =>
    pupil.parents.flatMap(({ iin, place }) => {
      const parent = parents.get(iin)
      if (!parent || !elsewhere.has(iin)) return []
      const child = { studentId: found(people.pupils, pupil.iin, 'pupil'), place }
      return [{ personId: personId(iin), name: typedName(parent), child }]
    }),
  )
  await invite(db, schoolId, [...posts, ...children], { by: null, now })
}

const typedName = ({ surname, firstname, patronymic }: FullName): string =>
  [surname, firstname, patronymic].filter(Boolean).join(' ')

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
