import { personTold, type PersonAct } from '@qalam/contract/invitations/events.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import type { Access } from '@qalam/contract/personnel/person.ts'
import { accountAbove, accountElsewhere } from '@qalam/contract/personnel/problems.ts'
import { accounts } from '#modules/auth/public.ts'
import { withPasswords } from '#modules/auth/handed-out/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, canHandOut } from '../policy.ts'
import { known, type SchoolPerson } from './standing.ts'

/** A new handed-out password; whoever it belongs to has to choose another at the next sign-in. */
export async function resetPassword(context: Context, userId: number): Promise<Access> {
  await mayHandOut(context, userId)
  return withPasswords(context, 1, async (part, take) => {
    // A place may have been opened elsewhere while the password was made.
    const person = await mayHandOut(part, userId)
    const access = await accounts.reset(part, { ...person, madeBySchool: part.actor.schoolId }, take)
    tell(part, person, 'password')
    return access
  })
}

/** Opens a sign-in that the school closed or that ten failures locked. */
export async function unblock(context: Context, userId: number): Promise<{}> {
  const person = await mayHandOut(context, userId)
  await accounts.reopen(context, person.personId)
  await accounts.endSessions(context, person.personId)
  tell(context, person, 'opened')
  return {}
}

/** Ends all sessions of a person. */
export async function endSessions(context: Context, userId: number): Promise<{ ended: number }> {
  const { personId } = await mayHandOut(context, userId)
  return { ended: await accounts.endSessions(context, personId) }
}

/** What was done with an account is told to its person, wherever else they are. */
export function tell(context: Context, { userId, personId }: SchoolPerson, act: PersonAct): void {
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  context.announce(personTold, context.actor.schoolId, { personId, act })
}

/** Somebody whose account the caller may open; 403 with the way that is open instead. */
export async function mayHandOut(context: Context, userId: number): Promise<SchoolPerson> {
  const person = await known(context, userId)
  allow(canEdit(context.actor, person))
  refuseOthers(person)
  allow(canHandOut(context.actor, person))
  return person
}

/** An account that another school made, or that opens something elsewhere or above the caller. */
export function refuseOthers({ notTheirs }: SchoolPerson): void {
  if (notTheirs === 'elsewhere') throw accountElsewhere()
  if (notTheirs === 'above') throw accountAbove()
}
