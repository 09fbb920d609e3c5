import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { people } from '#modules/people/public.ts'
import { takeBackWaiting } from '#modules/substitution/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Invitation } from '@qalam/contract/personnel/person.ts'
import { knownElsewhere } from '#modules/invitations/public.ts'
import type { Context } from '#platform/context.ts'
import { canRestore } from '../policy.ts'
import { invited } from './admit.ts'
import { known, type SchoolPerson } from './standing.ts'

/** Puts somebody into the archive, or takes them back: a place that is opened again counts from now. */
export async function setArchived(
  context: Context,
  { userId, personId }: SchoolPerson,
  isArchived: boolean,
): Promise<void> {
  const { actor, db, now } = context
  const places = isArchived ? { archived_at: now } : { archived_at: null, placed_at: now }
  await people.changePlace(db, found(actor.schoolId), userId, places)
  await people.change(db, personId, {})
  context.announce(peopleChanged, actor.schoolId, { userIds: [userId] })
}

/** Takes an employee back from the archive; who belongs elsewhere by now is asked first. */
export async function restore(context: Context, userId: number): Promise<{ invitation: Invitation | null }> {
  const person = await employee(context, userId)
  const { actor, db } = context
  allow(canRestore(actor, person))
  const schoolId = found(actor.schoolId)
  if ((await knownElsewhere(db, schoolId, [person.personId])).has(person.personId)) {
    await people.changePlace(db, schoolId, userId, { waiting: true })
    return { invitation: await invited(context, person.personId, userId, person.name) }
  }
  await setArchived(context, person, false)
  await takeBackWaiting(context, userId)
  return { invitation: null }
}

/** An employee of the caller's school; students and parents are not found here. */
export async function employee(context: Context, userId: number): Promise<SchoolPerson> {
  const person = await known(context, userId)
  return found(person.role === 'student' || person.role === 'parent' ? null : person)
}
