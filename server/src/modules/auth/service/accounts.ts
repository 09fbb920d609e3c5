import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { subjects } from '../attempts.ts'
import { freshLogin } from '../logins.ts'
import {
  accountByLogin,
  accountOfPerson,
  choseOwn,
  type AccountRow,
  handOutPassword,
  lockAccount,
  openAccount,
  recordPassword,
  setMaker,
  setPassword,
} from '../repository/account.ts'
import { forgive } from '../repository/attempts.ts'
import { devicesOf, forgetDevices } from '../repository/device.ts'
import { endOtherSessions } from '../repository/session.ts'
import { storeAccounts, takenLogins } from '../repository-bulk.ts'
import { belongingsOf } from '../belonging/views.ts'
import type { TakePassword } from '../handed-out/first-passwords.ts'
import { tellEnded } from './tell-ended.ts'

export { accountIdOf, accountIdOfLogin } from '../views/ids.ts'

// What a school does with the accounts of its people. Whether it may is decided by whoever asks.

/** Login and password as they are handed out; only the hash is kept. */
export type HandedOut = { login: string; password: string }
/** The school that hands the first sign-in out; null for who belongs to none. */
type Somebody = { personId: number; surname: string; madeBySchool: number | null }

/** A new handed-out password for a person; who has no account yet gets one. All sessions end. */
export async function reset(context: Context, person: Somebody, take: TakePassword): Promise<HandedOut> {
  const { password, hash } = take()
  const { db, now, actor } = context
  const account = await accountOfPerson(db, person.personId)
  if (!account) return { login: await open(db, person, hash), password }

  await handOutPassword(db, account.id, hash)
  await recordPassword(db, { account_id: account.id, at: now, by_user_id: actor.userId, kind: 'reset' })
  await forgiveAll(db, account)
  await forgetDevices(db, account.id, null)
  tellEnded(context, await endOtherSessions(db, account.id, null, 'password', now))
  return { login: account.login, password }
}

/** An account for somebody who has none; null for who has one already. */
export async function handOut(context: Context, person: Somebody, take: TakePassword): Promise<HandedOut | null> {
  if (await accountOfPerson(context.db, person.personId)) return null
  return reset(context, person, take)
}

/** Several attempts: a login that was free may be taken at the same moment. */
const attempts = 5

async function open(db: Db, { personId, surname, madeBySchool }: Somebody, passwordHash: string): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const login = freshLogin(surname, new Set())
    if ((await takenLogins(db, [login])).size > 0) continue
    const stored = await storeAccounts(db, [{ personId, login, passwordHash, madeBySchool }])
    if (stored.has(personId)) return login
  }
  throw new Error('No free login was found.')
}

/** Opens an account that the school closed, and takes away its locks. */
export async function reopen({ db }: Context, personId: number): Promise<void> {
  const account = await accountOfPerson(db, personId)
  if (!account) return
  await openAccount(db, account.id)
  await forgiveAll(db, account)
}

/** Ends all sessions of a person; answers how many there were. */
export async function endSessions(context: Context, personId: number): Promise<number> {
  const account = await accountOfPerson(context.db, personId)
  if (!account) return 0
  const ended = await endOtherSessions(context.db, account.id, null, 'person', context.now)
  tellEnded(context, ended)
  return ended.length
}

/** Opens a login that ten failures locked, for new devices and for the known ones. */
export async function unlock(db: Db, login: string): Promise<'unlocked' | 'was-open' | 'unknown-login'> {
  const account = await accountByLogin(db, login)
  if (!account) return 'unknown-login'
  return (await forgiveAll(db, account)) ? 'unlocked' : 'was-open'
}

/** Forgets the failures of an account, wherever they were made; whether there were any. */
async function forgiveAll(db: Db, { id, login }: AccountRow): Promise<boolean> {
  const devices = await devicesOf(db, id)
  const locked = [
    subjects.login(login),
    subjects.password(id),
    subjects.code(id),
    ...devices.map((device) => subjects.device(id, device)),
  ]
  let were = false
  for (const subject of locked) were = (await forgive(db, subject)) || were
  return were
}

/**
 * What one school made is another's to answer for: somebody went there by the orders of both, and nothing that the account
 * opens is left where it was made.
 */
export async function passOn(db: Db, personIds: readonly number[], { from, to }: { from: number; to: number }) {
  const belongings = await belongingsOf(db, personIds)
  const gone = [...belongings.values()].filter(
    ({ madeBySchool, places }) => madeBySchool === from && places.every(({ schoolId }) => schoolId === to),
  )
  const ids = gone.map(({ personId }) => personId)
  if (ids.length > 0) await setMaker(db, ids, to)
}

/** The account of somebody who chose the password themselves, by the code of a school. */
export async function openOwn(db: Db, person: Somebody, passwordHash: string): Promise<string> {
  const login = await open(db, person, passwordHash)
  await choseOwn(db, person.personId)
  return login
}

/** A password that the person chose by another proof than the old one: sessions, trusted browsers and locks end. */
export async function chooseOwn(context: Context, accountId: number, hash: string): Promise<void> {
  const { db, now } = context
  const account = await lockAccount(db, accountId)
  if (!account) return
  await setPassword(db, accountId, hash)
  await recordPassword(db, { account_id: accountId, at: now, by_user_id: null, kind: 'changed' })
  await forgiveAll(db, account)
  await forgetDevices(db, accountId, null)
  tellEnded(context, await endOtherSessions(db, accountId, null, 'password', now))
}
