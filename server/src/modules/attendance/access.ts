import { attendance } from '@qalam/contract/attendance/api.ts'
import { randomUUID } from 'node:crypto'
import type { Access } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const draft = (school: School) => ({
  ...{ uuid: randomUUID(), userId: school.people.student.userId, from: '2026-11-18', until: '2026-11-18' },
  ...{ kind: 'illness' as const, words: '' },
})

/** The id of a notice that stands. */
async function given(school: School): Promise<string> {
  const body = draft(school)
  await school.as('parent')(attendance.giveNotice, { body })
  return body.uuid
}

export const access: Access<typeof attendance> = {
  day: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  report: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  reportFile: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  coming: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  notices: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  giveNotice: { ask: (school) => ({ body: draft(school) }) },
  withdrawNotice: { ask: async (school) => ({ params: { uuid: await given(school) } }) },
}
