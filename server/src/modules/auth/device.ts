import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { rememberDevice } from './repository/device.ts'
import { hashOf, newSecret } from './secrets.ts'

const cookie = 'd_t'
/** Browsers keep a cookie for 400 days at most. */
const seconds = 400 * 24 * 60 * 60
const shape = /^[\w-]{43}$/

/** The hash of the cookie by which a browser is known, or null. It names no person and opens nothing. */
export function deviceOf({ request }: Context): Buffer | null {
  const secret = request.deviceCookie
  return secret !== null && shape.test(secret) ? hashOf(secret) : null
}

/**
 * From now on this browser is known to the account: a lock that strangers caused does not shut it out. For
 * `trustedDays` no code is asked in it either.
 */
export async function keepDevice(
  context: Context,
  db: Db,
  accountId: number,
  trustedDays: number | null,
): Promise<void> {
  const fresh = newSecret()
  const hash = deviceOf(context) ?? fresh.hash
  const secret = hash === fresh.hash ? fresh.secret : context.request.deviceCookie
  await rememberDevice(db, accountId, hash, trustedDays, context.now)
  context.setCookie(cookie, secret, { maxAge: seconds, httpOnly: true })
}
