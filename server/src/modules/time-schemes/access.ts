import { randomUUID } from 'node:crypto'
import type { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import type { Access } from '#platform/testing/access.ts'

const scheme = { name: 'Matrix', shift: 1, lessons: [{ number: 1, timeStart: '08:00', timeEnd: '08:45' }] }

export const access: Access<typeof timeSchemes> = {
  list: { ask: (school) => ({ query: { schoolId: school.id } }) },
  shortList: { ask: (school) => ({ query: { schoolId: school.id } }) },
  byGroup: { ask: (school) => ({ query: { schoolId: school.id, groupId: school.group.id } }) },
  create: { ask: (school) => ({ body: { schoolId: school.id, ...scheme, name: randomUUID().slice(0, 8) } }) },
  retiming: { ask: (school) => ({ body: { schoolId: school.id, uuid: school.scheme, ...scheme } }) },
  update: { ask: (school) => ({ body: { schoolId: school.id, uuid: school.scheme, ...scheme } }) },
  delete: {
    ask: (school) => ({ body: { schoolId: school.id, uuid: school.scheme } }),
    then: 'time-scheme.in-use',
  },
}
