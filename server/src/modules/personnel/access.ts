import type { personnel } from '@qalam/contract/personnel/api.ts'
import type { Access } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const onStudent = (school: School) => ({ params: { userId: school.people.student.userId } })
/** The school lets neither its group leads nor its teachers change students. */
const readers = ['teacher', 'group-lead'] as const

export const access: Access<typeof personnel> = {
  card: { ask: onStudent },
  resetPassword: { ask: onStudent, refused: readers },
  unblock: { ask: onStudent, refused: readers },
  endSessions: { ask: onStudent, refused: readers },
  accessSheets: { ask: (school) => ({ body: { userIds: [school.people.student.userId], everyone: true } }) },
}
