import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { PersonStanding } from '../policy.ts'
import { type PersonFound, homesOf, standingsOf } from '../views/standing.ts'

export type SchoolPerson = PersonFound & PersonStanding

/** People of the caller's school and what decides about them; who is of another school is missing. */
export async function everyKnown({ db, actor, today }: Context, userIds: readonly number[]): Promise<SchoolPerson[]> {
  const schoolId = found(actor.schoolId)
  const people = await standingsOf(db, actor, userIds, today)
  const homes = await homesOf(
    db,
    people.map(({ personId }) => personId),
  )
  return people.map((person) => ({ ...person, isHome: homes.get(person.personId) === schoolId }))
}

/** One of them; 404 for anybody of another school. */
export async function known(context: Context, userId: number): Promise<SchoolPerson> {
  const [person] = await everyKnown(context, [userId])
  return found(person)
}
