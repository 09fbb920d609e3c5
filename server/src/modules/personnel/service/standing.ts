import { belongingsOf, notTheirs } from '#modules/auth/belonging/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { PersonStanding } from '../policy.ts'
import { type PersonFound, standingsOf } from '../views/standing.ts'

export type SchoolPerson = PersonFound & PersonStanding

/** People of the caller's school and what decides about them; who is of another school is missing. */
export async function everyKnown({ db, actor, today }: Context, userIds: readonly number[]): Promise<SchoolPerson[]> {
  const schoolId = found(actor.schoolId)
  const people = await standingsOf(db, actor, userIds, today)
  const { personId, role } = actor
  if (people.length === 0 || role === 'guest') return []
  const belongings = await belongingsOf(
    db,
    people.map((person) => person.personId),
  )
  return people.map((person) => ({
    ...person,
    notTheirs: notTheirs({ personId, schoolId, role }, found(belongings.get(person.personId))),
  }))
}

/** One of them; 404 for anybody of another school. */
export async function known(context: Context, userId: number): Promise<SchoolPerson> {
  const [person] = await everyKnown(context, [userId])
  return found(person)
}
