import { news } from '@qalam/contract/news/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

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

test('a press on a banner is counted', async ({ school }) => {
  const banner = await addBanner(school, 'Press', { school_id: school.id })

  await school.as('student')(news.bannerStats, { body: { banner } })
  const events = await school.db.selectFrom('banner_event').selectAll().where('banner_id', '=', banner).execute()
  expect(events).toMatchObject([{ user_id: school.people.student.userId }])
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

  const told = (await school.as('parent')(news.staticModals)).body.map(({ data }) => data)
  expect(told).toContain('Ours kz')
  expect(told).not.toContain('Theirs kz')
})
