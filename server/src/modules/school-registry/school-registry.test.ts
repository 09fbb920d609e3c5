import { auth } from '@qalam/contract/auth/api.ts'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { expect } from 'vitest'
import { hashPassword } from '#modules/auth/public.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { freshIin } from '#platform/testing/world/people.ts'
import { freshBin } from './testing/bin.ts'

const draft = () => ({
  bin: freshBin(),
  nameKz: '№77 мектеп',
  nameRu: 'Школа №77',
  regionId: 15,
  department: 'Алматы ауданы',
  iin: freshIin('w'),
  surname: 'Әбенова',
  firstname: 'Сәуле',
})

const admin = (school: School) => school.as('platform-admin')
const enter = (school: School, login: string, password: string) =>
  school.asNobody(auth.login, { body: { login, password } })
const card = async (school: School, schoolId: number) =>
  (await admin(school)(schoolRegistry.one, { params: { schoolId } })).body

test('a new school stands with its year, and its head signs in and adds a room', async ({ school }) => {
  const { status, body } = await admin(school)(schoolRegistry.create, { body: draft() })
  expect(status).toBe(200)
  expect(await card(school, body.schoolId)).toMatchObject({
    name: { kz: '№77 мектеп', ru: 'Школа №77', en: 'Школа №77' },
    heads: [{ name: 'Әбенова Сәуле', login: body.access?.login, seenAt: null }],
    students: 0,
    staff: 1,
    blockedAt: null,
    acts: [{ kind: 'head' }, { kind: 'created', by: school.people['platform-admin'].name }],
  })
  const quarters = await school.db
    .selectFrom('school_quarter')
    .select('quarter_id')
    .where('school_id', '=', body.schoolId)
    .execute()
  expect(quarters).toHaveLength(4)

  const signedIn = await enter(school, body.access?.login ?? '', body.access?.password ?? '')
  const token = signedIn.body.access_token
  const changed = await school.asNobody(
    auth.passwordChange,
    {
      body: {
        old_password: body.access?.password ?? '',
        password: 'Qyzyl-alma-28',
        password_confirmation: 'Qyzyl-alma-28',
      },
    },
    { token },
  )
  expect(changed.status).toBe(200)
  const again = await enter(school, body.access?.login ?? '', 'Qyzyl-alma-28')
  const room = await school.asNobody(cabinets.create, { body: { number: '1' } }, { token: again.body.access_token })
  expect(room.status).toBe(200)
})

test('a BIN of another school and an IIN of somebody of another name are refused, and nothing is written', async ({
  school,
}) => {
  const first = draft()
  await admin(school)(schoolRegistry.create, { body: first })
  const count = async () => (await admin(school)(schoolRegistry.list)).body.total
  const before = await count()

  const sameBin = await admin(school)(schoolRegistry.create, { body: { ...draft(), bin: first.bin } })
  expect(sameBin).toMatchObject({ status: 422, body: { errors: { bin: [expect.any(String)] } } })
  const otherName = await admin(school)(schoolRegistry.create, {
    body: { ...draft(), iin: first.iin, surname: 'Басқа' },
  })
  expect(otherName).toMatchObject({ status: 422, body: { errors: { iin: [expect.any(String)] } } })
  const noBin = await admin(school)(schoolRegistry.create, { body: { ...draft(), bin: '123456789012' } })
  expect(Object.keys(noBin.body.errors ?? {})).toEqual(['bin'])
  expect(await count()).toBe(before)
})

test('somebody who heads one school is named head of another and keeps the sign-in', async ({
  school,
  otherSchool,
}) => {
  const { director } = school.people
  const [surname = '', firstname = ''] = director.name.split(' ')
  const head = { iin: director.iin, surname, firstname }

  const named = await admin(school)(schoolRegistry.nameHead, { params: { schoolId: otherSchool.id }, body: head })
  expect(named.body).toEqual({ access: null })
  expect((await card(school, otherSchool.id)).heads.map(({ name }) => name)).toContain(director.name)
  const twice = await admin(school)(schoolRegistry.nameHead, { params: { schoolId: otherSchool.id }, body: head })
  expect(twice.body.errors).toHaveProperty('iin')
})

