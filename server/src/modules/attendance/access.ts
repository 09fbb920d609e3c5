import type { attendance } from '@qalam/contract/attendance/api.ts'
import { type Access } from '#platform/testing/access.ts'

export const access: Access<typeof attendance> = {
  day: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  report: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
  reportFile: { ask: (school) => ({ query: { groupId: school.group.id } }), refused: ['teacher'] },
}
