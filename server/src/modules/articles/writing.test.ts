import { articles } from '@qalam/contract/articles/api.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { png } from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'
import { deskOf } from './policy.ts'
import { contentFor, published, textOf, written } from './testing/written.ts'

const picture = (bytes: Buffer, name = 'a.png') => [{ name, mime: 'image/png', bytes }]

async function begun(school: School) {
  const articleId = randomUUID()
  await school.as('director')(articles.create, { body: { uuid: articleId } })
  return { params: { articleId } }
}

test('the heads of a school write together; a stale saving is refused with what stands there', async ({ school }) => {
  const articleId = await written(school, 'director', contentFor(school, 'First'))
  const params = { articleId }
  const second = { version: 2, content: contentFor(school, 'Second') }
  expect((await school.as('zavuch')(articles.save, { params, body: second })).body.version).toBe(3)

  const { status, body } = await school.as('director')(articles.save, { params, body: second })
  expect([status, body.code, body.data.current.version]).toEqual([409, 'article.stale', 3])
  expect(body.data.current.content.texts.kz.title).toBe('Second')

  const { body: versions } = await school.as('director')(articles.versions, { params })
  expect(versions.map(({ version, title }) => [version, title])).toEqual([
    [3, 'Second'],
    [2, 'First'],
    [1, ''],
  ])
  const { body: old } = await school.as('director')(articles.version, { params: { articleId, version: 2 } })
  expect(old.content.texts.kz?.title).toBe('First')
})

test('another desk finds nothing of it: neither to read, nor to change, nor to delete', async ({
  school,
  otherSchool,
}) => {
  const params = { articleId: await written(school, 'director', contentFor(school, 'Ours')) }
  for (const stranger of [otherSchool.as('director'), school.as('region_worker'), school.as('country_worker')]) {
    expect((await stranger(articles.open, { params })).status).toBe(404)
    expect((await stranger(articles.delete, { params })).status).toBe(404)
    expect((await stranger(articles.publish, { params, body: { version: 2, publishAt: null } })).status).toBe(404)
    expect((await stranger(articles.versions, { params })).status).toBe(404)
  }
  expect((await school.as('teacher')(articles.open, { params })).status).toBe(403)
})

test('a school tells its own school alone, and an official only what lies under them', async ({
  school,
  otherSchool,
}) => {
  const { params } = await begun(school)
  const beyond = [
    { roles: ['student' as const], places: [{ kind: 'school' as const, id: otherSchool.id }] },
    { roles: ['student' as const], places: [{ kind: 'country' as const, id: 0 }] },
    { roles: ['region_worker' as const], places: [{ kind: 'school' as const, id: school.id }] },
    { roles: ['student' as const], places: [{ kind: 'school' as const, id: 999_999 }] },
  ]
  for (const audience of beyond) {
    const body = { version: 1, content: contentFor(school, 'A', { audience }) }
    const saved = await school.as('director')(articles.save, { params, body })
    expect([saved.status, saved.body.code]).toEqual([422, 'article.beyond'])
  }
  const reach = async (who: 'director' | 'region_worker' | 'country_worker') =>
    new Set((await school.as(who)(articles.places)).body.map(({ kind }) => kind))
  expect([...(await reach('director'))]).toEqual(['school'])
  expect((await reach('region_worker')).has('country')).toBe(false)
  expect((await reach('country_worker')).has('country')).toBe(true)
})

test('who has which desk: heads their school, those of the service school and of the platform all of them', ({
  school,
}) => {
  const { director, region_worker, teacher, parent } = school.people
  expect(deskOf(director)).toEqual({ desk: 'school', deskId: school.id })
  expect(deskOf({ ...director, schoolId: serviceSchool })).toEqual({ desk: 'platform', deskId: 0 })
  expect(deskOf(region_worker)).toEqual({ desk: 'region', deskId: region_worker.regionId })
  expect(deskOf({ ...region_worker, regionId: null })).toBeNull()
  expect([deskOf(teacher), deskOf(parent)]).toEqual([null, null])
})

