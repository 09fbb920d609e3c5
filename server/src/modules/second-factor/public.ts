import { accounts } from '#modules/auth/public.ts'
import type { Db } from '#platform/db/db.ts'
import { removeFactor } from './repository.ts'

/** Takes the second factor of a login away, for whoever keeps the installation. */
export async function resetOf(db: Db, login: string): Promise<'reset-done' | 'reset-none' | 'unknown-login'> {
  const accountId = await accounts.accountIdOfLogin(db, login)
  if (accountId === null) return 'unknown-login'
  return (await removeFactor(db, accountId)) ? 'reset-done' : 'reset-none'
}
