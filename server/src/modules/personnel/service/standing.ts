import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Standing } from '../policy.ts'
import { type Found, homesOf, standingsOf } from '../views/standing.ts'

export type Known = Found & Standing

/** People of the caller's school and what decides about them; who is of another school is missing. */
export async function everyKnown({ db, actor, today }: Context, userIds: readonly number[]): Promise<Known[]> {
  const schoolId = found(actor.schoolId)
  const people = await standingsOf(db, actor, userIds, today)
  const homes = await homesOf(
    db,
    people.map(({ personId }) => personId),
  )
  return people.map((person) => ({ ...person, isHome: homes.get(person.personId) === schoolId }))
}

/** One of them; 404 for anybody of another school. */
export async function known(context: Context, userId: number): Promise<Known> {
  const [person] = await everyKnown(context, [userId])
  return found(person)
}
