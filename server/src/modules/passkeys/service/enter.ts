import { createHash } from 'node:crypto'
import type { TokenData } from '@qalam/contract/auth/api.ts'
import type { Shown } from '@qalam/contract/passkeys/api.ts'
import { passkeyRefused } from '@qalam/contract/passkeys/problems.ts'
import type { Context } from '#platform/context.ts'
import { goodFor, purposes } from '../challenge.ts'
import type { PasskeyDeps } from '../desk.ts'
import { noteUse, passkeyById, useChallenge } from '../repository.ts'
import { siteOf } from '../site.ts'
import { countIn, saidIn } from '../verify.ts'
import { wasResetSince } from '../views.ts'

/** What a browser needs to ask its person for a passkey; nobody is named, so nothing is told of anybody. */
export function ask({ challenges, origin }: PasskeyDeps, context: Context) {
  return {
    challenge: challenges.make(purposes.enter, context.now),
    rpId: siteOf(origin, context).id,
    timeout: goodFor,
    userVerification: 'required' as const,
  }
}

/** Signs in whoever shows a passkey of theirs; each answer once. */
export async function enter(desk: PasskeyDeps, context: Context, shown: Shown): Promise<TokenData> {
  const { db, now } = context
  const row = await passkeyById(db, shown.id)
  if (!row || (await wasResetSince(db, row.account_id, row.created_at))) throw passkeyRefused()

  const isAsked = (challenge: string) => desk.challenges.isGood(challenge, purposes.enter, now)
  const counter = await countIn(shown, row, { site: siteOf(desk.origin, context), isAsked })
  const challenge = saidIn(shown.response.clientDataJSON)?.challenge ?? ''
  const hash = createHash('sha256').update(challenge).digest()
  if (counter === null || !(await useChallenge(db, hash, now))) throw passkeyRefused()

  await noteUse(db, row.id, counter, now)
  return desk.enterAs(context, row.account_id)
}
