import { randomInt, randomUUID } from 'node:crypto'
import type { cabinets } from '@qalam/contract/cabinets/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof cabinets> = {
  list: none,
  file: none,
  fileLater: { of: 'caller', ask: () => ({ body: { uuid: randomUUID(), asked: {} } }) },
  create: {
    of: 'caller',
    ask: () => ({ body: { number: String(randomInt(1_000, 99_999)), name: '' } }),
  },
  update: {
    ask: (school) => ({ params: { id: school.cabinets[2]?.id }, body: { number: '777', name: '' } }),
  },
  delete: { ask: (school) => ({ params: { id: school.cabinets[0]?.id } }), then: 'cabinet.in-use' },
}
