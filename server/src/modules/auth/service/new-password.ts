import { passwordComplaints, shortestPassword, passwordRules, needsDigitAndLetter } from '@qalam/contract/auth/rules.ts'
import type { FieldComplaint } from '@qalam/contract/kernel/problem.ts'
import { family, isOneOf, type Role } from '@qalam/contract/kernel/roles.ts'
import { isGuessable } from '../guessing/guessable.ts'

/** Of a person's roles the one that asks most of a password: a director who is a parent as well is a director. */
export const strictest = (roles: readonly Role[]): Role =>
  roles.toSorted((a, b) => demandOf(b) - demandOf(a))[0] ?? 'employee'

const demandOf = (role: Role): number => shortestPassword(role) + (needsDigitAndLetter(role) ? passwordRules.max : 0)

/** What is wrong with a new password: its form, else that it is easy to guess for who knows the person. */
export async function complaintsAbout(
  password: string,
  role: Role,
  words: () => Promise<readonly string[]>,
): Promise<FieldComplaint[]> {
  const complaints = passwordComplaints(password, role)
  if (complaints.length > 0) return complaints
  const whose = isOneOf(family, role) ? 'family' : 'staff'
  return (await isGuessable(password, await words(), whose)) ? [{ code: 'password_common' }] : []
}
