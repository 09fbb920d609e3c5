import type { Found } from '@qalam/contract/merge/api.ts'
import { codeRefused } from '@qalam/contract/merge/problems.ts'
import type { Context } from '#platform/context.ts'
import type { MergeDeps } from '../desk.ts'
import { canRegister } from '../policy.ts'
import { linkOf, noteUse, spendCode } from '../repository.ts'
import { wasResetSince } from '../views.ts'
import { behind, shown } from './behind.ts'

/**
 * Whom a code leads to. A joined account is entered, as after a password, unless somebody is signed in here and
 * stays. One whose password the school has handed out anew since is joined no more: whoever joined it may be a stranger.
 */
export async function find(desk: MergeDeps, context: Context, code: string, stay: boolean): Promise<Found> {
  const { db, now } = context
  const known = await behind(desk, context, code)
  const { diary, person, hash } = known
  const link = await linkOf(db, diary.key, person.userId)
  const joined = link !== undefined && !(await wasResetSince(db, link.account_id, link.joined_at))
  const about = { ...shown(known), joined, canRegister: canRegister(person) }
  if (!link || !joined || stay) return about

  const tokens = await desk.door.enterJoined(context, link.account_id, async (part) => {
    if (!(await spendCode(part, hash, link.account_id, now))) throw codeRefused()
    await noteUse(part, link.id, now)
  })
  return { ...tokens, ...about }
}
