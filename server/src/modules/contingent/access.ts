import { contingent } from '@qalam/contract/contingent/api.ts'
import { type Access, none, stale } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { anotherSchool, coming, comingStay, leaving, newStudent } from './testing/transfers.ts'

/** The school lets neither its group leads nor its teachers change students. */
const readers = ['teacher', 'group-lead'] as const
const onStudent = (school: School) => ({ params: { userId: school.people.student.userId } })
const written = {
  surname: 'Tester',
  firstname: 'Anna',
  sex: 'm' as const,
  bornDate: '2098-01-01',
  notResident: true,
}

export const access: Access<typeof contingent> = {
  list: none,
  file: none,
  create: { ask: (school) => ({ body: { ...written, groupId: school.group.id } }), refused: readers },
  update: {
    ask: (school) => ({ ...onStudent(school), body: { ...written, groupId: school.group.id, version: stale } }),
    refused: readers,
    then: 'person.stale',
  },
  remove: {
    ask: async (school) => ({ params: { userId: (await school.newcomer('student')).userId }, body: {} }),
  },
  restore: { ask: archivedStudent },
  parentByIin: { ask: (school) => ({ ...onStudent(school), query: { iin: '991231500016' } }), refused: readers },
  setParents: {
    ask: (school) => ({ ...onStudent(school), body: { parents: [{ iin: school.people.parent.iin }] } }),
    refused: readers,
  },
  move: {
    ask: async (school) => {
      const userId = await newStudent(school)
      return { params: { userId }, body: { groupId: school.otherGroup.id, date: '2026-11-18', order: '1' } }
    },
  },
  movePreview: {
    ask: async (school) => {
      const userId = await newStudent(school)
      return { params: { userId }, body: { groupId: school.otherGroup.id, date: '2026-11-18', order: '1' } }
    },
  },
  coming: none,
  changeComing: {
    ask: async (school) => ({
      params: { stayId: await comingStay(school) },
      body: { groupId: school.otherGroup.id, date: '2026-12-01', order: '1' },
    }),
  },
  takeBack: { ask: async (school) => ({ params: { stayId: await comingStay(school) } }) },
  transfers: none,
  otherSchools: none,
  letGo: {
    ask: async (school) => {
      const schoolId = await anotherSchool(school)
      return { params: { userId: await newStudent(school) }, body: { schoolId, date: '2026-11-18', order: '1' } }
    },
  },
  withdraw: { ask: async (school) => ({ params: { transferId: await leaving(school) } }) },
  decline: { ask: async (school) => ({ params: { transferId: await coming(school) } }) },
  take: {
    ask: async (school) => ({
      params: { transferId: await coming(school) },
      body: { iin: '', groupId: school.group.id, date: '2026-11-18', order: '2' },
    }),
  },
}

/** Archived anew for each who asks. */
async function archivedStudent(school: School) {
  const { userId } = await school.newcomer('student')
  await school.as('zavuch')(contingent.remove, { params: { userId }, body: {} })
  return { params: { userId }, body: { groupId: school.group.id } }
}
