import { auth } from '@qalam/contract/auth/api.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import { onDisk } from '#platform/files/store.ts'
import { keepFiles } from '#platform/files/stored.ts'
import { now, test } from '#platform/testing/school.ts'
import { configured } from './testing/configured.ts'

const allOn: Flags = { conference: true, ktp: true, export: true, monitoring: true, lessonChat: true, sockets: true }

test('before anybody signs in the page learns its language and its flags', async ({ school }) => {
  const { body } = await school.asNobody(schools.config)
  expect(body).toMatchObject({ defaultLanguage: 'kz', flags: allOn, productSchoolType: 'product', demo: [] })
})

test('a flag is switched off, and a host begins in Russian', async ({ school }) => {
  const speak = await configured(school, { FLAGS_OFF: 'export,sockets', RU_HOSTS: 'Ru.Example' })

  const flags = { ...allOn, export: false, sockets: false }
  const { body } = await speak(schools.config, {}, { host: 'ru.example' })
  expect(body).toMatchObject({ defaultLanguage: 'ru', flags })
  expect((await speak(schools.config, {}, { host: 'elsewhere.example' })).body.defaultLanguage).toBe('kz')
  expect((await speak(schools.domains, {})).body).toEqual([
    { host: 'ru.example', defaultLang: 'ru', theme: null, flags },
  ])
})

test('a host has its own language, look and feature blocks', async ({ school }) => {
  const domains = [{ host: 'Lyceum.Example', defaultLang: 'en', theme: 'lyceum', flags: { export: true, ktp: false } }]
  const speak = await configured(school, { FLAGS_OFF: 'export', DOMAINS: JSON.stringify(domains) })

  const flags = { ...allOn, ktp: false }
  const { body } = await speak(schools.config, {}, { host: 'lyceum.example' })
  expect(body).toMatchObject({ defaultLanguage: 'en', theme: 'lyceum', flags })
  const refused = await speak(schools.logo, { params: { schoolId: school.id } }, { host: 'lyceum.example' })
  expect(refused.body.message).toBe('There is no such record')
  expect((await speak(schools.config, {})).body).toMatchObject({ theme: null, flags: { ...allOn, export: false } })
  expect((await speak(schools.domains, {})).body).toEqual([
    { host: 'lyceum.example', defaultLang: 'en', theme: 'lyceum', flags },
  ])
})

test('the logo of a school is shown to anybody; a school without one has no address for it', async ({
  school,
  otherSchool,
}) => {
  const speak = await configured(school, {})
  const bytes = Buffer.from('89504e470d0a1a0a00', 'hex')
  const owner = { schoolId: school.id, ownerId: school.people.director.userId, now }
  const path = `${tmpdir()}/logo-${randomUUID()}`
  await writeFile(path, bytes)
  const logo = { name: 'logo.png', mime: 'image/png', path, bytes: bytes.length, sha256: Buffer.alloc(32) }
  const [kept] = await keepFiles(school.db, onDisk(`${tmpdir()}/qalam-logos`), [logo], owner, 1_000_000)
  await school.db
    .updateTable('school')
    .set({ logo_file: kept?.uuid ?? '' })
    .where('id', '=', school.id)
    .execute()

  const { status, raw, headers } = await speak(schools.logo, { params: { schoolId: school.id } })
  expect([status, headers['content-type'], raw]).toEqual([200, 'image/png', bytes])
  expect(headers['content-disposition']).toMatch(/^inline;/)
  expect((await speak(schools.logo, { params: { schoolId: otherSchool.id } })).status).toBe(404)

  const addressFor = async (one: typeof school) => (await one.as('teacher')(auth.userInfo)).body.school?.logoUrl
  expect(await addressFor(school)).toBe(`/api/v3/os/schools/${school.id}/logo?v=${kept?.uuid.slice(0, 8)}`)
  expect(await addressFor(otherSchool)).toBeNull()
})

test('the people of the demo school are offered in the demo set-up and nowhere else', async ({ school }) => {
  const people = [{ role: 'teacher', login: 'mugalim', password: 'demo42', name: 'Айгүл Сәрсенова' }]
  await school.db
    .insertInto('setting')
    .values({ name: 'demo-sign-ins', value: JSON.stringify(people) })
    .execute()

  const demo = await configured(school, { DEMO: 'on' })
  expect((await demo(schools.config, {})).body.demo).toEqual(people)
  // Whoever comes through a proxy or by another name is not at this computer.
  expect((await demo(schools.config, {}, { host: 'school.example' })).body.demo).toEqual([])
  const open = await configured(school, { DEMO: 'on', HOST: '0.0.0.0' })
  expect((await open(schools.config, {})).body.demo).toEqual([])
  expect((await school.asNobody(schools.config)).body.demo).toEqual([])
})

test('the catalogue is served in the language that is asked for, else in the caller’s', async ({ school }) => {
  const words = async (lang?: 'kk' | 'ru', language?: 'en') =>
    (await school.asNobody(schools.translate, { query: lang ? { lang } : {} }, language ? { language } : {})).body

  expect(await words('kk')).toMatchObject({ 'common.save': 'Сақтау' })
  expect(await words('ru')).toMatchObject({ 'common.save': 'Сохранить' })
  expect(await words(undefined, 'en')).toMatchObject({ 'common.save': 'Save' })
})

