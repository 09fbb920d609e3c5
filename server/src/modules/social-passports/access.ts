import type { socialPassports } from '@qalam/contract/social-passports/api.ts'
import { type Access, none, stale } from '#platform/testing/access.ts'

export const access: Access<typeof socialPassports> = {
  list: none,
  file: none,
  write: {
    ask: (school) => ({
      params: { studentId: school.people.student.userId },
      body: { care: [], note: '', version: stale },
    }),
    then: 'social-passport.stale',
  },
}
