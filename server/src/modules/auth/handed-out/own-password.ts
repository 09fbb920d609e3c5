import { FieldProblems } from '@qalam/contract/kernel/problem.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { hashPassword } from '../password.ts'
import { wordsOf } from '../views/words.ts'
import { complaintsAbout } from '../service/new-password.ts'

type Person = Omit<Parameters<typeof wordsOf>[0], 'login'>

/**
 * The hash of a password that somebody without a sign-in has chosen; 422 under its field for one that is too weak, and
 * under `password_confirmation` where they differ.
 */
export async function hashOfOwn(
  { password, password_confirmation }: { password: string; password_confirmation: string },
  role: Role,
  person: Person,
): Promise<string> {
  const about = await complaintsAbout(password, role, async () => wordsOf({ ...person, login: '' }))
  const complaints = {
    ...(about.length > 0 && { password: about }),
    ...(password !== password_confirmation && { password_confirmation: [{ code: 'password_mismatch' }] }),
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)
  return hashPassword(password)
}
