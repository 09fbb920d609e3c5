import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { describe, expect } from 'vitest'
import type { Expectation } from '#platform/testing/access.ts'
import { png } from '#platform/testing/documents.ts'
import { openHouse, type School, test as plain } from '#platform/testing/school.ts'
import { belongingsOf, givenAway, numbersApart } from './belongings.ts'
import { contract } from './contract.ts'
import { filledWithStrangers, isStrange } from './files.ts'
import { expectations } from './expectations.ts'

const test = plain.extend({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
    async ({}, use) => {
      const house = await openHouse()
      await numbersApart(house)
      await use(house)
      await house.close()
    },
    { scope: 'file' },
  ],
})

const picture = { name: 'a.png', mime: 'image/png', bytes: png() }

type Question = Parameters<typeof ask>

/** The call as a person of `asking`, about something of `asked`. */
async function ask(asking: School, role: Role, endpoint: Endpoint, expectation: Expectation, asked: School) {
  const input = ((await expectation.ask?.(asked)) ?? {}) as never
  return expectation.upload ? asking.upload(role, endpoint, input, [picture]) : asking.as(role)(endpoint, input)
}

const call = async (...question: Question): Promise<number> => (await ask(...question)).status
const answerOf = async (...question: Question): Promise<unknown> => (await ask(...question)).body

const isNamed = ({ roles: named }: Endpoint, role: Role) => typeof named === 'string' || named.includes(role)
/** Past the policy: done, or refused by what the row says comes after it. A form with faults never came that far. */
const passed = ({ status, body }: { status: number; body: { code?: string } }, then: string | undefined) =>
  status < 300 || (then !== undefined && body.code === then)
const refused = (status: number) => status === 403 || status === 404
/** Whom another school must stay closed to: everybody, but whoever runs the platform where a call is for all schools. */
const strangersTo = ({ of }: Expectation) => roles.filter((role) => of !== 'platform' || role !== 'platform-admin')

test('every endpoint of the contract is served, and every served one is in the contract', async ({ school }) => {
  const served = school.house.app.endpoints.map(({ endpoint }) => endpoint)
  expect(new Set(served)).toEqual(new Set(Object.values(contract)))
})

test('an endpoint without an expectation does not pass', () => {
  expect(Object.keys(expectations).sort()).toEqual(Object.keys(contract).sort())
})

test('what another school answers to its own people would be noticed', async ({ otherSchool }) => {
  const foreign = belongingsOf(otherSchool)
  const asked = ['cabinets.list', 'dictionaries.teachers', 'groups.shortList', 'journal.groups', 'home.unfilled']
  for (const name of asked) {
    const answer = await answerOf(otherSchool, 'zavuch', contract[name]!, expectations[name]!, otherSchool)
    expect(givenAway(answer, foreign), name).not.toEqual([])
  }
})

test('a file with what another school gives to its own people would be noticed', async ({ otherSchool }) => {
  await filledWithStrangers(otherSchool)
  for (const name of ['cabinets.file', 'contingent.file', 'groups.file', 'personnel.file']) {
    const { raw } = await ask(otherSchool, 'zavuch', contract[name]!, expectations[name]!, otherSchool)
    expect(await isStrange(raw), name).toBe(true)
  }
})

/** Calls that end the session they are made in come last and are left out of the rest. */
const ending = new Set(['auth.logout', 'auth.relatedAuth'])

describe.each(Object.entries(expectations))('%s', (name, expectation) => {
  const endpoint = contract[name]!

  test('asks for a session unless it is public', async ({ school }) => {
    const { status, body } = await school.asNobody(endpoint, ((await expectation.ask?.(school)) ?? {}) as never)
    const sentAway = status === 401 && 'code' in body && body.code === 'auth.required'
    expect(sentAway).toBe(endpoint.roles !== 'public')
  })

  test('lets in whom it names for the own school, and nobody else', async ({ school }) => {
    if (endpoint.roles === 'public' || ending.has(name)) return
    const found: Record<string, boolean> = {}
    const wanted: Record<string, boolean> = {}
    for (const role of roles) {
      found[role] = passed(await ask(school, role, endpoint, expectation, school), expectation.then)
      wanted[role] = isNamed(endpoint, role) && !expectation.refused?.includes(role)
    }
    expect(found).toEqual(wanted)
  })

  test('gives nobody anything of another school', async ({ school, otherSchool }) => {
    if (endpoint.roles === 'public' || ending.has(name)) return
    await filledWithStrangers(otherSchool)
    const foreign = belongingsOf(otherSchool)
    const given: string[] = []
    for (const role of strangersTo(expectation)) {
      const { status, body, raw } = await ask(school, role, endpoint, expectation, school)
      for (const one of givenAway(body, foreign)) given.push(`${role}: ${one}`)
      if (endpoint.answers === 'file' && status < 300 && (await isStrange(raw))) given.push(`${role}: a file`)
    }
    expect(given).toEqual([])
  })

  test('refuses everybody what belongs to another school', async ({ school, otherSchool }) => {
    // What names nothing of a school is asked by the test above.
    if (expectation.of === 'caller') return
    const letIn: string[] = []
    for (const role of strangersTo(expectation)) {
      const status = await call(school, role, endpoint, expectation, otherSchool)
      if (!refused(status)) letIn.push(`${role} ${status}`)
    }
    expect(letIn).toEqual([])
  })
})
