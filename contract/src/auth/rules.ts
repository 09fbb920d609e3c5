import { family, isOneOf, management, type Role } from '../kernel/roles.ts'
import type { FieldComplaint } from '../kernel/problem.ts'

/** V-PWD-2, V-PWD-3, C-PWD-1, as decided in Q-121: pupils and parents keep the least, nobody is limited to 12. */
export const passwordRules = { min: 4, minForStaff: 8, max: 64 } as const

/** The fewest characters of a password: 4 for pupils and parents, 8 for whoever works with them. */
export const shortestPassword = (role: Role): number =>
  isOneOf(family, role) ? passwordRules.min : passwordRules.minForStaff

/** Whether a password has to hold a digit and a letter (V-PWD-5). */
export const needsDigitAndLetter = (role: Role): boolean => isOneOf(management, role)

/**
 * What is wrong with the form of a new password, in the order the messages are listed; empty when nothing is (V-PWD-1…5).
 * Letters of any alphabet are welcome. Whether it is easy to guess only the server knows.
 */
export function passwordComplaints(password: string, role: Role): FieldComplaint[] {
  const min = shortestPassword(role)
  const length = [...password].length
  const complaints: FieldComplaint[] = []
  if (/\s/.test(password)) complaints.push({ code: 'password_space' })
  if (length > passwordRules.max) complaints.push({ code: 'password_max_length', with: { max: passwordRules.max } })
  if (length < min) complaints.push({ code: 'password_min_length_changeable', with: { count: min } })
  if (needsDigitAndLetter(role) && !(/\d/.test(password) && /\p{L}/u.test(password)))
    complaints.push({ code: 'password_number_and_letter' })
  return complaints
}

/** Failures in a row that lock. */
export const failuresBeforeLock = 10

/** How long a lock lasts, in minutes: the first, the second, the third, and every one after that. */
export const lockMinutes = [15, 60, 4 * 60, 24 * 60] as const
