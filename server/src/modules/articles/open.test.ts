import { articles } from '@qalam/contract/articles/api.ts'
import { RichDocument } from '@qalam/contract/rich/document.ts'
import { documents } from '@qalam/contract/rich/samples.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { png } from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'
import { htmlOf } from './open/html.ts'
import { head } from './page-head.ts'
import { contentFor, published, textOf, written } from './testing/written.ts'

const asked = (school: School, path: string) =>
  head.tags({
    ...{ db: school.house.served, path, now: new Date('2026-11-18T04:10:00Z') },
    ...{ language: 'kz', origin: 'https://qalam.example' },
  })
const feedIn = async (school: School, language: 'kz' | 'ru' | 'en') =>
  String((await school.asNobody(articles.feed, { params: { name: `${language}.xml` } })).raw)

test('a messenger is shown an open article, and of one that is addressed it learns nothing', async ({ school }) => {
  const texts = { kz: textOf('Ашық <есік> "күні"', 'Бәріңізді күтеміз'), ru: null, en: null }
  const open = await published(school, 'director', contentFor(school, '', { texts, open: true }))
  const secret = await published(school, 'director', contentFor(school, 'Secret'))
  const later = await written(school, 'director', contentFor(school, 'Later', { open: true }))

  expect(await asked(school, `/news/${open}`)).toMatchObject({
    'og:title': 'Ашық <есік> "күні"',
    'og:description': 'Бәріңізді күтеміз',
    'og:url': `https://qalam.example/news/${open}`,
    'og:locale': 'kk',
  })
  expect(await asked(school, `/news/${secret}`)).toBeNull()
  expect(await asked(school, `/news/${later}`)).toBeNull()
  expect(head.path.test('/news/desk')).toBe(false)
})

test('the feed holds open articles in their languages and none that is addressed or waits', async ({ school }) => {
  const texts = { kz: textOf('Қазақша'), ru: textOf('По-русски ]]> <script>'), en: null }
  await published(school, 'director', contentFor(school, '', { texts, open: true }))
  await published(school, 'director', contentFor(school, 'Secret'))
  await written(school, 'director', contentFor(school, 'Later', { open: true }))

  const [kz, ru, en] = [await feedIn(school, 'kz'), await feedIn(school, 'ru'), await feedIn(school, 'en')]
  expect(kz).toContain('Қазақша')
  expect(ru).toContain('По-русски')
  expect(en).not.toContain('<item>')
  for (const feed of [kz, ru, en]) {
    expect(feed).not.toMatch(/Secret|Later|<script/)
    // Each quoted part ends where it was meant to.
    expect(feed.replaceAll(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toMatch(/\]\]>|<!\[/)
  }
})

test('the cover of an open article is there for the preview, that of an addressed one is not', async ({ school }) => {
  const coverOf = async (open: boolean) => {
    const params = { articleId: await written(school, 'director', contentFor(school, 'Cover')) }
    const picture = [{ name: 'a.png', mime: 'image/png', bytes: png(String(open)) }]
    const { body: files } = await school.upload('director', articles.addFiles, { params }, picture)
    const content = contentFor(school, 'Cover', { open, cover: { file: files[0]?.uuid ?? '', alt: 'A dot' } })
    await school.as('director')(articles.save, { params, body: { version: 2, content } })
    await school.as('director')(articles.publish, { params, body: { version: 3, publishAt: null } })
    return school.asNobody(articles.cover, { params })
  }
  const shown = await coverOf(true)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await coverOf(false)).status).toBe(404)
})

test('nothing that an author typed is markup in what a feed holds', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const html = htmlOf(RichDocument.parse(document))
      const names = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name)
      expect(names.filter((name) => !/^(?:p|h2|h3|b|i|u|a|br|ul|ol|li|blockquote|code)$/.test(name ?? ''))).toEqual([])
      expect(html).not.toMatch(/\]\]>| on\w+=/)
    }),
  )
})
