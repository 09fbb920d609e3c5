import type { SignIn, TokenData } from '@qalam/contract/auth/api.ts'
import { otherIin, wrongPair } from '@qalam/contract/auth/problems.ts'
import { iinOf, movePlaces } from '#modules/people/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { AuthDeps } from '../desk.ts'
import { accountById, type AccountRow, closeJoined, lockAccount } from '../repository/account.ts'
import { endOtherSessions } from '../repository/session.ts'
import { prove } from './prove.ts'
import { enter } from './sign-in.ts'
import { tellEnded } from './tell-ended.ts'

/**
 * Joins the caller's self-made account to the school's account whose login and password they bring: the access sheet is
 * the proof, once. The self-made places move to the school's person, the self-made account is closed, and the caller is
 * signed in to the school's one. 404 for an account that a school made, 422 for another IIN.
 */
export async function join(desk: AuthDeps, context: Context, pair: SignIn): Promise<TokenData> {
  const { actor, db } = context
  const mine = found(await accountById(db, actor.accountId))
  found(mine.claimed_iin)
  const theirs = await prove(desk, context, pair)
  await context.change((part) => moveOver(part, mine, theirs))
  return enter(desk, context, theirs)
}

async function moveOver(context: Context, mine: AccountRow, theirs: AccountRow): Promise<void> {
  const { db, now } = context
  const [held, school] = await bothHeld(db, mine.id, theirs.id)
  if (held.joined_to !== null || school.password_hash !== theirs.password_hash) throw wrongPair()
  if (school.claimed_iin !== null || (await iinOf(db, school.person_id)) !== held.claimed_iin) throw otherIin()

  await movePlaces(db, held.person_id, school.person_id, now)
  await closeJoined(db, held.id, school.id)
  const ended = await endOtherSessions(db, held.id, null, 'person', now)
  tellEnded(context, ended)
}

/** In the order of their ids, so that two joins never wait for each other in a circle. */
async function bothHeld(db: Db, mine: number, theirs: number): Promise<[AccountRow, AccountRow]> {
  const rows = new Map<number, AccountRow>()
  for (const id of [mine, theirs].toSorted((a, b) => a - b)) rows.set(id, found(await lockAccount(db, id)))
  return [found(rows.get(mine)), found(rows.get(theirs))]
}
