import { randomUUID } from 'node:crypto'
import type { auth } from '@qalam/contract/auth/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof auth> = {
  login: none,
  refresh: none,
  logout: { ...none, ends: true },
  userInfo: none,
  relatedAccounts: none,
  relatedAuth: {
    ask: (school) => ({ body: { userId: school.people.teacher.userId } }),
    refused: roles.filter((role) => role !== 'teacher'),
    ends: true,
  },
  behalfHash: none,
  behalf: none,
  tutorHash: { of: 'caller', then: 'not-found' },
  ustazRegister: none,
  join: { of: 'caller', ask: () => ({ body: { login: 'nobody', password: 'no password' } }), then: 'not-found' },
  needPassChange: none,
  passwordChange: {
    of: 'caller',
    // The old one is wrong, which is told under its field.
    ask: () => ({ body: { old_password: 'wrong1', password: 'kitap7dala', password_confirmation: 'kitap7dala' } }),
    then: 'fields',
  },
  history: none,
  endSession: { of: 'caller', ask: () => ({ body: { id: randomUUID() } }), then: 'not-found' },
  endOthers: none,
  passwordHistory: none,
}
