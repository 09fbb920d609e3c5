import { isOneOf, management, type Role } from '../kernel/roles.ts'
import type { FieldComplaint } from '../kernel/problem.ts'

/** V-PWD-2, V-PWD-3, C-PWD-1. */
export const passwordRules = { min: 4, minForManagement: 6, max: 12 } as const

/** What is wrong with a new password, in the order the messages are listed; empty when nothing is (V-PWD-1…5). */
export function passwordComplaints(password: string, role: Role): FieldComplaint[] {
  const managed = isOneOf(management, role)
  const min = managed ? passwordRules.minForManagement : passwordRules.min
  const complaints: FieldComplaint[] = []
  if (/\s/.test(password)) complaints.push({ code: 'password_space' })
  if (password.length > passwordRules.max)
    complaints.push({ code: 'password_max_length', with: { max: passwordRules.max } })
  if (password.length < min) complaints.push({ code: 'password_min_length_changeable', with: { count: min } })
  if (/\p{Script=Cyrillic}/u.test(password)) complaints.push({ code: 'password_invalid' })
  if (managed && !(/\d/.test(password) && /[a-z]/i.test(password)))
    complaints.push({ code: 'password_number_and_letter' })
  return complaints
}

/** Failures in a row that block an account. */
export const failuresBeforeBlock = 10

/** Whether the default-password prompt opens: employees, or a user id that ends in 0 (S-START-4, Q-045). */
export const promptsForPassword = (role: Role, userId: number): boolean =>
  (role !== 'student' && role !== 'parent') || userId % 10 === 0
