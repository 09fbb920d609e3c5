import { auth } from '@qalam/contract/auth/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { hashPassword } from '../password.ts'

const kept = hashPassword('kitap7')

async function personWithHistory(school: School) {
  const person = await school.newcomer('teacher', { passwordHash: await kept })
  const enter = (password: string) => school.asNobody(auth.login, { body: { login: person.login, password } })
  const first = await enter('kitap7')
  await enter('wrong1')
  const second = await enter('kitap7')
  return { ...person, first: first.body.access_token, second: second.body.access_token }
}
const historyOf = async (school: School, token: string, page = 1) =>
  (await school.asNobody(auth.history, { query: { page } }, { token })).body

test('the history tells every sign-in, newest first, and which session is this one', async ({ school }) => {
  const { second } = await personWithHistory(school)

  const { rows, total } = await historyOf(school, second)
  expect(total).toBe(3)
  expect(rows.map(({ outcome, session }) => [outcome, session?.current ?? null])).toEqual([
    ['in', true],
    ['wrong-password', null],
    ['in', false],
  ])
  expect(rows[0]).toMatchObject({ device: 'lightMyRequest', address: '127.0.0.1' })
})

test('a page behind the last one is the last one', async ({ school }) => {
  const { second } = await personWithHistory(school)
  const asked = (query: object) => school.asNobody(auth.history, { query }, { token: second })

  expect((await asked({ page: 9, limit: 2 })).body).toMatchObject({ page: 2, total: 3, rows: [{ outcome: 'in' }] })
  expect((await asked({ page: 2, outcome: 'blocked' })).body).toMatchObject({ page: 1, total: 0, rows: [] })
})

test('the history is turned around, and narrowed to sign-ins that failed', async ({ school }) => {
  const { second } = await personWithHistory(school)
  const asked = (query: object) => school.asNobody(auth.history, { query }, { token: second })

  const { rows } = (await asked({ sort: 'at' })).body
  expect(rows.map(({ session }) => session?.current ?? null)).toEqual([false, null, true])
  expect((await asked({ outcome: 'wrong-password' })).body).toMatchObject({ total: 1 })
})

for (const query of [{ sort: 'device' }, { sort: '-constructor' }, { limit: 101 }, { page: 0 }])
  test(`a table is not asked for ${JSON.stringify(query)}`, async ({ school }) => {
    expect((await school.as('teacher')(auth.history, { query: query as never })).status).toBe(422)
  })

test('a person ends a session on another device, and it is refused at once', async ({ school }) => {
  const { first, second } = await personWithHistory(school)
  expect((await school.asNobody(auth.userInfo, {}, { token: first })).status).toBe(200)
  const other = (await historyOf(school, second)).rows[2]?.session?.id ?? ''

  const done = await school.asNobody(auth.endSession, { body: { id: other } }, { token: second })
  expect(done.status).toBe(200)
  expect((await school.asNobody(auth.userInfo, {}, { token: first })).status).toBe(401)
  expect((await historyOf(school, second)).rows[2]?.session?.endedAt).not.toBeNull()
})

test('nobody ends a session of somebody else', async ({ school }) => {
  const body = { id: school.people.director.sessionId }

  expect((await school.as('teacher')(auth.endSession, { body })).status).toBe(404)
  expect((await school.as('director')(auth.userInfo)).status).toBe(200)
})

test('a person ends all other sessions at once and goes on working in this one', async ({ school }) => {
  const { first, second, login } = await personWithHistory(school)
  const body = { login, password: 'kitap7' }
  const third = (await school.asNobody(auth.login, { body })).body.access_token
  const opens = async (token: string) => (await school.asNobody(auth.userInfo, {}, { token })).status

  expect((await school.asNobody(auth.endOthers, {}, { token: second })).body).toEqual({ ended: 3 })
  expect([await opens(first), await opens(second), await opens(third)]).toEqual([401, 200, 401])
})