test('what lacks a title, words of a picture or readers does not come out, and each fault is named', async ({
  school,
}) => {
  const { params } = await begun(school)
  const { body: files } = await school.upload('director', articles.addFiles, { params }, picture(png('a')))
  const content = contentFor(school, '', {
    texts: { kz: textOf('', '', ''), ru: null, en: null },
    cover: { file: files[0]?.uuid ?? '', alt: '' },
    audience: { roles: [], places: [] },
  })
  await school.as('director')(articles.save, { params, body: { version: 1, content } })
  const { status, body } = await school.as('director')(articles.publish, {
    params,
    body: { version: 2, publishAt: null },
  })
  expect([status, body.code]).toEqual([422, 'article.faults'])
  expect(body.data.faults.map(({ kind }: { kind: string }) => kind)).toEqual([
    'no-title',
    'no-body',
    'no-alt',
    'no-roles',
    'no-places',
  ])
})

test('what people read cannot be saved so that it lacks something', async ({ school }) => {
  const params = { articleId: await published(school, 'director', contentFor(school, 'Out')) }
  const body = { version: 2, content: contentFor(school, '') }
  expect((await school.as('director')(articles.save, { params, body })).body.code).toBe('article.faults')
})

test('a moment that has passed and one two years ahead are refused under their field', async ({ school }) => {
  const params = { articleId: await written(school, 'director', contentFor(school, 'Later')) }
  for (const publishAt of ['2026-11-18T09:00:00+05:00', '2028-11-18T09:00:00+05:00']) {
    const { status, body } = await school.as('director')(articles.publish, { params, body: { version: 2, publishAt } })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['publishAt']])
  }
})

test('what is out is not deleted, nor pinned while it is a draft', async ({ school }) => {
  const draft = { params: { articleId: await written(school, 'director', contentFor(school, 'Draft')) } }
  const out = { params: { articleId: await published(school, 'director', contentFor(school, 'Out')) } }
  const director = school.as('director')
  expect((await director(articles.pin, { ...draft, body: { pinned: true } })).body.code).toBe('article.not-out')
  expect((await director(articles.archive, { ...draft, body: { archived: true } })).body.code).toBe('article.not-out')
  expect((await director(articles.delete, out)).body.code).toBe('article.out')
  expect((await director(articles.delete, draft)).status).toBe(200)
  expect((await director(articles.open, draft)).status).toBe(404)
})

test('a picture of another article and a picture that is none are refused', async ({ school }) => {
  const [one, other] = [await begun(school), await begun(school)]
  const { body: files } = await school.upload('director', articles.addFiles, one, picture(png('b')))
  const content = contentFor(school, 'A', { cover: { file: files[0]?.uuid ?? '', alt: 'A dot' } })
  const saved = await school.as('director')(articles.save, { ...other, body: { version: 1, content } })
  expect(saved.body.code).toBe('article.foreign-file')
  const hidden = contentFor(school, 'A', {
    texts: {
      kz: {
        ...textOf('A'),
        body: { type: 'doc', content: [{ type: 'picture', attrs: { file: files[0]?.uuid ?? '', alt: 'A dot' } }] },
      },
      ru: null,
      en: null,
    },
  })
  const again = await school.as('director')(articles.save, { ...other, body: { version: 1, content: hidden } })
  expect(again.body.code).toBe('article.foreign-file')
  expect((await school.as('director')(articles.save, { ...one, body: { version: 1, content } })).status).toBe(200)

  const none = await school.upload('director', articles.addFiles, one, picture(Buffer.from('<svg onload="x"/>')))
  expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ['file']])
})

test('801 characters, markup instead of a document, and a script of a link are refused', async ({ school }) => {
  const { params } = await begun(school)
  const save = async (text: object) =>
    (
      await school.house.app.http.inject({
        method: 'PUT',
        url: `/api/v3/os/news/desk/${params.articleId}`,
        headers: { authorization: `Bearer ${await school.tokenOf('director')}` },
        payload: {
          version: 1,
          content: { ...contentFor(school, 'A'), texts: { kz: { ...textOf('A'), ...text }, ru: null, en: null } },
        },
      })
    ).statusCode
  const linked = (href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  })
  expect(await save({ lead: 'а'.repeat(801) })).toBe(422)
  expect(await save({ body: '<script>alert(1)</script>' })).toBe(422)
  expect(await save({ body: { type: 'doc', content: [{ type: 'html', content: '<b onclick=x>' }] } })).toBe(422)
  // eslint-disable-next-line no-script-url -- what has to be refused
  expect(await save({ body: linked('javascript:alert(1)') })).toBe(422)
  expect(await save({ lead: 'а'.repeat(800), body: documentOf('<script>is only words</script>') })).toBe(200)
})
