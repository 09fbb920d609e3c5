import type { auth } from '@qalam/contract/auth/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof auth> = {
  login: none,
  refresh: none,
  logout: none,
  userInfo: none,
  relatedAccounts: none,
  relatedAuth: {
    ask: (school) => ({ body: { userId: school.people.teacher.userId } }),
    refused: roles.filter((role) => role !== 'teacher'),
  },
  behalfHash: none,
  behalf: none,
  tutorHash: none,
  ustazRegister: none,
  join: none,
  needPassChange: none,
  passwordChange: none,
  history: none,
  endSession: none,
  passwordHistory: none,
}
