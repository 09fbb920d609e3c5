import type { Beginning, Proof } from '@qalam/contract/second-factor/api.ts'
import { factorRequired, nothingBegun, wrongCode } from '@qalam/contract/second-factor/problems.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { appCodeIn, halfMinuteOf, hashOfRecovery, newAppSecret, newRecoveryCodes, toldToApp } from '../codes.ts'
import type { SecondFactorDeps } from '../desk.ts'
import { pictureOf } from '../picture.ts'
import { confirmPending, factorOf, keepPending, recoveryLeft, removeFactor, replaceRecovery } from '../repository.ts'
import { isRequiredOf } from '../views.ts'
import { proveCode } from './judge.ts'

/** How long an app that was begun may be confirmed, in milliseconds. */
const pendingLasts = 15 * 60_000

export async function state({ actor, db }: Context) {
  const factor = await factorOf(db, actor.accountId)
  const required = await isRequiredOf(db, actor.personId)
  const since = factor?.confirmed_at?.toISOString() ?? null
  return { since, codesLeft: since ? await recoveryLeft(db, actor.accountId) : 0, required }
}

/** A secret for an app. The one that stands counts until the new one is confirmed. */
export async function begin(desk: SecondFactorDeps, context: Context, { password, code }: z.output<typeof Beginning>) {
  const { actor, db, now } = context
  const account = await desk.provePassword(context, password)
  const standing = await factorOf(db, actor.accountId)
  if (standing?.secret) await proveCode(desk, context, actor.accountId, code)

  const secret = newAppSecret()
  await keepPending(db, actor.accountId, desk.seal(secret, actor.accountId), now)
  const told = toldToApp(secret, account.login)
  return { ...told, picture: await pictureOf(told.uri) }
}

/** The first code of an app turns it on; no browser is trusted from before. */
export async function confirm(desk: SecondFactorDeps, context: Context, typed: string): Promise<{ codes: string[] }> {
  const { actor, db, now } = context
  const pending = await pendingOf(db, actor.accountId, now)
  const secret = desk.open(pending, actor.accountId)
  const halfMinute = halfMinuteOf(secret, appCodeIn(typed) ?? '', now)
  if (halfMinute === null) throw wrongCode()

  return context.change(async (part) => {
    const confirmed = { accountId: actor.accountId, pending, halfMinute }
    if (!(await confirmPending(part.db, confirmed, now))) throw nothingBegun()
    await desk.distrustDevices(part.db, actor.accountId)
    return freshCodes(part.db, actor.accountId)
  })
}

async function pendingOf(db: Db, accountId: number, now: Date): Promise<Buffer> {
  const factor = await factorOf(db, accountId)
  const isFresh = factor?.pending_at && now.getTime() - factor.pending_at.getTime() <= pendingLasts
  if (!factor?.pending || !isFresh) throw nothingBegun()
  return factor.pending
}

/** Ten codes, of which only the hashes are kept. */
async function freshCodes(db: Db, accountId: number): Promise<{ codes: string[] }> {
  const codes = newRecoveryCodes()
  await replaceRecovery(db, accountId, codes.map(hashOfRecovery))
  return { codes }
}

/** Ten new recovery codes for the old ones. */
export async function newCodes(desk: SecondFactorDeps, context: Context, proof: Proof): Promise<{ codes: string[] }> {
  const { actor } = context
  await prove(desk, context, proof)
  return context.change((part) => freshCodes(part.db, actor.accountId))
}

/** Turns the second factor off, unless a school requires it. */
export async function remove(desk: SecondFactorDeps, context: Context, proof: Proof): Promise<{}> {
  const { actor, db } = context
  if (await isRequiredOf(db, actor.personId)) throw factorRequired()
  await prove(desk, context, proof)

  await context.change(async (part) => {
    await removeFactor(part.db, actor.accountId)
    await desk.distrustDevices(part.db, actor.accountId)
  })
  return {}
}

/** Password and code once more: whoever found the browser open has neither. */
async function prove(desk: SecondFactorDeps, context: Context, { password, code }: Proof): Promise<void> {
  found((await factorOf(context.db, context.actor.accountId))?.secret)
  await desk.provePassword(context, password)
  await proveCode(desk, context, context.actor.accountId, code)
}