test('the people of a closed school are signed out and told why, and come back when it is opened', async ({
  school,
  otherSchool,
}) => {
  const teacher = await school.newcomer('teacher', { passwordHash: await hashPassword('kitap7') })
  const params = { schoolId: school.id }
  const { body } = await enter(school, teacher.login, 'kitap7')
  const token = body.access_token

  const closed = await admin(school)(schoolRegistry.block, { params, body: { reason: 'Лицензия тоқтатылды' } })
  expect(closed.status).toBe(200)
  expect(await enter(school, teacher.login, 'kitap7')).toMatchObject({ status: 403, body: { code: 'school.blocked' } })
  const refreshed = await school.asNobody(auth.refresh, { body: { refresh_token: body.refresh_token } as never })
  expect(refreshed.status).toBe(401)
  school.house.setClock(new Date(now.getTime() + 6_000))
  expect((await school.asNobody(cabinets.list, {}, { token })).status).toBe(401)
  expect((await otherSchool.as('teacher')(cabinets.list)).status).toBe(200)

  expect((await card(school, school.id)).acts[0]).toMatchObject({ kind: 'blocked', about: 'Лицензия тоқтатылды' })
  await admin(school)(schoolRegistry.open, { params })
  await admin(school)(schoolRegistry.open, { params })
  expect((await enter(school, teacher.login, 'kitap7')).status).toBe(200)
  expect((await card(school, school.id)).acts.map(({ kind }) => kind)).toEqual(['opened', 'blocked'])
})

test('the secret addresses of a closed school, calendars and the board of the corridor, open nothing', async ({
  school,
}) => {
  const { userId } = school.people.teacher
  const { path } = (await school.as('teacher')(calendarFeed.renew, { body: { userId } })).body
  const name = path.split('/').at(-1) ?? ''
  const board = (await school.as('director')(corridorBoard.renew)).body
  const opened = async () => [
    (await school.asNobody(calendarFeed.file, { params: { schoolId: school.id, name } })).status,
    (await school.asNobody(corridorBoard.shown, { params: board })).status,
  ]
  expect(await opened()).toEqual([200, 200])

  await admin(school)(schoolRegistry.block, { params: { schoolId: school.id }, body: { reason: '—' } })
  expect(await opened()).toEqual([404, 404])
})

test('a subscription is set to a day, ended, and not set into the past', async ({ school }) => {
  const params = { schoolId: school.id }
  const set = (until: string | null) => admin(school)(schoolRegistry.subscribe, { params, body: { until } })

  expect((await set('2027-05-25')).status).toBe(200)
  expect((await card(school, school.id)).subscribedUntil).toBe('2027-05-25T19:00:00.000Z')
  expect((await set('2026-11-17')).body.errors).toHaveProperty('until')
  await set(null)
  expect((await card(school, school.id)).subscribedUntil).toBeNull()
})

test('a head who lost the password gets a new one; the head of another school is not found', async ({
  school,
  otherSchool,
}) => {
  const { userId } = school.people.director
  const reset = (schoolId: number) => admin(school)(schoolRegistry.resetHead, { params: { schoolId, userId } })

  const { body } = await reset(school.id)
  expect((await enter(school, body.login, body.password)).status).toBe(200)
  expect((await reset(otherSchool.id)).status).toBe(404)
})

test('the list is searched by name and BIN, narrowed to what is closed, and taken as a file', async ({ school }) => {
  const asked = async (query: object) =>
    (await admin(school)(schoolRegistry.list, { query })).body.rows.map(({ id }) => id)
  const { bin } = await card(school, school.id)

  expect(await asked({ search: bin })).toEqual([school.id])
  expect(await asked({ state: 'blocked' })).not.toContain(school.id)
  await admin(school)(schoolRegistry.block, { params: { schoolId: school.id }, body: { reason: '—' } })
  expect(await asked({ state: 'blocked', regionId: 15 })).toContain(school.id)
  expect((await admin(school)(schoolRegistry.file, { query: {} })).status).toBe(200)
})

test('failed work of any school is seen with its reason', async ({ school }) => {
  const { userId, ...actor } = school.people.director
  await school.db
    .insertInto('job')
    .values({
      school_id: school.id,
      uuid: crypto.randomUUID(),
      kind: 'cabinets.file',
      title: 'cabinets.file-of',
      asked_by: userId,
      actor: JSON.stringify(actor),
      language: 'kz',
      input: '{}',
      state: 'failed',
      problem: JSON.stringify({ code: 'job.interrupted' }),
      created_at: new Date('2026-11-18T03:00:00Z'),
      ended_at: new Date('2026-11-18T03:01:00Z'),
    })
    .execute()

  const { body } = await admin(school)(schoolRegistry.work)
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'cabinets.file', failed: 1, queued: 0 }))
  expect(body.failures[0]).toMatchObject({ title: 'Кабинеттер тізімі (Excel)', problem: expect.stringMatching(/\S/) })
})
