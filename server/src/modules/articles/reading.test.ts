import { articles } from '@qalam/contract/articles/api.ts'
import { roles } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { contentFor, published, textOf, told, written } from './testing/written.ts'

test('a director writes for students: they read it, and nobody else of the school or of another one does', async ({
  school,
  otherSchool,
}) => {
  const articleId = await published(school, 'director', contentFor(school, 'Ours'))

  expect(await told(school, 'student')).toEqual(['Ours'])
  for (const role of roles.filter((one) => one !== 'student'))
    expect([role, await told(school, role)]).toEqual([role, []])
  expect(await told(otherSchool, 'student')).toEqual([])
  const status = async (who: typeof school, role: (typeof roles)[number]) =>
    (await who.as(role)(articles.article, { params: { articleId } })).status
  expect(await status(school, 'student')).toBe(200)
  expect(await status(school, 'teacher')).toBe(404)
  expect(await status(otherSchool, 'student')).toBe(404)
  expect(await status(school, 'zavuch')).toBe(200)
})

test('a draft and what is to come out later are read by nobody, and the moment alone brings it out', async ({
  school,
}) => {
  await written(school, 'director', contentFor(school, 'Draft'))
  const articleId = await written(school, 'director', contentFor(school, 'Tomorrow'))
  const body = { version: 2, publishAt: '2026-11-19T09:00:00+05:00' }
  await school.as('director')(articles.publish, { params: { articleId }, body })
  expect(await told(school, 'student')).toEqual([])
  expect((await school.as('student')(articles.article, { params: { articleId } })).status).toBe(404)

  school.house.setClock(new Date('2026-11-19T04:00:01Z'))
  expect(await told(school, 'student')).toEqual(['Tomorrow'])
})

test('a parent reads what the schools of the children say to parents, and nothing of other schools', async ({
  school,
  otherSchool,
}) => {
  const forParents = (of: typeof school) => ({
    roles: ['parent' as const],
    places: [{ kind: 'school' as const, id: of.id }],
  })
  await published(school, 'director', contentFor(school, 'Ours', { audience: forParents(school) }))
  await published(otherSchool, 'director', contentFor(otherSchool, 'Theirs', { audience: forParents(otherSchool) }))
  expect(await told(school, 'parent')).toEqual(['Ours'])

  const { userId } = school.people.parent
  await school.db
    .deleteFrom('guardianship')
    .where('parent_id', '=', userId)
    .where('school_id', '=', school.id)
    .execute()
  expect(await told(school, 'parent')).toEqual([])
})

test('a region tells the schools of its region, and a school in another one hears nothing', async ({
  school,
  otherSchool,
}) => {
  await school.house.pool.query(
    `insert into region (id, kato, name) values (3, '3', '{"kz":"Х","ru":"Х","en":"X"}') on conflict do nothing`,
  )
  await school.db.updateTable('school').set({ region_id: 3 }).where('id', '=', school.id).execute()
  const official = await school.newcomer('region_worker', { regionId: 3, schoolId: null })
  const audience = { roles: ['student' as const], places: [{ kind: 'region' as const, id: 3 }] }
  await published(school, official, contentFor(school, 'Region', { audience }))

  const student = { ...school.people.student, regionId: 3 }
  expect(await told(school, student)).toEqual(['Region'])
  expect(await told(otherSchool, 'student')).toEqual([])
  expect(await told(school, student, { from: 'school' })).toEqual([])
})

test('pinned news stands on top, then the newest; pages and words narrow it', async ({ school }) => {
  const first = await published(school, 'director', contentFor(school, 'Olympiad'))
  for (const [minute, title] of [
    [1, 'Canteen'],
    [2, 'Sports day'],
  ] as const) {
    school.house.setClock(new Date(Date.UTC(2026, 10, 18, 4, 10 + minute)))
    await published(school, 'director', contentFor(school, title))
  }
  expect(await told(school, 'student')).toEqual(['Sports day', 'Canteen', 'Olympiad'])
  await school.as('director')(articles.pin, { params: { articleId: first }, body: { pinned: true } })
  expect(await told(school, 'student')).toEqual(['Olympiad', 'Sports day', 'Canteen'])
  expect(await told(school, 'student', { search: 'CANT' })).toEqual(['Canteen'])
  expect(await told(school, 'student', { search: '%' })).toEqual([])
  const { body } = await school.as('student')(articles.list, { query: { limit: 2, page: 2 } })
  expect([body.rows.map(({ title }) => title), body.total]).toEqual([['Canteen'], 3])
})

