import { auth } from '@qalam/contract/auth/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import type { Headers } from '#platform/testing/speak.ts'

const password = 'kitap7dala'
const kept = hashPassword(password)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

const enter = (school: School, login: string, headers: Headers = {}) =>
  school.asNobody(auth.login, { body: { login, password } }, headers)
const stepOf = async (school: School, login: string, headers: Headers = {}) => {
  const { body } = await enter(school, login, headers)
  return (body as unknown as { data: { step: string } }).data.step
}
const cookieOf = ({ headers }: { headers: Record<string, unknown> }, name: string) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

/** Somebody who has just turned the second factor on, with the app's secret and the recovery codes. */
async function guarded(school: School, role: Role = 'teacher') {
  const person = await school.newcomer(role, { passwordHash: await kept })
  const first = await enter(school, person.login)
  const token = first.body.access_token
  const begun = await school.asNobody(secondFactor.begin, { body: { password } }, { token })
  const confirmed = await school.asNobody(
    secondFactor.confirm,
    { body: { code: codeOf(begun.body.secret) } },
    { token },
  )
  return { ...person, token, device: cookieOf(first, 'd_t'), secret: begun.body.secret, codes: confirmed.body.codes }
}

test('after the password a code of the app is asked for, and opens the session once', async ({ school }) => {
  const { login, secret } = await guarded(school)
  school.house.setClock(later(1))
  const asked = await enter(school, login)
  expect(asked).toMatchObject({ status: 403, body: { code: 'second-factor.needed' } })
  expect(cookieOf(asked, 'r_t')).toBe('')

  const step = await stepOf(school, login)
  const body = { step, code: codeOf(secret, later(1)) }
  const inside = await school.asNobody(secondFactor.enter, { body })
  expect(inside.status).toBe(200)
  expect((await school.asNobody(auth.userInfo, {}, { token: inside.body.access_token })).status).toBe(200)
  expect(await school.asNobody(secondFactor.enter, { body })).toMatchObject({
    status: 403,
    body: { code: 'second-factor.step-over' },
  })
})

test('a code works once, also for another step, and the one of the setting up counts as used', async ({ school }) => {
  const { login, secret } = await guarded(school)
  const tryWith = async (code: string) =>
    (await school.asNobody(secondFactor.enter, { body: { step: await stepOf(school, login), code } })).status
  expect(await tryWith(codeOf(secret))).toBe(422)

  school.house.setClock(later(1))
  expect(await tryWith(codeOf(secret, later(1)))).toBe(200)
  expect(await tryWith(codeOf(secret, later(1)))).toBe(422)
})

test('a code of the half minute before or after is taken, an older one is not', async ({ school }) => {
  const { login, secret } = await guarded(school)
  school.house.setClock(later(10))
  const tryAt = async (minutes: number) => {
    const body = { step: await stepOf(school, login), code: codeOf(secret, later(minutes)) }
    return (await school.asNobody(secondFactor.enter, { body })).status
  }
  expect(await tryAt(9)).toBe(422)
  expect(await tryAt(9.5)).toBe(200)
  expect(await tryAt(10.5)).toBe(200)
  expect(await tryAt(11)).toBe(422)
})

test('a recovery code opens once, however it is typed; its nine sisters stay', async ({ school }) => {
  const { login, codes, token } = await guarded(school)
  expect(new Set(codes).size).toBe(10)
  const typed = ` ${codes[0]?.toUpperCase().replace('-', ' ')} `
  const tryOnce = async () =>
    (await school.asNobody(secondFactor.enter, { body: { step: await stepOf(school, login), code: typed } })).status

  expect(await tryOnce()).toBe(200)
  expect(await tryOnce()).toBe(422)
  const state = await school.asNobody(secondFactor.state, {}, { token })
  expect(state.body).toMatchObject({ codesLeft: 9, required: false })
})

