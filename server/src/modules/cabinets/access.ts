import type { cabinets } from '@qalam/contract/cabinets/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

export const access: Access<typeof cabinets> = {
  list: none,
  file: none,
  create: none,
  update: {
    ask: (school) => ({ params: { id: school.cabinets[2]?.id }, body: { number: '777', name: '' } }),
  },
  delete: { ask: (school) => ({ params: { id: school.cabinets[0]?.id } }) },
}
