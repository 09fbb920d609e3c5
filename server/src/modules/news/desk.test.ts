import { randomUUID } from 'node:crypto'
import type { Call } from '@qalam/contract/kernel/endpoint.ts'
import { news } from '@qalam/contract/news/api.ts'
import { expect } from 'vitest'
import { png } from '#platform/testing/documents.ts'
import { now, type School, test } from '#platform/testing/school.ts'

type Body = Call<typeof news.deskStore>['body']

const texts = (word: string) => ({ kz: `${word} kz`, ru: `${word} ru`, en: '' })
const banner = (school: School, more: Partial<Body> = {}): Body => ({
  ...{ kind: 'banner', place: 'side', lasting: 'read', text: texts('Olympiad'), label: texts('Open'), link: '/diary' },
  ...{ picture: null, alt: {}, roles: ['teacher', 'parent'], scope: 'school', scopeId: school.id },
  ...{ since: '2026-11-18', until: '2026-11-20', version: 0, publish: true },
  ...more,
})

async function store(school: School, body: Body, who: 'director' | 'zavuch' | 'region_worker' = 'director') {
  const uuid = randomUUID()
  const answer = await school.as(who)(news.deskStore, { params: { uuid }, body })
  return { uuid, ...answer }
}
const titles = async (school: School, role: 'teacher' | 'parent' | 'student') =>
  (await school.as(role)(news.banners)).body.map(({ title }) => title)
const listed = async (school: School, query: object = {}) =>
  (await school.as('zavuch')(news.deskList, { query })).body.rows

test('a director writes a draft, nobody sees it; it is let out, and those it is for do', async ({
  school,
  otherSchool,
}) => {
  const draft = await store(school, banner(school, { publish: false }))
  expect(await titles(school, 'teacher')).toEqual([])
  expect(await listed(school)).toMatchObject([{ id: draft.uuid, stage: 'draft', can: { delete: true, stop: false } }])

  const params = { uuid: draft.uuid }
  const let_out = banner(school, { version: draft.body.version })
  expect((await school.as('zavuch')(news.deskStore, { params, body: let_out })).status).toBe(200)
  expect(await titles(school, 'teacher')).toEqual(['Olympiad kz'])
  expect(await titles(school, 'parent')).toEqual(['Olympiad kz'])
  expect(await titles(school, 'student')).toEqual([])
  expect(await titles(otherSchool, 'teacher')).toEqual([])
  const english = await school.as('teacher')(news.banners, {}, { language: 'en' })
  expect(english.body).toMatchObject([{ title: 'Olympiad ru', buttons: [{ label: 'Open ru', external: false }] }])
})

test('the desk tells drafts, planned, running and ended apart, and counts who has seen and pressed', async ({
  school,
}) => {
  const running = await store(school, banner(school))
  await store(school, banner(school, { text: texts('Later'), since: '2026-11-19', until: '2026-11-25' }))
  await store(school, banner(school, { kind: 'announcement', text: texts('Draft'), publish: false }))
  const [shown] = (await school.as('teacher')(news.banners)).body
  await school.as('teacher')(news.bannersSeen, { body: { banners: [shown?.id ?? 0] } })
  await school.as('parent')(news.bannerStats, { body: { banner: shown?.id ?? 0 } })

  expect(await listed(school, { stage: 'running' })).toMatchObject([{ id: running.uuid, seen: 2, pressed: 1 }])
  expect(await listed(school, { stage: 'planned' })).toMatchObject([{ text: texts('Later'), seen: 0 }])
  expect(await listed(school, { kind: 'announcement' })).toMatchObject([{ stage: 'draft' }])
  expect(await listed(school, { search: 'LATER' })).toHaveLength(1)
  await school.as('director')(news.deskStop, { params: { uuid: running.uuid } })
  expect(await listed(school, { stage: 'ended' })).toMatchObject([{ id: running.uuid, can: { edit: false } }])
  expect(await titles(school, 'teacher')).toEqual([])
})

const wrong: [string, (school: School) => Partial<Body>, string][] = [
  ['a script for an address', () => ({ link: 'javascript:alert(1)' }), 'link'],
  ['another host for a page', () => ({ link: '//evil.kz' }), 'link'],
  ['plain http', () => ({ link: 'http://example.kz' }), 'link'],
  ['a beginning in the past', () => ({ since: '2026-11-17' }), 'since'],
  ['an end before the beginning', () => ({ until: '2026-11-10' }), 'until'],
  ['two years', () => ({ until: '2028-11-10' }), 'until'],
  ['officials within a school', () => ({ roles: ['region_worker'] }), 'roles'],
  ['the whole country', () => ({ scope: 'country', scopeId: null }), 'scopeId'],
  ['the region of the school', () => ({ scope: 'region', scopeId: 15 }), 'scopeId'],
  ['a strip of 161 letters', () => ({ text: { ...texts(''), kz: 'a'.repeat(161) } }), 'text.kz'],
  ['a button without words', () => ({ label: { kz: 'Ашу' } }), 'label.ru'],
]
for (const [what, more, field] of wrong)
  test(`${what} is refused in words, and nothing is written`, async ({ school }) => {
    const refused = await store(school, banner(school, more(school)))
    expect(refused).toMatchObject({ status: 422 })
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field])
    expect(await listed(school)).toEqual([])
  })