test('a step is over after five minutes, and when the password is another one', async ({ school }) => {
  const { login, codes, token } = await guarded(school)
  const [early, second] = [await stepOf(school, login), await stepOf(school, login)]
  const draft = { old_password: password, password: 'tau-tas-22', password_confirmation: 'tau-tas-22' }

  school.house.setClock(later(5))
  const over = { status: 403, body: { code: 'second-factor.step-over' } }
  expect(await school.asNobody(secondFactor.enter, { body: { step: early, code: codes[0] ?? '' } })).toMatchObject(over)
  school.house.setClock(later(4))
  await school.asNobody(auth.passwordChange, { body: draft }, { token })
  expect(await school.asNobody(secondFactor.enter, { body: { step: second, code: codes[0] ?? '' } })).toMatchObject(
    over,
  )
})

test('ten wrong codes in a row lock the codes for a quarter of an hour, the right one included', async ({ school }) => {
  const { login, codes } = await guarded(school)
  const tryWith = async (code: string) =>
    (await school.asNobody(secondFactor.enter, { body: { step: await stepOf(school, login), code } })).status
  const statuses: number[] = []
  for (let at = 0; at < 10; at++) statuses.push(await tryWith(`00000${at}`))
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429])
  expect(await tryWith(codes[0] ?? '')).toBe(429)

  school.house.setClock(later(15))
  expect(await tryWith(codes[0] ?? '')).toBe(200)
})

test('a browser that was trusted is not asked for a code for thirty days, any other one is', async ({ school }) => {
  const { login, codes } = await guarded(school)
  const body = { step: await stepOf(school, login), code: codes[0] ?? '', trust: true }
  const device = cookieOf(await school.asNobody(secondFactor.enter, { body }), 'd_t')

  const here = async () => (await enter(school, login, { cookie: device })).status
  expect(await here()).toBe(200)
  expect((await enter(school, login)).status).toBe(403)
  school.house.setClock(later(30 * 24 * 60 - 1))
  expect(await here()).toBe(200)
  school.house.setClock(later(30 * 24 * 60))
  expect(await here()).toBe(403)
})

test('the secret does not stand in the database in a form that opens anything', async ({ school }) => {
  const { accountId, secret } = await guarded(school)
  const row = await school.db
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
  expect(row.secret?.includes(bytes)).toBe(false)
  expect(row.pending).toBeNull()
})

test('turning off, new codes and another app ask for password and code; a stolen session has neither', async ({
  school,
}) => {
  const { login, token, codes } = await guarded(school)
  const wrong = { body: { password: 'oops', code: codes[0] ?? '' } }
  for (const act of [secondFactor.remove, secondFactor.codes, secondFactor.begin])
    expect((await school.asNobody(act, wrong, { token })).status).toBe(422)
  const noCode = await school.asNobody(secondFactor.begin, { body: { password } }, { token })
  expect(noCode.status).toBe(422)

  const fresh = await school.asNobody(secondFactor.codes, { body: { password, code: codes[0] ?? '' } }, { token })
  expect(fresh.body.codes).toHaveLength(10)
  const old = { password, code: codes[1] ?? '' }
  expect((await school.asNobody(secondFactor.remove, { body: old }, { token })).status).toBe(422)
  const right = { password, code: fresh.body.codes[0] ?? '' }
  expect((await school.asNobody(secondFactor.remove, { body: right }, { token })).status).toBe(200)
  expect((await enter(school, login)).status).toBe(200)
})

test('an app that was begun counts only once its code was given, within a quarter of an hour', async ({ school }) => {
  const { login } = await school.newcomer('teacher', { passwordHash: await kept })
  const token = (await enter(school, login)).body.access_token
  const begun = await school.asNobody(secondFactor.begin, { body: { password } }, { token })
  expect(begun.body.uri).toContain(`otpauth://totp/Qalam:${login}?`)
  expect((await enter(school, login)).status).toBe(200)
  const confirm = (code: string) => school.asNobody(secondFactor.confirm, { body: { code } }, { token })
  expect((await confirm('000000')).status).toBe(422)

  school.house.setClock(later(14))
  const other = { token: (await enter(school, login)).body.access_token }
  school.house.setClock(later(16))
  const late = await school.asNobody(
    secondFactor.confirm,
    { body: { code: codeOf(begun.body.secret, later(16)) } },
    other,
  )
  expect(late).toMatchObject({ status: 422, body: { code: 'second-factor.not-begun' } })
})
