import type { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { usualWeights } from '@qalam/contract/timetable-proposal/rules.ts'
import { randomUUID } from 'node:crypto'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { aClosed, away } from './testing/a-closed.ts'
import { aProposal } from './testing/a-proposal.ts'

const one = async (school: School) => ({ params: { uuid: await aProposal(school) } })

export const access: Access<typeof timetableProposal> = {
  check: none,
  list: none,
  closed: none,
  levels: none,
  setLevels: { of: 'caller', ask: () => ({ body: { levels: [] } }) },
  locks: none,
  locksOf: { ask: (school) => ({ params: { groupId: school.group.id } }) },
  lock: { ask: (school) => ({ body: { groupId: school.group.id, lessons: [] } }) },
  close: { ask: (school) => ({ body: away(school) }) },
  open: { ask: async (school) => ({ params: { uuid: await aClosed(school) } }) },
  one: { ask: one },
  start: {
    ask: (school) => ({
      body: { uuid: randomUUID(), asked: { weights: usualWeights, keptGroups: [school.group.id] } },
    }),
  },
  // Of a load that nobody has.
  apply: {
    ask: async (school) => ({ ...(await one(school)), body: { stamp: 'none' } }),
    then: 'timetable-proposal.moved',
  },
  undo: { ask: one, then: 'timetable-proposal.not-applied' },
  remove: { ask: one },
}