test('nobody writes for another school, nor sees or touches what lies on its desk', async ({ school, otherSchool }) => {
  const refused = await store(school, banner(otherSchool))
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['scopeId'])

  const { uuid } = await store(otherSchool, banner(otherSchool))
  const [params, director] = [{ uuid }, school.as('director')]
  for (const answer of [
    await director(news.deskOne, { params }),
    await director(news.deskStop, { params }),
    await director(news.deskDelete, { params }),
    await director(news.deskCopy, { params, body: { uuid: randomUUID() } }),
    await director(news.deskStore, { params, body: banner(school) }),
  ])
    expect(answer.status).toBe(404)
  expect(await titles(otherSchool, 'teacher')).toEqual(['Olympiad kz'])
})

test('an official of a region writes to a school of the region, a district or all of it, and to no other region', async ({
  school,
}) => {
  const to = (more: Partial<Body>) => store(school, banner(school, { roles: ['teacher'], ...more }), 'region_worker')
  expect((await to({})).status).toBe(200)
  expect((await to({ scope: 'region', scopeId: 15, text: texts('Region') })).status).toBe(200)
  expect((await to({ scope: 'region', scopeId: 1 })).status).toBe(422)
  expect((await to({ scope: 'country', scopeId: null })).status).toBe(422)

  expect(await titles(school, 'teacher')).toEqual(['Olympiad kz', 'Region kz'])
  const { body } = await school.as('region_worker')(news.deskPlaces)
  expect(body.own).toMatchObject({ scope: 'region', scopeId: 15 })
  expect((await school.as('director')(news.deskPlaces)).body.found).toMatchObject([{ scopeId: school.id }])
  // It lies on the desk of the region, not on that of the school.
  expect(await listed(school)).toEqual([])
})

test('two who write at once: the second is told, and nothing of the first is lost', async ({ school }) => {
  const { uuid } = await store(school, banner(school, { publish: false }))
  const write = (word: string) =>
    school.as('zavuch')(news.deskStore, { params: { uuid }, body: banner(school, { text: texts(word), version: 1 }) })
  const answers = await Promise.all([write('One'), write('Two')])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'news.changed' })
  expect(await listed(school)).toHaveLength(1)
})

test('what ended is copied, not written anew; a draft is deleted, what was out is not', async ({ school }) => {
  const { uuid } = await store(school, banner(school))
  const params = { uuid }
  const director = school.as('director')
  expect((await director(news.deskDelete, { params })).body).toMatchObject({ code: 'news.not-draft' })

  school.house.setClock(new Date(now.getTime() + 5 * 86_400_000))
  const late = banner(school, { version: 1, since: '2026-11-18', until: '2026-11-30' })
  expect((await director(news.deskStore, { params, body: late })).body).toMatchObject({ code: 'news.over' })
  const copy = { uuid: randomUUID() }
  for (const _ of [1, 2]) expect((await director(news.deskCopy, { params, body: copy })).status).toBe(200)
  expect(await listed(school, { stage: 'draft' })).toMatchObject([{ id: copy.uuid, text: texts('Olympiad') }])
  expect((await director(news.deskDelete, { params: copy })).status).toBe(200)
  expect(await listed(school, { stage: 'draft' })).toEqual([])
})

test('an announcement is written anew before it is let out, and stopped; a copy of it is deleted', async ({
  school,
}) => {
  const written = (more: Partial<Body>) => banner(school, { kind: 'announcement', ...more })
  const { uuid } = await store(school, written({ publish: false }))
  const [params, director] = [{ uuid }, school.as('director')]
  const anew = written({ text: texts('Holidays'), version: 1 })
  expect((await director(news.deskStore, { params, body: anew })).status).toBe(200)
  expect(await listed(school)).toMatchObject([{ id: uuid, stage: 'running', text: texts('Holidays') }])

  expect((await director(news.deskStop, { params })).status).toBe(200)
  const copy = { uuid: randomUUID() }
  await director(news.deskCopy, { params, body: copy })
  expect(await listed(school, { stage: 'draft' })).toMatchObject([{ id: copy.uuid, text: texts('Holidays') }])
  expect((await director(news.deskDelete, { params: copy })).status).toBe(200)
  expect(await listed(school)).toMatchObject([{ id: uuid, stage: 'ended' }])
})

test('a picture is hung up by whoever sent it, and is shown with its words', async ({ school }) => {
  const sent = await school.upload('director', news.deskPicture, {}, [
    { name: 'a.png', mime: 'image/png', bytes: png() },
  ])
  const { picture } = sent.body
  const foreign = await store(school, banner(school, { picture }), 'zavuch')
  expect(Object.keys(foreign.body.errors ?? {})).toEqual(['picture'])

  await store(school, banner(school, { picture, alt: { kz: 'Кітап', ru: 'Книга' } }))
  const shown = (await school.as('teacher')(news.banners, {}, { language: 'ru' })).body
  expect(shown.find(({ image }) => image.includes(picture))).toMatchObject({ alt: 'Книга', title: 'Olympiad ru' })
  const none = await school.upload('director', news.deskPicture, {}, [
    { name: 'a.png', mime: 'image/png', bytes: Buffer.from('<script>') },
  ])
  expect(none.status).toBe(422)
})
