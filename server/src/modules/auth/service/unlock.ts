import type { Db } from '#platform/db/db.ts'
import { subjects } from '../attempts.ts'
import { accountByLogin } from '../repository/account.ts'
import { forgive } from '../repository/attempts.ts'
import { devicesOf } from '../repository/device.ts'

export type Unlocked = 'unlocked' | 'was-open' | 'unknown-login'

/** Opens a login that ten failures locked, for new devices and for the known ones. */
export async function unlock(db: Db, login: string): Promise<Unlocked> {
  const account = await accountByLogin(db, login)
  if (!account) return 'unknown-login'

  const devices = await devicesOf(db, account.id)
  const locked = [subjects.login(login), subjects.password(account.id)]
  for (const device of devices) locked.push(subjects.device(account.id, device))
  const forgiven = await Promise.all(locked.map((subject) => forgive(db, subject)))
  return forgiven.includes(true) ? 'unlocked' : 'was-open'
}
