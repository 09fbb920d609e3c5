import { auth } from '@qalam/contract/auth/api.ts'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { Secret, TOTP } from 'otpauth'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { resetOf } from './public.ts'

const password = 'kitap7dala'
const kept = hashPassword(password)
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
const enter = (school: School, login: string) => school.asNobody(auth.login, { body: { login, password } })

async function setUp(school: School, token: string) {
  const { body } = await school.asNobody(secondFactor.begin, { body: { password } }, { token })
  return school.asNobody(secondFactor.confirm, { body: { code: codeOf(body.secret) } }, { token })
}
const require = (school: School, required = true) => school.as('director')(secondFactor.setRule, { body: { required } })
const seesRooms = (school: School, token: string) => school.asNobody(cabinets.list, {}, { token })

test('where the school requires it, staff who sign in set the second factor up before anything else', async ({
  school,
}) => {
  const { login } = await school.newcomer('zavuch', { passwordHash: await kept })
  const before = (await enter(school, login)).body.access_token
  school.house.setClock(new Date(now.getTime() + 1000))
  expect((await require(school)).status).toBe(200)

  const token = (await enter(school, login)).body.access_token
  expect(await seesRooms(school, token)).toMatchObject({ status: 403, body: { code: 'second-factor.missing' } })
  expect((await school.asNobody(auth.userInfo, {}, { token })).body.lacksFactor).toBe(true)
  expect((await school.asNobody(secondFactor.state, {}, { token })).body).toMatchObject({ required: true, since: null })
  expect((await seesRooms(school, before)).status).toBe(200)

  expect((await setUp(school, token)).status).toBe(200)
  expect((await school.asNobody(auth.userInfo, {}, { token })).body.lacksFactor).toBe(false)
  expect((await seesRooms(school, token)).status).toBe(200)
})

test('families of that school and staff of another one are asked for nothing', async ({ school, otherSchool }) => {
  await require(school)
  const parent = await school.newcomer('parent', { passwordHash: await kept, schoolId: null })
  const pupil = await school.newcomer('student', { passwordHash: await kept })
  const stranger = await school.newcomer('zavuch', { passwordHash: await kept, schoolId: otherSchool.id })
  for (const { login } of [parent, pupil, stranger]) {
    const token = (await enter(school, login)).body.access_token
    const { body } = await school.asNobody(auth.relatedAccounts, {}, { token })
    expect(body).toHaveLength(1)
  }
})

test('what the school requires cannot be turned off, and the school can stop requiring it', async ({ school }) => {
  await require(school)
  const { login } = await school.newcomer('teacher', { passwordHash: await kept })
  const token = (await enter(school, login)).body.access_token
  const { codes } = (await setUp(school, token)).body
  const remove = () => school.asNobody(secondFactor.remove, { body: { password, code: codes[0] ?? '' } }, { token })
  expect(await remove()).toMatchObject({ status: 422, body: { code: 'second-factor.required' } })

  await require(school, false)
  expect((await school.as('zavuch')(secondFactor.rule)).body).toEqual({ required: false, can: { change: false } })
  expect((await remove()).status).toBe(200)
})

test('the director takes the second factor of somebody who lost the phone away, and their sessions end', async ({
  school,
}) => {
  const { login, userId } = await school.newcomer('teacher', { passwordHash: await kept })
  const token = (await enter(school, login)).body.access_token
  await setUp(school, token)
  expect((await enter(school, login)).status).toBe(403)

  expect((await school.as('director')(secondFactor.reset, { body: { userId } })).status).toBe(200)
  expect((await school.asNobody(auth.userInfo, {}, { token })).status).toBe(401)
  expect((await enter(school, login)).status).toBe(200)
})

test('nobody resets their own that way, and nobody that of another school’s people', async ({
  school,
  otherSchool,
}) => {
  const reset = (userId: number) => school.as('director')(secondFactor.reset, { body: { userId } })
  expect((await reset(school.people.director.userId)).status).toBe(403)
  expect((await reset(otherSchool.people.teacher.userId)).status).toBe(404)
})

test('whoever keeps the installation resets a login, and is told when there was nothing to reset', async ({
  school,
}) => {
  const { login } = await school.newcomer('teacher', { passwordHash: await kept })
  await setUp(school, (await enter(school, login)).body.access_token)

  expect(await resetOf(school.db, login.toUpperCase())).toBe('reset-done')
  expect((await enter(school, login)).status).toBe(200)
  expect(await resetOf(school.db, login)).toBe('reset-none')
  expect(await resetOf(school.db, 'nobody-at-all')).toBe('unknown-login')
})

test('the card of a person offers to take the second factor away to the director alone, and while there is one', async ({
  school,
}) => {
  const person = await school.newcomer('teacher', { passwordHash: await kept })
  const offered = async (role: 'director' | 'zavuch') =>
    (await school.as(role)(personnel.card, { params: { userId: person.userId } })).body.can.resetFactor
  expect(await offered('director')).toBe(false)
  await setUp(school, (await enter(school, person.login)).body.access_token)
  expect([await offered('director'), await offered('zavuch')]).toEqual([true, false])

  await school.as('director')(secondFactor.reset, { body: { userId: person.userId } })
  expect(await offered('director')).toBe(false)
})
