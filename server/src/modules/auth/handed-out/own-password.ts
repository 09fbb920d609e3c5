import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Db } from '#platform/db/db.ts'
import { hashPassword } from '../password.ts'
import { complaintsAbout, strictest } from '../service/new-password.ts'
import { placesOfAccount } from '../views/places.ts'
import { wordsAbout, wordsOf } from '../views/words.ts'

type Own = { password: string; password_confirmation: string }
type Person = Omit<Parameters<typeof wordsOf>[0], 'login'>

/**
 * The hash of a password that somebody without a sign-in has chosen; 422 under its field for one that is too weak, and
 * under `password_confirmation` where they differ.
 */
export async function hashOfOwn({ password, password_confirmation }: Own, role: Role, person: Person): Promise<string> {
  return hashed({ password, password_confirmation }, role, async () => wordsOf({ ...person, login: '' }))
}

/** The same of somebody who has an account, and chooses another password by a proof of their own. */
export async function hashOfChanged(db: Db, accountId: number, own: Own): Promise<string> {
  const roles = (await placesOfAccount(db, accountId)).map(({ role }) => role)
  return hashed(own, strictest(roles), () => wordsAbout(db, accountId))
}

async function hashed(
  { password, password_confirmation }: Own,
  role: Role,
  words: () => Promise<readonly string[]>,
): Promise<string> {
  const about = await complaintsAbout(password, role, words)
  const complaints = {
    ...(about.length > 0 && { password: about }),
    ...(password !== password_confirmation && { password_confirmation: [{ code: 'password_mismatch' }] }),
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)
  return hashPassword(password)
}
