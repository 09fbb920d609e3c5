import { randomUUID } from 'node:crypto'
import type { importPlans } from '@qalam/contract/import-plans/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'
import { now } from '#platform/testing/world/build.ts'
import { addPlan, storeReading } from './repository.ts'

const asked = { part: 'pupils' as const, row: 2, iin: '130315500201', name: 'Ali', bornOn: '2013-03-15', label: '7А' }
const fault = {
  ...{
    level: 'fault' as const,
    sheet: 'Pupils',
    row: 2,
    column: 'Class',
    value: '7Z',
    code: 'finding.unknown-class' as const,
  },
  with: {},
}
const nothing = {
  hash: null,
  rows: [],
  findings: [fault],
  kept: [],
  questions: [{ ...asked, people: [], answer: null, person: null }],
}

/** A workbook of the school that was read and holds nothing to bring in. */
async function planOf({ db, id, people }: School): Promise<string> {
  const uuid = randomUUID()
  const plan = { uuid, fileName: 'school.xlsx', language: 'kz' as const, workbook: Buffer.of(), madeAt: now }
  await addPlan(db, id, { ...plan, madeBy: people.director.userId })
  await storeReading(db, id, uuid, { ...nothing, outcome: 'nothing-to-do' }, now)
  return uuid
}
const cell = { sheet: 'Pupils', row: 2, column: 'Name', value: 'Ali' }
const ofPlan = { ask: async (school: School) => ({ query: { plan: await planOf(school) } }) }

export const access: Access<typeof importPlans> = {
  list: none,
  template: none,
  whole: { of: 'caller', ask: () => ({ body: { uuid: randomUUID() } }) },
  check: { of: 'caller', upload: true, ask: () => ({ query: { uuid: randomUUID() } }) },
  rows: ofPlan,
  rowsFile: ofPlan,
  findings: ofPlan,
  choices: { ask: async (school) => ({ query: { plan: await planOf(school), finding: 1 } }) },
  findingsFile: ofPlan,
  one: { ask: async (school) => ({ params: { uuid: await planOf(school) } }) },
  commit: {
    ask: async (school) => ({ query: { plan: await planOf(school) }, body: { uuid: randomUUID() } }),
    then: 'import-plans.closed',
  },
  correct: {
    ask: async (school) => ({ query: { plan: await planOf(school) }, body: { uuid: randomUUID(), cells: [cell] } }),
    then: 'import-plans.closed',
  },
  questions: ofPlan,
  answer: {
    ask: async (school) => ({
      query: { plan: await planOf(school) },
      body: { uuid: randomUUID(), answers: [{ iin: asked.iin, answer: 'another' as const, person: null }] },
    }),
  },
  kept: ofPlan,
  take: {
    ask: async (school) => ({
      query: { plan: await planOf(school) },
      body: { uuid: randomUUID(), fields: [{ person: 1, thing: null, field: null, isTaken: true }] },
    }),
  },
  undo: {
    ask: async (school) => ({ query: { plan: await planOf(school) }, body: { uuid: randomUUID() } }),
    then: 'import-plans.not-last',
  },
}
