import { contingent } from '@qalam/contract/contingent/api.ts'
import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

let serial = 0
const draft = (school: School) => ({
  parentId: school.group.id,
  inclusiveDescription: `program ${++serial}`,
  timeSchemeUuid: school.scheme,
})

/** A program of 7А of its own for each who asks. */
async function programOf(school: School): Promise<number> {
  return (await school.as('zavuch')(trainingPrograms.create, { body: draft(school) })).body.id
}
const inQuery = async (school: School) => ({ query: { groupId: await programOf(school) } })
const inBody = async (school: School) => ({ body: { groupId: await programOf(school) } })

const coming = { arrivalDate: '2026-11-18', arrivalOrder: '1' }
const leaving = { retirementDate: '2026-11-19', retirementOrder: '2' }
const somebody = { surname: 'Tester', firstname: 'Anna', sex: 'm', bornDate: '2098-01-01', notResident: true } as const

/** A new student of 7А, and a program of it. */
async function arrivalOf(school: School) {
  const body = { ...somebody, groupId: school.group.id }
  const { userId: contingentId } = (await school.as('zavuch')(contingent.create, { body })).body
  return { body: { groupId: await programOf(school), contingentId, ...coming } }
}

export const access: Access<typeof trainingPrograms> = {
  list: none,
  file: none,
  byId: { ask: inQuery },
  byParentId: { ask: (school) => ({ query: { parentId: school.group.id } }) },
  students: { ask: inQuery },
  candidates: { ask: inQuery },
  choices: none,
  create: { ask: (school) => ({ body: draft(school) }) },
  archive: { ask: inBody },
  restore: { ask: inBody },
  arrive: { ask: arrivalOf },
  retire: {
    ask: async (school) => {
      const arrival = await arrivalOf(school)
      await school.as('zavuch')(trainingPrograms.arrive, arrival)
      return { body: { contingentId: arrival.body.contingentId, ...leaving } }
    },
  },
}
