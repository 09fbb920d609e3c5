import { roles } from '@qalam/contract/kernel/roles.ts'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { access as personnelAccess } from '#modules/personnel/access.ts'
import { belongingsOf, givenAway } from '#platform/testing/matrix/belongings.ts'
import { test } from '#platform/testing/matrix/describe-access.ts'
import { isStrange } from '#platform/testing/matrix/files.ts'
import { foundOf, wantedOf } from '#platform/testing/matrix/found.ts'
import { contract } from './contract.ts'
import { expectations, modulesWithAccess } from './expectations.ts'

test('every endpoint of the contract is served, and every served one is in the contract', async ({ house }) => {
  const served = house.app.endpoints.map(({ endpoint }) => endpoint)
  expect(new Set(served)).toEqual(new Set(Object.values(contract)))
})

test('an endpoint without an expectation does not pass', () => {
  expect(Object.keys(expectations).sort()).toEqual(Object.keys(contract).sort())
})

test('the expectations of every module are asked by a test of its own', () => {
  const asked = (module: string) =>
    readFileSync(new URL(`../modules/${module}/access.test.ts`, import.meta.url), 'utf8').includes('\ndescribeAccess(')
  expect(modulesWithAccess.filter((module) => !asked(module))).toEqual([])
})

test('every endpoint refuses every role that it does not name, and asks the database for nothing but the session', async ({
  schools,
}) => {
  const { house, tokenOf } = schools.own
  const letIn: string[] = []
  const read: string[] = []
  for (const role of roles) {
    const headers = { authorization: `Bearer ${await tokenOf(role)}` }
    for (const [name, { method, path, roles: named }] of Object.entries(contract)) {
      if (typeof named === 'string' || named.includes(role)) continue
      house.counted()
      const answer = await house.app.http.inject({ method, url: path.replace(/:\w+/g, '1'), headers })
      if (answer.statusCode !== 403 || answer.json().code !== 'access.denied')
        letIn.push(`${name} as ${role}: ${answer.statusCode}`)
      if (house.counted().length > 1) read.push(`${name} as ${role}`)
    }
  }
  expect({ letIn, read }).toEqual({ letIn: [], read: [] })
})

test('what another school answers to its own people would be noticed', async ({ schools: { other } }) => {
  const foreign = belongingsOf(other)
  const asked = ['cabinets.list', 'dictionaries.teachers', 'groups.shortList', 'journal.groups', 'home.unfilled']
  for (const name of asked) {
    const input = ((await expectations[name]!.ask?.(other)) ?? {}) as never
    const { body } = await other.as('zavuch')(contract[name]!, input)
    expect(givenAway(body, foreign), name).not.toEqual([])
  }
})

test('a file with what another school gives to its own people would be noticed', async ({ schools: { other } }) => {
  for (const name of ['cabinets.file', 'contingent.file', 'groups.file', 'personnel.file']) {
    const { raw } = await other.as('zavuch')(contract[name]!)
    expect(await isStrange(raw), name).toBe(true)
  }
})

test('a row that lets in more or fewer than the policy does is refused', async ({ schools: pair }) => {
  const { refused, ...generous } = personnelAccess.profileByIin
  expect((await foundOf(personnel.profileByIin, generous, pair)).own).toMatchObject({ teacher: '403 access.denied' })
  const strict = { ...generous, refused: [...(refused ?? []), 'zavuch'] as const }
  expect(await foundOf(personnel.profileByIin, strict, pair)).not.toEqual(wantedOf(personnel.profileByIin, strict))
})

test('a call about another school that is not refused is told', async ({ schools: { own } }) => {
  // The own school stands for one whose policy lets everybody in.
  const { given, letInElsewhere } = await foundOf(personnel.card, personnelAccess.card, { own, other: own })
  expect(letInElsewhere).toContain('zavuch 200')
  expect(given).not.toEqual([])
})
