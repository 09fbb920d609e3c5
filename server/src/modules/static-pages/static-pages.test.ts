import { documentOf, plainText } from '@qalam/contract/rich/document.ts'
import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { openSlugs, type Slug, slugs } from '@qalam/contract/static-pages/slugs.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const words = (line: string) => {
  const body = documentOf(line)
  return {
    titleKz: `${line} kz`,
    titleRu: `${line} ru`,
    titleEn: `${line} en`,
    bodyKz: body,
    bodyRu: body,
    bodyEn: body,
  }
}
const editor = (school: School) => school.as('platform-admin')
const edited = async (school: School, slug: Slug) =>
  (await editor(school)(staticPages.edited, { params: { slug } })).body
const read = <S extends Slug>(slug: S, lang: 'kz' | 'ru' | 'en' = 'ru') => ({ params: { slug }, query: { lang } })

/** Writes and publishes; answers the version. */
async function publish(school: School, slug: Slug, line: string, asks = false) {
  const { revision } = await edited(school, slug)
  const kept = await editor(school)(staticPages.keepDraft, { params: { slug }, body: { ...words(line), revision } })
  const body = { revision: kept.body.revision, asks }
  return (await editor(school)(staticPages.publish, { params: { slug }, body })).body.version
}

test('every page has its words in three languages; three of them are for everybody (Q-143)', async ({ school }) => {
  for (const slug of slugs)
    for (const lang of languages) {
      const { status, body } = await school.as('parent')(staticPages.page, read(slug, lang))
      expect([slug, lang, status]).toEqual([slug, lang, 200])
      expect(plainText(body.body).length).toBeGreaterThan(100)
    }
  for (const slug of openSlugs) expect((await school.asNobody(staticPages.openPage, read(slug))).status).toBe(200)
  const closed = { ...read('about'), params: { slug: 'about' as 'terms' } }
  expect((await school.asNobody(staticPages.openPage, closed)).status).toBe(422)
  expect((await school.asNobody(staticPages.page, read('about'))).status).toBe(401)
})

test('a draft is seen by nobody until it is published; an older version comes back as a draft', async ({ school }) => {
  const before = (await school.as('teacher')(staticPages.page, read('about'))).body
  const { revision } = await edited(school, 'about')
  await editor(school)(staticPages.keepDraft, { params: { slug: 'about' }, body: { ...words('New'), revision } })
  expect((await school.as('teacher')(staticPages.page, read('about'))).body).toEqual(before)

  const draft = await edited(school, 'about')
  expect(draft).toMatchObject({ version: before.version, text: { titleRu: 'New ru' } })
  const publishing = { params: { slug: 'about' as const }, body: { revision: draft.revision } }
  const after = (await editor(school)(staticPages.publish, publishing)).body
  expect(after).toMatchObject({ version: before.version + 1, revision: 0, draftAt: null })
  expect((await school.as('teacher')(staticPages.page, read('about'))).body.title).toBe('New ru')

  const restoring = { params: { slug: 'about' as const, version: before.version }, body: { revision: 0 } }
  const restored = (await editor(school)(staticPages.restore, restoring)).body
  expect([restored.version, restored.text.titleRu]).toEqual([before.version + 1, before.title])
  expect((await school.as('teacher')(staticPages.page, read('about'))).body.title).toBe('New ru')
  const { body: history } = await editor(school)(staticPages.versions, { params: { slug: 'about' } })
  expect(history[0]).toMatchObject({ version: before.version + 1, by: school.people['platform-admin'].name })
  expect(history.at(-1)).toMatchObject({ version: 1, by: null })
})

test('who writes over a draft that changed meanwhile is told so, and nothing is lost', async ({ school }) => {
  const { revision } = await edited(school, 'contacts')
  const keep = (line: string) =>
    editor(school)(staticPages.keepDraft, { params: { slug: 'contacts' }, body: { ...words(line), revision } })
  expect((await keep('first')).status).toBe(200)
  expect((await keep('second')).body).toMatchObject({ code: 'static-page.changed' })
  expect((await edited(school, 'contacts')).text.titleEn).toBe('first en')
  const late = { params: { slug: 'contacts' as const }, body: { revision } }
  expect((await editor(school)(staticPages.publish, late)).status).toBe(409)
})

test('a blank language, a picture and a question about a page nobody agrees to are refused', async ({ school }) => {
  const { revision } = await edited(school, 'accessibility')
  const params = { slug: 'accessibility' as const }
  const picture = {
    type: 'doc' as const,
    content: [{ type: 'picture' as const, attrs: { file: crypto.randomUUID(), alt: '' } }],
  }
  const drawn = { ...words('A'), bodyKz: picture, revision }
  expect((await editor(school)(staticPages.keepDraft, { params, body: drawn })).status).toBe(422)

  const blank = { ...words('A'), titleEn: ' ', revision }
  const kept = (await editor(school)(staticPages.keepDraft, { params, body: blank })).body
  const publishing = { params, body: { revision: kept.revision } }
  expect((await editor(school)(staticPages.publish, publishing)).body).toMatchObject({ code: 'static-page.blank' })
  const asking = { params, body: { revision: kept.revision, asks: true } }
  expect((await editor(school)(staticPages.publish, asking)).body).toMatchObject({
    errors: { asks: expect.anything() },
  })
})

test('a version that asks is asked once of each person, and a later one that does not ask asks nobody', async ({
  school,
}) => {
  const parent = school.as('parent')
  const due = async (role: 'parent' | 'teacher') => (await school.as(role)(staticPages.due)).body
  expect(await due('parent')).toEqual([])

  const asking = await publish(school, 'consent', 'Asked', true)
  expect(await due('parent')).toEqual([
    { slug: 'consent', version: asking, title: { kz: 'Asked kz', ru: 'Asked ru', en: 'Asked en' } },
  ])
  const over = { body: { slug: 'consent' as const, version: asking - 1 } }
  expect((await parent(staticPages.agree, over)).body).toMatchObject({ code: 'static-page.version-over' })
  const agree = { body: { slug: 'consent' as const, version: asking } }
  expect([(await parent(staticPages.agree, agree)).status, (await parent(staticPages.agree, agree)).status]).toEqual([
    200, 200,
  ])
  expect(await due('parent')).toEqual([])
  expect(await due('teacher')).toHaveLength(1)
  expect((await parent(staticPages.page, read('consent'))).body.agreedAt).not.toBeNull()

  const quiet = await publish(school, 'consent', 'A slip mended')
  expect(await due('parent')).toEqual([])
  expect(await due('teacher')).toMatchObject([{ version: quiet }])
  const { body: history } = await editor(school)(staticPages.versions, { params: { slug: 'consent' } })
  expect(history.slice(0, 2)).toMatchObject([
    { version: quiet, asks: false, agreed: 0 },
    { version: asking, asks: true, agreed: 1 },
  ])
})
