import { randomUUID } from 'node:crypto'
import type { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { type Access } from '#platform/testing/access.ts'

export const access: Access<typeof journalFiles> = {
  journal: { ask: (school) => ({ params: { id: school.plans.algebra.uuid } }) },
  card: { ask: (school) => ({ query: { userId: school.people.student.userId } }), refused: ['teacher'] },
  cards: { ask: (school) => ({ params: { groupId: school.group.id } }), refused: ['teacher'] },
  group: { ask: (school) => ({ params: { groupId: school.group.id } }), refused: ['teacher'] },
  pack: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), asked: { quarterId: 20261 } } }) },
}
