import { news } from '@qalam/contract/news/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'

const named = (word: string) => ({ kz: `${word} kz`, ru: `${word} ru`, en: `${word} en` })
const button = { label: named('Open'), color: '#0a7', link: 'https://example.kz', external: true }

type Choice = { roles?: string[]; school_id?: number; region_id?: number; since?: string; until?: string }

async function addBanner(school: School, word: string, choice: Choice) {
  const banner = {
    place: 'side',
    image: 'b.png',
    title: JSON.stringify(named(word)),
    buttons: JSON.stringify([button]),
  }
  const { id } = await school.db
    .insertInto('banner')
    .values({ ...banner, ...choice })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const titles = async (school: School, role: 'teacher' | 'student' | 'region_worker') =>
  (await school.as(role)(news.banners)).body.map(({ title }) => title)

test('a banner is shown to the roles it is meant for, in their language', async ({ school }) => {
  await addBanner(school, 'Teachers', { roles: ['teacher'], school_id: school.id })

  const { body } = await school.as('teacher')(news.banners, {}, { language: 'ru' })
  expect(body).toMatchObject([{ place: 'side', title: 'Teachers ru', buttons: [{ label: 'Open ru', external: true }] }])
  expect(await titles(school, 'student')).toEqual([])
})

test('a banner of another school or another region is not shown', async ({ school, otherSchool }) => {
  await school.db
    .insertInto('region')
    .values({ id: 16, kato: '750000000', name: JSON.stringify(named('Almaty')) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await addBanner(school, 'Elsewhere', { school_id: otherSchool.id })
  await addBanner(school, 'Far', { region_id: 16, roles: ['region_worker'] })
  await addBanner(school, 'Near', { region_id: 15, roles: ['region_worker'] })

  expect(await titles(school, 'teacher')).toEqual([])
  expect(await titles(school, 'region_worker')).toEqual(['Near kz'])
})

test('a banner is shown from its first day to its last', async ({ school }) => {
  const mine = { school_id: school.id }
  await addBanner(school, 'Today', { ...mine, since: '2026-11-18', until: '2026-11-18' })
  await addBanner(school, 'Past', { ...mine, until: '2026-11-17' })
  await addBanner(school, 'Future', { ...mine, since: '2026-11-19' })

  expect(await titles(school, 'teacher')).toEqual(['Today kz'])
})

test('a banner is counted as seen and as pressed once a person', async ({ school }) => {
  const banner = await addBanner(school, 'Press', { school_id: school.id })

  const student = school.as('student')
  for (const _ of [1, 2]) {
    await student(news.bannersSeen, { body: { banners: [banner, 987_654] } })
    await student(news.bannerStats, { body: { banner } })
  }
  await school.as('teacher')(news.bannersSeen, { body: { banners: [banner] } })
  const readers = await school.db
    .selectFrom('banner_reader')
    .select(['banner_reader.pressed'])
    .where('banner_reader.banner_id', '=', banner)
    .orderBy('banner_reader.pressed')
    .execute()
  expect(readers).toEqual([{ pressed: false }, { pressed: true }])
})

test('a press on a banner that was not shown is not found', async ({ school, otherSchool }) => {
  const banner = await addBanner(school, 'Elsewhere', { school_id: otherSchool.id })
  expect((await school.as('student')(news.bannerStats, { body: { banner } })).status).toBe(404)
})

test('an announcement is told to whom it concerns', async ({ school }) => {
  await school.db
    .insertInto('announcement')
    .values({ message: JSON.stringify(named('Meeting')), roles: ['parent'], school_id: null, region_id: null })
    .execute()

  expect((await school.as('parent')(news.staticModals, {}, { language: 'en' })).body).toMatchObject([
    { data: 'Meeting en', buttons: [] },
  ])
  expect((await school.as('teacher')(news.staticModals)).body).toEqual([])
})

test('a banner that was closed is closed on every device of its account, and for nobody else', async ({ school }) => {
  const banner = await addBanner(school, 'Closed', { school_id: school.id })
  await addBanner(school, 'Open', { school_id: school.id })

  for (const device of ['phone', 'computer']) {
    const { status } = await school.as('teacher')(news.closeBanner, { body: { banner } })
    expect([device, status]).toEqual([device, 200])
  }
  expect(await titles(school, 'teacher')).toEqual(['Open kz'])
  expect(await titles(school, 'student')).toEqual(['Closed kz', 'Open kz'])
})

test('an announcement that was closed is told to its account no more', async ({ school }) => {
  const told = async () => (await school.as('social_worker')(news.staticModals)).body.map(({ data }) => data)
  const { id } = await school.db
    .insertInto('announcement')
    .values({ message: JSON.stringify(named('Holidays')), roles: ['social_worker'], school_id: school.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await told()).toContain('Holidays kz')

  await school.as('social_worker')(news.closeStaticModal, { body: { announcement: id } })
  expect(await told()).not.toContain('Holidays kz')
})

test('what was not meant for a person is not theirs to close', async ({ school, otherSchool }) => {
  const banner = await addBanner(school, 'Elsewhere', { school_id: otherSchool.id })
  expect((await school.as('teacher')(news.closeBanner, { body: { banner } })).status).toBe(404)
  expect((await school.as('teacher')(news.closeStaticModal, { body: { announcement: 999 } })).status).toBe(404)
})

test('what a school says to parents reaches those whose children study there', async ({ school, otherSchool }) => {
  const say = (words: string, to: number) =>
    school.db
      .insertInto('announcement')
      .values({ message: JSON.stringify(named(words)), roles: ['parent'], school_id: to })
      .execute()
  await say('Ours', school.id)
  await say('Theirs', otherSchool.id)

  expect((await school.as('parent')(news.staticModals)).body).toMatchObject([{ data: 'Ours kz' }])
  expect(JSON.stringify((await otherSchool.as('parent')(news.staticModals)).body)).not.toContain('Ours')
})

test('one dialog a day stands before a person, whichever device or tab asks first', async ({ school }) => {
  const { id } = await school.db
    .insertInto('announcement')
    .values({ message: JSON.stringify(named('Once')), roles: ['employee'], school_id: school.id, lasting: 'once' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const employee = school.as('employee')
  const open = async () => (await employee(news.openStaticModal, { body: { announcement: id } })).body.open
  const told = async () => (await employee(news.staticModals)).body.map(({ data }) => data)

  expect(await told()).toEqual(['Once kz'])
  expect((await Promise.all([open(), open()])).toSorted()).toEqual([false, true])
  expect(await told()).not.toContain('Once kz')

  // Another day, and what was meant to be shown once was shown.
  school.house.setClock(new Date(now.getTime() + 86_400_000))
  expect(await told()).not.toContain('Once kz')
})

test('what is shown until it is read comes again on the next day, until it is closed', async ({ school }) => {
  const { id } = await school.db
    .insertInto('announcement')
    .values({ message: JSON.stringify(named('Read')), roles: ['monitoring'], school_id: school.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = async () => (await school.as('monitoring')(news.staticModals)).body.map(({ data }) => data)
  await school.as('monitoring')(news.openStaticModal, { body: { announcement: id } })
  expect(await told()).toEqual([])

  school.house.setClock(new Date(now.getTime() + 86_400_000))
  expect(await told()).toEqual(['Read kz'])
  await school.as('monitoring')(news.closeStaticModal, { body: { announcement: id, pressed: true } })
  school.house.setClock(new Date(now.getTime() + 2 * 86_400_000))
  expect(await told()).not.toContain('Read kz')
})
