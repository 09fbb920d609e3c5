import { auth } from '@qalam/contract/auth/api.ts'
import { merge } from '@qalam/contract/merge/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import type { School } from '#platform/testing/school.ts'
import { test } from './testing/diary.ts'

const password = 'kitap7'
const kept = hashPassword(password)
const teacherOf = async (school: School) => school.newcomer('teacher', { passwordHash: await kept })
const cookieOf = (headers: { 'set-cookie'?: unknown }) => String(headers['set-cookie'] ?? '')

test('a signed-in teacher is shown the outer account, joins it, and enters with it from then on', async ({
  school,
  outside,
}) => {
  const teacher = await teacherOf(school)
  const code = await outside.code('guest-1')
  const seen = await school.as(teacher)(merge.auth, { query: { code, stay: '1' } })
  expect(seen.body).toMatchObject({ context: { shortName: 'Қонақ 1' }, joined: false })
  expect(seen.body.schoolData?.municipality).toContain('Ақмола')
  expect((await school.as(teacher)(merge.userInfo, { query: { code } })).status).toBe(200)

  const entered = await school.asNobody(merge.auth, { query: { code: await outside.code('guest-1') } })
  expect(cookieOf(entered.headers)).toContain('r_t=')
  const { body } = await school.asNobody(auth.userInfo, {}, { token: entered.body.access_token ?? '' })
  expect(body.userId).toBe(teacher.userId)
})

test('a code works once: used up by joining it is refused to everybody, and its owner is told the same again', async ({
  school,
  outside,
}) => {
  const teacher = await teacherOf(school)
  const code = await outside.code('guest-2')
  await school.as(teacher)(merge.userInfo, { query: { code } })
  expect((await school.as(teacher)(merge.userInfo, { query: { code } })).status).toBe(200)
  expect((await school.as('director')(merge.userInfo, { query: { code } })).body.code).toBe('merge.code')
  expect((await school.asNobody(merge.auth, { query: { code } })).body.code).toBe('merge.code')
  const { body } = await school.as(teacher)(merge.joined)
  expect(body.rows.map(({ context }) => context.shortName)).toEqual(['Қонақ 2'])
})

test('an old code, one made for others and a made-up one are refused in the same words', async ({
  school,
  outside,
}) => {
  const codes = [await outside.code('guest-3', 'old'), await outside.code('guest-3', 'foreign'), 'a-made-up-code']
  const answers = await Promise.all(codes.map((code) => school.asNobody(merge.auth, { query: { code } })))
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(codes.map(() => [422, 'merge.code']))
  expect(answers[0]?.body.message).toContain('ескірген')
})

test('a page that asks twice at once uses the code up once', async ({ school, outside }) => {
  const code = await outside.code('guest-4')
  const ask = () => school.asNobody(merge.auth, { query: { code } })
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a diary that dies after it took the code is asked on by the next try', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  const code = await outside.code('guest-5', 'dies')
  const dead = await school.as(teacher)(merge.userInfo, { query: { code } })
  expect([dead.status, dead.body.code]).toEqual([503, 'merge.away'])
  expect((await school.as(teacher)(merge.joined)).body.rows).toEqual([])
  expect((await school.as(teacher)(merge.userInfo, { query: { code } })).status).toBe(200)
})

test('a slow diary counts as away and nothing is joined', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  const slow = await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-6', 'slow') } })
  expect([slow.status, slow.body.code]).toEqual([503, 'merge.away'])
  expect((await school.as(teacher)(merge.joined)).body.rows).toEqual([])
})

test('an outer account of another account is refused, and the refusal names nobody', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-7') } })
  const code = await outside.code('guest-7')
  const refused = await school.as('director')(merge.userInfo, { query: { code } })
  expect(refused.body.code).toBe('merge.elsewhere')
  expect(JSON.stringify(refused.body)).not.toContain(teacher.login)
  // The code was not used up by a refusal: its person may still enter with it.
  expect((await school.asNobody(merge.auth, { query: { code } })).body.access_token).toBeTypeOf('string')
})

test('where the diary tells another IIN the account is somebody else’s', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  const refused = await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('newcomer') } })
  expect(refused.body.code).toBe('merge.other-person')
  expect((await school.as(teacher)(merge.joined)).body.rows).toEqual([])
})

test('whoever says no joins another account by its login and password, trimmed, and is signed in there', async ({
  school,
  outside,
}) => {
  const teacher = await teacherOf(school)
  const code = await outside.code('guest-8')
  const wrong = await school.asNobody(merge.assign, { body: { code, login: teacher.login, password: 'wrong1' } })
  expect(wrong.body.errors).toEqual({ password: ['Логин немесе құпиясөз дұрыс емес'] })

  const login = `  ${teacher.login} `
  const { status, body } = await school.asNobody(merge.assign, { body: { code, login, password: ` ${password} ` } })
  expect(status).toBe(200)
  const own = await school.asNobody(merge.joined, {}, { token: body.access_token })
  expect(own.body.rows.map(({ context }) => context.shortName)).toEqual(['Қонақ 8'])
})