test('what was read is marked for the reader alone, and only-unread leaves it out', async ({ school }) => {
  const articleId = await published(school, 'director', contentFor(school, 'Once'))
  const marks = async () => (await school.as('student')(articles.list)).body.rows.map(({ read }) => read)
  expect(await marks()).toEqual([false])
  for (const _ of [1, 2]) await school.as('student')(articles.read, { params: { articleId } })
  expect(await marks()).toEqual([true])
  expect(await told(school, 'student', { unread: '1' })).toEqual([])
  const { body } = await school.as('zavuch')(articles.desk)
  expect(body.rows).toMatchObject([{ title: 'Once', reads: 1 }])
  expect((await school.as('teacher')(articles.read, { params: { articleId } })).status).toBe(404)
})

test('archived news leaves the list, stays in the archive, and what is taken back is nowhere', async ({ school }) => {
  const articleId = await published(school, 'director', contentFor(school, 'Old'))
  await school.as('director')(articles.archive, { params: { articleId }, body: { archived: true } })
  expect(await told(school, 'student')).toEqual([])
  expect(await told(school, 'student', { shelf: 'archive' })).toEqual(['Old'])
  await school.as('director')(articles.withdraw, { params: { articleId } })
  expect(await told(school, 'student', { shelf: 'archive' })).toEqual([])
  expect((await school.as('student')(articles.article, { params: { articleId } })).status).toBe(404)
})

test('an article is shown in the language of the reader where it has it, else in one that it has', async ({
  school,
}) => {
  const texts = { kz: textOf('Қазақша'), ru: textOf('По-русски'), en: null }
  const articleId = await published(school, 'director', contentFor(school, '', { texts }))
  const titleIn = async (language: 'kz' | 'ru' | 'en') =>
    (await school.as('student')(articles.article, { params: { articleId } }, { language })).body.title
  expect([await titleIn('kz'), await titleIn('ru'), await titleIn('en')]).toEqual(['Қазақша', 'По-русски', 'Қазақша'])
  const { body } = await school.as('student')(articles.article, { params: { articleId }, query: { language: 'ru' } })
  expect([body.language, body.languages]).toEqual(['ru', ['kz', 'ru']])
})

test('a student without a subscription reads news', async ({ school }) => {
  await published(school, 'director', contentFor(school, 'For all'))
  await school.db.updateTable('subscription').set({ status: 'blocked' }).where('school_id', '=', school.id).execute()
  expect(await told(school, 'student')).toEqual(['For all'])
})

test('the banners of the same address still answer, and an id that is none is not looked for', async ({ school }) => {
  const answer = async (path: string) =>
    (
      await school.house.app.http.inject({
        url: `/api/v3/os/news/${path}`,
        headers: { authorization: `Bearer ${await school.tokenOf('student')}` },
      })
    ).statusCode
  expect(await answer('banners')).toBe(200)
  expect(await answer('1')).not.toBe(200)
  expect(await answer(randomUUID())).toBe(404)
})

test('a list and an article take three statements at most', async ({ school }) => {
  const audience = { roles: ['parent' as const], places: [{ kind: 'school' as const, id: school.id }] }
  const articleId = await published(school, 'director', contentFor(school, 'Quick', { audience }))
  school.house.counted()
  await school.as('parent')(articles.list)
  expect(school.house.counted().length).toBeLessThanOrEqual(3)
  await school.as('parent')(articles.article, { params: { articleId } })
  expect(school.house.counted().length).toBeLessThanOrEqual(3)
})

test('the menu counts what is addressed to somebody and unread: neither what was read nor what lies in the archive', async ({
  school,
}) => {
  const unread = async (role: 'student' | 'teacher') => (await school.as(role)(articles.unread)).body.count
  const first = await published(school, 'director', contentFor(school, 'First'))
  const second = await published(school, 'director', contentFor(school, 'Second'))
  await written(school, 'director', contentFor(school, 'Draft'))
  expect([await unread('student'), await unread('teacher')]).toEqual([2, 0])

  await school.as('student')(articles.read, { params: { articleId: first } })
  expect(await unread('student')).toBe(1)
  await school.as('director')(articles.archive, { params: { articleId: second }, body: { archived: true } })
  expect(await unread('student')).toBe(0)
})

test('a desk reads its titles in the language of who reads, and in another one where it has no other', async ({
  school,
}) => {
  const both = { texts: { kz: textOf('Көктем'), ru: textOf('Весна'), en: null } }
  await written(school, 'director', contentFor(school, '', both))
  const seen = async (language: 'ru' | 'en') =>
    (await school.as('director')(articles.desk, {}, { language })).body.rows.map(({ title }) => title)
  expect([await seen('ru'), await seen('en')]).toEqual([['Весна'], ['Көктем']])
})
