import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import type { Access } from '@qalam/contract/personnel/person.ts'
import { accountElsewhere } from '@qalam/contract/personnel/problems.ts'
import { accounts } from '#modules/auth/public.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, canHandOut } from '../policy.ts'
import { known, type SchoolPerson } from './standing.ts'

/** A new handed-out password; whoever it belongs to has to choose another at the next sign-in. */
export async function resetPassword(context: Context, userId: number): Promise<Access> {
  const person = await mayHandOut(context, userId)

  const access = await accounts.reset(context, person)
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return access
}

/** Opens a sign-in that the school closed or that ten failures locked. */
export async function unblock(context: Context, userId: number): Promise<{}> {
  const person = await known(context, userId)
  allow(canEdit(context.actor, person))

  await accounts.reopen(context, person.personId)
  context.announce(peopleChanged, context.actor.schoolId, { userIds: [userId] })
  return {}
}

/** Ends all sessions of a person. */
export async function endSessions(context: Context, userId: number): Promise<{ ended: number }> {
  const { personId } = await mayHandOut(context, userId)
  return { ended: await accounts.endSessions(context, personId) }
}

async function mayHandOut(context: Context, userId: number): Promise<SchoolPerson> {
  const person = await known(context, userId)
  allow(canHandOut(context.actor, { ...person, isHome: true }))
  if (!person.isHome) throw accountElsewhere()
  return person
}