test('a handed-out password joins nothing and opens no session: it is changed first', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  await school.db.updateTable('account').set({ default_password: true }).where('id', '=', teacher.accountId).execute()
  const pair = { login: teacher.login, password }
  const refused = await school.asNobody(merge.assign, { body: { code: await outside.code('guest-9'), ...pair } })
  expect(refused.body.code).toBe('merge.change-first')
  expect(cookieOf(refused.headers)).not.toContain('r_t=')
  expect((await school.as('director')(merge.userInfo, { query: { code: await outside.code('guest-9') } })).status).toBe(
    200,
  )
})

test('staff that has no account here gets one, told once, which claims its IIN and no place of anybody', async ({
  school,
  outside,
}) => {
  const { body } = await school.asNobody(merge.register, { query: { code: await outside.code('newcomer') } })
  const me = await school.asNobody(auth.userInfo, {}, { token: body.access_token })
  expect(me.body).toMatchObject({ surname: 'Жақсыбекова', role: 'employee', school: null, selfMade: true })
  const again = await school.asNobody(auth.login, { body: { login: body.login, password: body.password } })
  expect(again.status).toBe(200)
})

test('a student is not registered: the school enters them', async ({ school, outside }) => {
  const refused = await school.asNobody(merge.register, { query: { code: await outside.code('student') } })
  expect([refused.status, refused.body.code]).toEqual([422, 'merge.school-enters'])
})

test('whoever is not registered is told so in words that fit staff as well as families', async ({
  school,
  outside,
}) => {
  const code = await outside.code('guest-77')
  expect((await school.asNobody(merge.auth, { query: { code } })).body.canRegister).toBe(false)
  const { body } = await school.asNobody(merge.register, { query: { code } })
  expect([body.code, body.message]).toEqual(['merge.school-enters', expect.not.stringContaining('ата-ана')])
})

test('a parted account opens nothing any more, and nobody parts somebody else’s', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-10') } })
  const { body } = await school.as(teacher)(merge.joined)
  const id = body.rows[0]?.id ?? 0
  expect((await school.as('director')(merge.part, { body: { id } })).status).toBe(404)
  expect((await school.as(teacher)(merge.part, { body: { id } })).status).toBe(200)
  const seen = await school.asNobody(merge.auth, { query: { code: await outside.code('guest-10') } })
  expect(seen.body).toMatchObject({ joined: false })
  expect(seen.body.access_token).toBeUndefined()
})

test('after the school handed out a new password a joined account enters no more', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-11') } })
  const later = new Date(Date.now() + 3_600_000 * 24 * 365)
  await school.db
    .insertInto('password_event')
    .values({ account_id: teacher.accountId, at: later, kind: 'reset', by_user_id: teacher.userId })
    .execute()
  const seen = await school.asNobody(merge.auth, { query: { code: await outside.code('guest-11') } })
  expect(seen.body.access_token).toBeUndefined()
})

test('a second factor is asked for as after a password, and the outer account alone opens nothing', async ({
  school,
  outside,
}) => {
  const teacher = await teacherOf(school)
  await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-12') } })
  await school.db
    .insertInto('second_factor')
    .values({ account_id: teacher.accountId, secret: Buffer.from('sealed'), confirmed_at: new Date() })
    .execute()
  const asked = await school.asNobody(merge.auth, { query: { code: await outside.code('guest-12') } })
  expect([asked.status, asked.body.code]).toEqual([403, 'second-factor.needed'])
})

test('a diary whose process has ended is away, and what was joined before stays', async ({ school, outside }) => {
  const teacher = await teacherOf(school)
  await school.as(teacher)(merge.userInfo, { query: { code: await outside.code('guest-13') } })
  const begun = await outside.code('guest-14')
  const half = await school.as(teacher)(merge.auth, { query: { code: begun, stay: '1' } })
  expect(half.status).toBe(200)
  const next = await outside.code('guest-15')
  await outside.die()
  expect((await school.as(teacher)(merge.auth, { query: { code: next } })).body.code).toBe('merge.away')
  // Who was told already can be joined: nothing more is asked of the diary.
  expect((await school.as(teacher)(merge.userInfo, { query: { code: begun } })).status).toBe(200)
  expect((await school.as(teacher)(merge.joined)).body.rows).toHaveLength(2)
})
