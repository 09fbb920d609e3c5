import type { Db } from '#platform/db/db.ts'
import { hashPassword } from './password.ts'
import { insertAccounts } from './repository/account.ts'

/** A sign-in to make: the password is kept as a hash and has to be changed at the first sign-in. */
export type NewAccount = { personId: number; login: string; password: string }

/**
 * Makes accounts for persons who have none. Hashing costs about 20 ms of a core each and runs on the threads of the
 * process. Violates `account_login` or `account_person` when one exists.
 */
export async function addAccounts(db: Db, accounts: readonly NewAccount[]): Promise<void> {
  const rows = await Promise.all(
    accounts.map(async ({ personId, login, password }) => ({
      person_id: personId,
      login,
      password_hash: await hashPassword(password),
      default_password: true,
    })),
  )
  for (let from = 0; from < rows.length; from += 1_000) await insertAccounts(db, rows.slice(from, from + 1_000))
}

export { hashPassword }
export { accountHolders, takenLogins } from './repository-bulk.ts'
