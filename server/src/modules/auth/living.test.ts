import { auth } from '@qalam/contract/auth/api.ts'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect, vi } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { hashPassword } from './password.ts'

const password = 'kitap7'
const kept = hashPassword(password)
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function deputy(school: School) {
  const person = await school.newcomer('zavuch', { passwordHash: await kept })
  const { body } = await school.asNobody(auth.login, { body: { login: person.login, password } })
  return { ...person, ...body }
}
const change = (school: School, userId: number, to: Record<string, unknown>) =>
  school.db.updateTable('app_user').set(to).where('id', '=', userId).execute()
let room = 0
const addRoom = (school: School, token: string) =>
  school.asNobody(cabinets.create, { body: { number: `${700 + ++room}` } }, { token })

test('a demoted deputy may do nothing of a deputy five seconds later, and a refresh tells them who they are', async ({
  school,
}) => {
  const person = await deputy(school)
  const before = await addRoom(school, person.access_token)
  expect(before.status).toBe(200)
  await change(school, person.userId, { role: 'employee' })

  school.house.setClock(later(5))
  expect((await addRoom(school, person.access_token)).status).toBe(426)
  const renewed = await school.asNobody(auth.refresh, { body: { refreshToken: person.refresh_token ?? '' } })
  expect((await addRoom(school, renewed.body.access_token)).status).toBe(403)
  const { body } = await school.asNobody(auth.userInfo, {}, { token: renewed.body.access_token })
  expect(body.role).toBe('employee')
})

test('somebody who is promoted may use the new role as soon as their token tells of it', async ({ school }) => {
  const person = await school.newcomer('employee', { passwordHash: await kept })
  const { body } = await school.asNobody(auth.login, { body: { login: person.login, password } })
  expect((await addRoom(school, body.access_token)).status).toBe(403)
  await change(school, person.userId, { role: 'zavuch' })

  // What this process believes of the session is still the old role.
  const renewed = await school.asNobody(auth.refresh, { body: { refreshToken: body.refresh_token ?? '' } })
  expect((await addRoom(school, renewed.body.access_token)).status).toBe(200)
})

test('somebody who moved to another school acts in the old one five seconds at most', async ({
  school,
  otherSchool,
}) => {
  const person = await deputy(school)
  await addRoom(school, person.access_token)
  await change(school, person.userId, { school_id: otherSchool.id })

  school.house.setClock(later(5))
  expect((await addRoom(school, person.access_token)).status).toBe(426)
})

test('somebody who was dismissed is refused five seconds later', async ({ school }) => {
  const person = await deputy(school)
  await addRoom(school, person.access_token)
  await change(school, person.userId, { archived_at: now })

  school.house.setClock(later(5))
  expect((await addRoom(school, person.access_token)).status).toBe(401)
})

test('who is dismissed by a call is refused as soon as the process hears of it, with no second of the clock gone', async ({
  school,
}) => {
  const person = await deputy(school)
  expect((await addRoom(school, person.access_token)).status).toBe(200)
  const params = { userId: person.userId }
  expect((await school.as('director')(personnel.remove, { params })).status).toBe(200)
  await vi.waitFor(async () => expect((await addRoom(school, person.access_token)).status).toBe(401), 1_000)
})

test('somebody whose account was blocked is refused five seconds later', async ({ school }) => {
  const person = await deputy(school)
  await addRoom(school, person.access_token)
  await school.db.updateTable('account').set({ blocked_at: now }).where('id', '=', person.accountId).execute()

  school.house.setClock(later(5))
  expect((await addRoom(school, person.access_token)).status).toBe(401)
})
