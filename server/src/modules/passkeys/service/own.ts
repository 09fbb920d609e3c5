import type { Made } from '@qalam/contract/passkeys/api.ts'
import { passkeyRefused, tooManyPasskeys } from '@qalam/contract/passkeys/problems.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { goodFor, purposes } from '../challenge.ts'
import type { PasskeyDeps } from '../desk.ts'
import { keepPasskey, passkeysOf, removePasskey, renamePasskey } from '../repository.ts'
import { siteOf } from '../site.ts'
import { algorithms, passkeyIn } from '../verify.ts'

/** More than anybody has devices. */
const most = 10

export async function list({ actor, db }: Context) {
  const rows = await passkeysOf(db, actor.accountId)
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    since: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }))
}

/** What a browser needs to make a passkey, after the password was given once more. */
export async function begin(desk: PasskeyDeps, context: Context, password: string) {
  const { actor, db, now } = context
  const { login } = await desk.provePassword(context, password)
  const standing = await passkeysOf(db, actor.accountId)
  if (standing.length >= most) throw tooManyPasskeys()

  return {
    challenge: desk.challenges.make(purposes.make(actor.accountId), now),
    rp: { id: siteOf(desk.origin, context).id, name: 'Qalam' },
    user: { id: Buffer.from(`account ${actor.accountId}`).toString('base64url'), name: login, displayName: login },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: goodFor,
    attestation: 'none' as const,
    excludeCredentials: standing.map(({ id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

/** Keeps a passkey that was made after `begin`, within five minutes. */
export async function add(desk: PasskeyDeps, context: Context, name: string, made: Made): Promise<{}> {
  const { actor, db, now } = context
  if ((await passkeysOf(db, actor.accountId)).length >= most) throw tooManyPasskeys()
  const isAsked = (challenge: string) => desk.challenges.isGood(challenge, purposes.make(actor.accountId), now)
  const passkey = await passkeyIn(made, { site: siteOf(desk.origin, context), isAsked })
  if (!passkey) throw passkeyRefused()

  const { id, publicKey, counter, transports } = passkey
  const row = { id, account_id: actor.accountId, public_key: publicKey, counter, transports, name, created_at: now }
  if (!(await keepPasskey(db, row))) throw passkeyRefused()
  return {}
}

export async function rename({ actor, db }: Context, id: string, name: string): Promise<{}> {
  found((await renamePasskey(db, actor.accountId, id, name)) || null)
  return {}
}

export async function remove({ actor, db }: Context, id: string): Promise<{}> {
  found((await removePasskey(db, actor.accountId, id)) || null)
  return {}
}
