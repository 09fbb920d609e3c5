import { auth } from '@qalam/contract/auth/api.ts'
import { sessionsEnded } from '@qalam/contract/auth/events.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { expect } from 'vitest'
import { subscribe, work } from '#platform/events/listeners.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { hashPassword } from './password.ts'

const password = 'kitap7'
const kept = hashPassword(password)
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

const personWith = async (school: School, role: Role) => school.newcomer(role, { passwordHash: await kept })
const enter = (school: School, login: string, secret = password) =>
  school.asNobody(auth.login, { body: { login, password: secret } })
const cookieOf = (headers: { 'set-cookie'?: unknown }) => String(headers['set-cookie'] ?? '')

test('a teacher signs in whatever the case of the login and is shown in their place', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')

  const { status, body } = await enter(school, ` ${teacher.login.toUpperCase()} `)
  expect(status).toBe(200)
  expect(body.expires_in).toBe(900)

  const seen = await school.asNobody(auth.userInfo, {}, { token: body.access_token })
  expect(seen.body).toMatchObject({ userId: teacher.userId, role: 'teacher', school: { id: school.id }, children: [] })
})

test('the refresh token travels as a cookie of a month that scripts cannot read', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')

  const { headers, body } = await enter(school, teacher.login)
  expect(cookieOf(headers)).toContain(`r_t=${body.refresh_token}`)
  expect(cookieOf(headers)).toMatch(/Max-Age=2592000.*HttpOnly/)
})

test('a wrong password and an unknown login are refused in the same words under the password', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')

  const wrong = await enter(school, teacher.login, 'other1')
  const unknown = await enter(school, 'nobody-at-all')
  expect(wrong.status).toBe(422)
  expect(wrong.body.errors).toEqual({ password: ['Логин немесе құпиясөз дұрыс емес'] })
  expect(unknown.body).toEqual(wrong.body)
})

test('an empty login is a complaint about the login', async ({ school }) => {
  const refused = await enter(school, '  ')
  expect(refused.body.errors).toEqual({ login: ['Бос қалдыруға болмайды'] })
})

test('an employee who is blocked is sent to the school office, a pupil to the group lead', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')
  await school.db.updateTable('account').set({ blocked_at: now }).where('id', '=', teacher.accountId).execute()

  const refused = await enter(school, teacher.login)
  expect(refused.body).toMatchObject({ code: 'auth.blocked.employee' })
  expect(refused.body.message).toContain('Мектеп әкімшілігіне')
})

test('somebody who left the school has no place to sign in to', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')
  await school.db.updateTable('app_user').set({ archived_at: now }).where('id', '=', teacher.userId).execute()

  expect(await enter(school, teacher.login)).toMatchObject({ status: 403, body: { code: 'auth.place-lost' } })
})

test('a subrole replaces the teacher role', async ({ school }) => {
  const { body } = await school.as('group-lead')(auth.userInfo)
  expect(body).toMatchObject({ role: 'group-lead', group: { id: school.group.id, label: '7А', lang: 'kz' } })
})

test('a student sees the group they study in, a parent the children and their groups', async ({ school }) => {
  const student = await school.as('student')(auth.userInfo)
  const parent = await school.as('parent')(auth.userInfo)

  expect(student.body).toMatchObject({ group: { label: '7А', parallel: 7 }, hasSubscription: true })
  expect(parent.body.children).toMatchObject([{ userId: school.people.student.userId, group: '7А' }])
  expect(parent.body).toMatchObject({ school: null, group: null, hasSubscription: true })
})

test('a birth date is sent as people write it', async ({ school }) => {
  const { raw } = await school.as('student')(auth.userInfo)
  expect(raw.toString()).toContain('"bornDate":"01.01.2098"')
})

test('a place that is archived while its person works shows no role, and is refused within ten seconds', async ({
  school,
}) => {
  const teacher = school.as('teacher')
  await teacher(auth.userInfo)
  await school.db
    .updateTable('app_user')
    .set({ archived_at: now })
    .where('id', '=', school.people.teacher.userId)
    .execute()

  expect((await teacher(auth.userInfo)).body.role).toBeNull()
  school.house.setClock(later(11))
  expect(await teacher(auth.userInfo)).toMatchObject({ status: 401, body: { code: 'auth.session-ended' } })
})

test('a session that another process ended is refused within ten seconds', async ({ school }) => {
  const teacher = school.as('teacher')
  await teacher(auth.needPassChange)
  await school.db
    .updateTable('session')
    .set({ ended_at: now, ended_because: 'person' })
    .where('id', '=', school.people.teacher.sessionId)
    .execute()

  school.house.setClock(later(11))
  expect((await teacher(auth.needPassChange)).status).toBe(401)
})

test('what another process tells of an ended session is believed at once', async ({ school }) => {
  const teacher = school.as('teacher')
  await teacher(auth.needPassChange)
  const { sessionId } = school.people.teacher
  const [told] = await storeEvent(school.db, sessionsEnded, null, { sessionIds: [sessionId] }, now)
  school.house.app.hear(told!)
  expect((await teacher(auth.needPassChange)).status).toBe(401)
})

test('the hashes of a session that ended are forgotten, those of others are kept', async ({ school }) => {
  const { db } = school
  const { listeners } = school.house.app
  await subscribe(db, listeners)
  const teacher = await personWith(school, 'teacher')
  const [gone, stays] = [await enter(school, teacher.login), await enter(school, teacher.login)]
  const kept = async () => {
    const tokens = db.selectFrom('refresh_token').innerJoin('session', 'session.id', 'refresh_token.session_id')
    const rows = await tokens.select('session.ended_at').where('session.user_id', '=', teacher.userId).execute()
    return rows.map(({ ended_at }) => ended_at)
  }
  await school.asNobody(auth.logout, {}, { token: gone.body.access_token })
  expect(await kept()).toHaveLength(2)

  await work(db, listeners, (error) => {
    throw error
  })
  expect(await kept()).toEqual([null])
  const refresh = (refreshToken = '') => school.asNobody(auth.refresh, { body: { refreshToken } })
  expect(await refresh(gone.body.refresh_token)).toMatchObject({ status: 401, body: { code: 'auth.refresh-refused' } })
  expect((await refresh(stays.body.refresh_token)).status).toBe(200)
  await subscribe(db, [])
})

test('after signing out the token is refused at once and the cookie is gone', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')
  const { body } = await enter(school, teacher.login)
  const session = { token: body.access_token }

  const out = await school.asNobody(auth.logout, {}, session)
  expect(cookieOf(out.headers)).toMatch(/r_t=;.*Expires=Thu, 01 Jan 1970/)
  expect((await school.asNobody(auth.userInfo, {}, session)).status).toBe(401)
  const again = await school.asNobody(auth.refresh, { body: { refreshToken: body.refresh_token } })
  expect(again).toMatchObject({ status: 401, body: { code: 'auth.refresh-refused' } })
})

test('an access token of a quarter of an hour ago asks to be renewed', async ({ school }) => {
  const teacher = await personWith(school, 'teacher')
  const { body } = await enter(school, teacher.login)

  school.house.setClock(later(901))
  const old = await school.asNobody(auth.userInfo, {}, { token: body.access_token })
  expect(old).toMatchObject({ status: 426, body: { code: 'auth.token-expired' } })
})

test('nobody gets in with a token that was made elsewhere', async ({ school }) => {
  const token = `${(await school.tokenOf('teacher')).slice(0, -6)}abcdef`
  expect((await school.asNobody(auth.userInfo, {}, { token })).status).toBe(401)
})
