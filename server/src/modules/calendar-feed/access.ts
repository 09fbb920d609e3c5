import type { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { staff } from '@qalam/contract/kernel/roles.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const ofStudent = (school: School) => ({ body: { userId: school.people.student.userId } })

export const access: Access<typeof calendarFeed> = {
  list: none,
  // The staff have lessons of their own, and those of no student.
  renew: { ask: ofStudent, refused: staff },
  end: { ask: ofStudent, refused: staff },
  file: {
    of: 'caller',
    ask: () => ({ params: { schoolId: 1, name: `${'x'.repeat(43)}.ics` } }),
    then: 'not-found',
  },
}
