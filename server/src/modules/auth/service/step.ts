import { stepOver } from '@qalam/contract/second-factor/problems.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { accountById, type AccountRow } from '../repository/account.ts'
import { dropStep, keepStep, stepOf } from '../repository/step.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** A code may be given this many seconds after the password. */
const seconds = 5 * 60

/** The step to come back with; only its hash is kept, and a mark of the password that was right. */
export async function beginStep(db: Db, account: AccountRow, now: Date): Promise<string> {
  const { secret, hash } = newSecret()
  const mark = hashOf(account.password_hash)
  await keepStep(db, { hash, accountId: account.id, mark, now, seconds })
  return secret
}

/** The account whose password was right a moment ago and is still the same. */
export async function accountOfStep({ db, now }: Context, step: string): Promise<AccountRow> {
  const held = await stepOf(db, hashOf(step), now)
  const account = held && (await accountById(db, held.account_id))
  if (!account || !held.password_mark.equals(hashOf(account.password_hash))) throw stepOver()
  return account
}

/** A step opens one session. */
export async function useUpStep({ db }: Context, step: string): Promise<void> {
  if (!(await dropStep(db, hashOf(step)))) throw stepOver()
}