test('a page asks for the words of its areas alone; the menu’s come with the shell', async ({ school }) => {
  const { body } = await school.asNobody(schools.translate, {
    query: { lang: 'ru', areas: 'shell.time-schemes.of-tomorrow' },
  })
  expect(body).toMatchObject({ 'shell.language': expect.any(String), 'journal.groups': 'Журнал' })
  expect(Object.keys(body).filter((key) => key.startsWith('journal.'))).toEqual(['journal.groups'])
  const { body: all } = await school.asNobody(schools.translate, { query: { lang: 'ru' } })
  expect(all).toMatchObject(body)
  expect(Object.keys(all).length).toBeGreaterThan(4 * Object.keys(body).length)
})

test('an unknown language is refused', async ({ school }) => {
  const refused = await school.asNobody(schools.translate, { query: JSON.parse('{"lang":"de"}') })
  expect(refused).toMatchObject({ status: 422, body: { errors: { lang: ['Мәні дұрыс емес'] } } })
})

test('a teacher has to do with one school, a parent with the schools of the children', async ({ school }) => {
  expect((await school.as('teacher')(schools.list)).body.map(({ id }) => id)).toEqual([school.id])
  expect((await school.as('parent')(schools.list)).body.map(({ id }) => id)).toEqual([school.id])
  expect((await school.as('country_worker')(schools.list)).body).toEqual([])
})

test('the quarters of the school stand by year, the one of today marked', async ({ school }) => {
  const { body } = await school.as('teacher')(schools.quarters)
  expect(body).toMatchObject([{ year: 2026, label: '2026/2027' }])
  expect(body[0]?.quarters.map(({ number, current }) => [number, current])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ])
  expect(body[0]?.quarters[1]).toMatchObject({ id: 20262, startsOn: '2026-11-02', endsOn: '2026-12-27' })
})

const days: [string, string, number][] = [
  ['in the autumn holidays the first quarter is current still', '2026-10-30T06:00:00Z', 20261],
  [
    'on the last evening before a quarter, by the clock of Almaty, the new one has begun',
    '2026-11-01T19:30:00Z',
    20262,
  ],
  ['before the first of September the first quarter is current', '2026-08-20T06:00:00Z', 20261],
  ['in June the last quarter is current', '2027-06-20T06:00:00Z', 20264],
]
for (const [what, instant, current] of days)
  test(what, async ({ school }) => {
    school.house.setClock(new Date(instant))
    const { body } = await school.as('teacher')(schools.quarters)
    expect(body.flatMap(({ quarters }) => quarters.filter((one) => one.current)).map(({ id }) => id)).toEqual([current])
    expect((await school.as('teacher')(auth.userInfo)).body.quarter).toBe(current)
  })

test('whoever has no school, and a school without quarters, has no quarter of today', async ({ school }) => {
  expect((await school.as('country_worker')(auth.userInfo)).body.quarter).toBeNull()

  await school.db.deleteFrom('school_quarter').where('school_id', '=', school.id).execute()
  expect((await school.as('teacher')(auth.userInfo)).body.quarter).toBeNull()
})

test('an official sees the quarters that most schools have', async ({ school, otherSchool }) => {
  await otherSchool.db
    .updateTable('school_quarter')
    .set({ starts_on: '2026-11-09' })
    .where('school_id', '=', otherSchool.id)
    .where('quarter_id', '=', 20262)
    .execute()

  const { body } = await school.as('region_worker')(schools.quarters)
  expect(body[0]?.quarters[1]).toMatchObject({ id: 20262, startsOn: '2026-11-02', current: true })
})

test('holidays of the country and of the school are told, those of another school are not', async ({
  school,
  otherSchool,
}) => {
  const name = JSON.stringify({ kz: 'Мектеп күні', ru: 'День школы', en: 'School day' })
  const day = { starts_on: '2026-12-04', ends_on: '2026-12-05', name, parallels: [7], kind: 'own' }
  await school.db
    .insertInto('holiday')
    .values([
      { ...day, school_id: school.id },
      { ...day, school_id: otherSchool.id },
    ])
    .execute()

  const { body } = await school.as('student')(schools.holidays, { query: { from: '2026-12-05', to: '2026-12-16' } })
  expect(body).toMatchObject([
    { startsOn: '2026-12-04', endsOn: '2026-12-05', parallels: [7], kind: 'own' },
    { startsOn: '2026-12-16', name: { en: 'Independence Day' }, parallels: null, kind: 'public' },
  ])
})

test('a stretch that runs backwards or is longer than a year is refused under its end', async ({ school }) => {
  const ask = (from: string, to: string) => school.as('student')(schools.holidays, { query: { from, to } })

  expect((await ask('2026-12-05', '2026-12-04')).body.errors).toHaveProperty('to')
  expect((await ask('2026-01-01', '2027-12-31')).body.errors).toHaveProperty('to')
  expect((await ask('2026-02-30', '2026-03-01')).body.errors).toHaveProperty('from')
})

test('an official sees the country’s days off, those moved from a weekend among them', async ({ school }) => {
  const query = { from: '2027-04-26', to: '2027-05-16' }
  const { body } = await school.as('region_worker')(schools.holidays, { query })
  expect(body.map(({ startsOn, kind, name }) => [startsOn, kind, name.ru])).toEqual([
    ['2027-05-01', 'public', 'Праздник единства народа Казахстана'],
    ['2027-05-03', 'moved', 'Перенос выходного: Праздник единства народа Казахстана'],
    ['2027-05-07', 'public', 'День защитника Отечества'],
    ['2027-05-09', 'public', 'День Победы'],
    ['2027-05-10', 'moved', 'Перенос выходного: День Победы'],
    ['2027-05-16', 'public', 'Курбан айт'],
  ])
})
