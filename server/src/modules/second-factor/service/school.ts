import { accounts } from '#modules/auth/public.ts'
import { mayHandOut, tell } from '#modules/personnel/service/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canSetRule } from '../policy.ts'
import { isRequiredIn, removeFactor, requireIn, requireNoMoreIn } from '../repository.ts'

/** Whether the school requires a second factor of its staff. */
export async function rule({ actor, db }: Context) {
  return { required: await isRequiredIn(db, found(actor.schoolId)), can: { change: canSetRule(actor) } }
}

/** Asked of whoever signs in from now on: nobody is stopped in the middle of a lesson. */
export async function setRule({ actor, db, now }: Context, required: boolean): Promise<{}> {
  allow(canSetRule(actor))
  const schoolId = found(actor.schoolId)

  await (required ? requireIn(db, schoolId, now) : requireNoMoreIn(db, schoolId))
  return {}
}

/** For somebody who lost the app and the recovery codes: the password alone opens the account again. */
export async function reset(context: Context, userId: number): Promise<{}> {
  allow(canSetRule(context.actor))
  const person = await mayHandOut(context, userId)
  const accountId = found(await accounts.accountIdOf(context.db, person.personId))

  await removeFactor(context.db, accountId)
  await accounts.endSessions(context, person.personId)
  tell(context, person, 'factor')
  return {}
}
