import { personnel } from '@qalam/contract/personnel/api.ts'
import { type Access, none, stale } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const onStudent = (school: School) => ({ params: { userId: school.people.student.userId } })
/** The school lets neither its group leads nor its teachers change students. */
const readers = ['teacher', 'group-lead'] as const
const written = {
  surname: 'Tester',
  firstname: 'Anna',
  sex: 'm' as const,
  bornDate: '2098-01-01',
  notResident: true,
  phone: '+77010000000',
}
const onTeacher = (school: School) => ({ params: { userId: school.people.teacher.userId } })

/** Archived anew for each who asks. */
async function archivedTeacher(school: School) {
  const { userId } = await school.newcomer('teacher')
  await school.as('zavuch')(personnel.remove, { params: { userId }, body: {} })
  return { params: { userId } }
}

export const access: Access<typeof personnel> = {
  list: none,
  file: none,
  positions: none,
  profileByIin: { of: 'caller', ask: () => ({ query: { iin: '991231500016' } }), refused: readers },
  create: { of: 'caller', ask: () => ({ body: { ...written, positionId: 4 } }) },
  update: {
    ask: (school) => ({ ...onTeacher(school), body: { ...written, positionId: 4, version: stale } }),
    then: 'person.stale',
  },
  updateAccess: {
    ask: (school) => ({ ...onTeacher(school), body: { positionId: 8, version: stale } }),
    then: 'person.stale',
  },
  leaving: { ask: onTeacher },
  remove: { ask: async (school) => ({ params: { userId: (await school.newcomer('teacher')).userId }, body: {} }) },
  restore: { ask: archivedTeacher },
  card: { ask: onStudent },
  setPhoto: { ask: onStudent, upload: true, refused: readers },
  removePhoto: { ask: onStudent, refused: readers },
  resetPassword: { ask: onStudent, refused: readers },
  unblock: { ask: onStudent, refused: readers },
  endSessions: { ask: onStudent, refused: readers },
  accessSheets: { ask: (school) => ({ body: { userIds: [school.people.student.userId], everyone: true } }) },
}
