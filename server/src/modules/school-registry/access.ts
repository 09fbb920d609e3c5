import { randomInt } from 'node:crypto'
import type { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import type { Access } from '#platform/testing/access.ts'
import { freshBin } from './testing/bin.ts'
import { freshIin } from '#platform/testing/world/people.ts'

const all = { of: 'platform' } as const
const head = () => ({ iin: freshIin(), surname: 'New', firstname: 'Head', lastname: '' })
const names = () => ({ nameKz: `School ${randomInt(1e6)}`, nameRu: 'School' })

export const access: Access<typeof schoolRegistry> = {
  list: all,
  file: all,
  one: { ...all, ask: (school) => ({ params: { schoolId: school.id } }) },
  create: { ...all, ask: () => ({ body: { ...head(), ...names(), bin: freshBin(), regionId: 15 } }) },
  nameHead: { ...all, ask: (school) => ({ params: { schoolId: school.id }, body: head() }) },
  resetHead: {
    ...all,
    ask: (school) => ({ params: { schoolId: school.id, userId: school.people.director.userId } }),
  },
  block: { ...all, ask: (school) => ({ params: { schoolId: school.id }, body: { reason: 'unpaid' } }) },
  open: { ...all, ask: (school) => ({ params: { schoolId: school.id } }) },
  subscribe: { ...all, ask: (school) => ({ params: { schoolId: school.id }, body: { until: '2027-05-25' } }) },
  work: all,
}
