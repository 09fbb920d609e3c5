import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { Exercise } from '@qalam/contract/exercises/draft.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { keysOf, publishedFor, publishedVersion, reviseKeys } from './public.ts'

const head = { title: 'Квадрат теңдеу', subjectId: null, parallel: 8, language: 'kz' as const }

async function begun(school: School, kind: 'sor' | 'custom-lesson' = 'sor') {
  const uuid = randomUUID()
  await school.as('teacher')(content.create, { body: { ...head, uuid, kind } })
  return { uuid }
}

const [right, wrong] = [randomUUID(), randomUUID()]
const choice = (key: string | null = right): DraftPage['modules'][number] => ({
  uuid: randomUUID(),
  kind: 'exercise',
  purpose: '8.2.2.3',
  skill: 'knowledge',
  minutes: 5,
  exercise: {
    uuid: randomUUID(),
    type: 'single',
    prompt: 'x² = 4, x > 0',
    points: 3,
    options: [
      { uuid: right, text: '2' },
      { uuid: wrong, text: '4' },
    ],
    key: { explanation: 'SECRET', right: key },
  },
})

/** Puts modules on the first page, with the rights confirmed. */
async function written(school: School, params: { uuid: string }, modules: DraftPage['modules'], maxScore = 3) {
  const { body } = await school.as('teacher')(content.open, { params })
  const { title, subjectId, parallel, language, version, settings, pages } = body
  const frame = {
    version,
    order: pages.map(({ uuid }) => uuid),
    head: { title, subjectId, parallel, language },
    settings: { ...settings, maxScore, rightsConfirmed: true },
  }
  return school.as('teacher')(content.save, { params, body: { pages: [{ ...pages[0]!, modules }], frame } })
}

test('a teacher begins a work once, and finds it in the list by its words', async ({ school }) => {
  const params = await begun(school)
  await school.as('teacher')(content.create, { body: { ...head, ...params, kind: 'sor' } })

  const { body } = await school.as('teacher')(content.list, { query: { search: 'ТЕҢДЕУ' } })
  expect(body.rows).toMatchObject([{ id: params.uuid, state: 'draft', number: 0, can: { edit: true, remove: true } }])
  expect((await school.as('teacher')(content.list, { query: { of: 'lectures' } })).body.total).toBe(0)
  expect((await school.as('director')(content.list, {})).body.total).toBe(0)
})

test('a page is stored over its version alone, and a stale one is told what stands there', async ({ school }) => {
  const params = await begun(school)
  const { body: draft } = await school.as('teacher')(content.open, { params })
  const change = (title: string) => ({ params, body: { pages: [{ ...draft.pages[0]!, title }] } })

  expect((await school.as('teacher')(content.save, change('Бірінші'))).status).toBe(200)
  const refused = await school.as('teacher')(content.save, change('Екінші'))
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'content.stale', data: { current: { pages: [{ title: 'Бірінші', version: 2 }] } } },
  })
})

test('publishing names each fault with its place', async ({ school }) => {
  const params = await begun(school)
  const module = choice(null)
  await written(school, params, [module], 5)

  const refused = await school.as('teacher')(content.publish, { params, body: { uuid: randomUUID() } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'content.faults' } })
  expect((refused.body as { data?: unknown }).data).toMatchObject({
    count: 2,
    faults: [
      { page: null, code: 'points', with: { points: 3, max: 5 } },
      { module: module.uuid, code: 'no-key' },
    ],
  })
})

test('what is published holds no key, and an edit makes the next number', async ({ school }) => {
  const params = await begun(school)
  await written(school, params, [choice()])
  const first = randomUUID()
  const publish = (uuid: string) => school.as('teacher')(content.publish, { params, body: { uuid } })

  expect((await publish(first)).body).toEqual({ uuid: first, number: 1, maxScore: 3 })
  expect((await publish(first)).body).toMatchObject({ number: 1 })
  const version = await publishedVersion(school.house.served, school.id, first)
  expect(JSON.stringify(version?.body)).not.toContain('SECRET')
  expect(JSON.stringify(version?.body)).not.toContain('"key"')
  const kept = await keysOf(school.house.served, school.id, first)
  expect(Object.values(kept?.keys ?? {})).toMatchObject([{ type: 'single', right }])

  await written(school, params, [choice(wrong)])
  expect((await publish(randomUUID())).body).toMatchObject({ number: 2 })
  await expect(
    school.db.updateTable('content_version').set({ max_score: 9 }).where('uuid', '=', first).execute(),
  ).rejects.toThrow('never changes')
  expect((await school.as('teacher')(content.delete, { params })).body).toMatchObject({ code: 'content.published' })
})

test('a colleague reads and copies what is shared, and only then', async ({ school }) => {
  const params = await begun(school)
  await written(school, params, [choice()])
  const colleague = school.as('zavuch')
  expect((await colleague(content.open, { params })).status).toBe(404)

  await school.as('teacher')(content.share, { params, body: { shared: true } })
  expect((await colleague(content.open, { params })).body).toMatchObject({ can: { edit: false } })
  expect((await colleague(content.save, { params, body: {} })).status).toBe(403)
  const copy = randomUUID()
  await colleague(content.clone, { params, body: { uuid: copy, title: 'Көшірме' } })
  const { body } = await colleague(content.open, { params: { uuid: copy } })
  expect(body).toMatchObject({ can: { edit: true }, pages: [{ modules: [{ kind: 'exercise' }] }] })
})

for (const role of ['student', 'parent'] as const)
  test(`a ${role} reaches no draft`, async ({ school }) => {
    const params = await begun(school)
    await school.as('teacher')(content.share, { params, body: { shared: true } })
    for (const refused of [await school.as(role)(content.open, { params }), await school.as(role)(content.list, {})])
      expect(refused.status).toBe(403)
  })

test('a mended key stands beside the one before, and the version is offered to its author', async ({ school }) => {
  const params = await begun(school)
  await written(school, params, [choice()])
  const uuid = randomUUID()
  await school.as('teacher')(content.publish, { params, body: { uuid } })
  const [db, { userId }] = [school.house.served, school.people.teacher]

  const mended = await reviseKeys(db, school.id, uuid, {}, { byUserId: userId, at: new Date() })
  expect(await keysOf(db, school.id, uuid)).toEqual({ keyVersion: 2, keys: {} })
  expect(mended).toBe(2)
  expect(await publishedFor(db, school.id, userId)).toMatchObject([{ uuid, number: 1, maxScore: 3 }])
  expect(await publishedFor(db, school.id, school.people.director.userId)).toEqual([])
})

const formula = (text: string): DraftPage['modules'][number] => ({ uuid: randomUUID(), kind: 'formula', text })
const among = (source: string): DraftPage['modules'][number] => ({
  ...{ uuid: randomUUID(), kind: 'text' },
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'math', attrs: { source } }] }] },
})

test('formulas are drawn when a document is published; one that cannot be read is refused with its place', async ({
  school,
}) => {
  const params = await begun(school)
  const wrong = formula('x^{')
  await written(school, params, [among('\\frac{1}{2}'), wrong, choice()])
  const publish = () => school.as('teacher')(content.publish, { params, body: { uuid: randomUUID() } })
  const refused = await publish()
  expect(refused).toMatchObject({
    status: 422,
    body: { data: { faults: [{ module: wrong.uuid, code: 'formula', with: { source: 'x^{', at: 4 } }] } },
  })

  await written(school, params, [among('\\frac{1}{2}'), formula('\\sqrt{x}'), choice()])
  const { body } = await publish()
  const version = await publishedVersion(school.house.served, school.id, body.uuid)
  const [text, root] = version?.body.pages[0]?.modules ?? []
  expect(text).toMatchObject({ formulas: [{ source: '\\frac{1}{2}' }] })
  expect(text?.kind === 'text' && text.formulas[0]?.drawn?.map(({ tag }) => tag)).toEqual([
    ...['math', 'mrow', 'mfrac', 'mn', 'mn'],
  ])
  expect(root?.kind === 'formula' && root.drawn?.some(({ tag }) => tag === 'msqrt')).toBe(true)
})

test('formulas in the words of an exercise and of a set are drawn when they are published, without their stored order', async ({
  school,
}) => {
  const params = await begun(school)
  const [right, wrong] = [randomUUID(), randomUUID()]
  const exercise = (prompt: string) => ({
    ...{ uuid: randomUUID(), type: 'single' as const, prompt, points: 1 },
    options: [
      { uuid: wrong, text: '\\(y_2\\)' },
      { uuid: right, text: '\\(y_1\\)' },
    ],
    key: { explanation: '', right },
  })
  const about = { uuid: randomUUID(), purpose: '', skill: 'knowledge' as const, minutes: 2 }
  const asked = (prompt: string): DraftPage['modules'][number] => ({
    ...{ ...about, kind: 'exercise', exercise: exercise(prompt) },
  })
  const set: DraftPage['modules'][number] = {
    ...{ ...about, uuid: randomUUID(), kind: 'drawn', take: 1, points: 2 },
    questions: [{ bank: randomUUID(), version: 1, exercise: exercise('\\(\\sqrt{z}\\)') }],
  }
  const publish = () => school.as('teacher')(content.publish, { params, body: { uuid: randomUUID() } })
  await written(school, params, [asked('\\(x^{\\)')])
  const unread = expect.objectContaining({ code: 'formula', with: { source: 'x^{', at: 4 } })
  expect((await publish()).body).toMatchObject({ data: { faults: expect.arrayContaining([unread]) } })

  await written(school, params, [asked('\\(x^2\\) = 4, x?'), set])
  const { body } = await publish()
  const version = await publishedVersion(school.house.served, school.id, body.uuid)
  const [single, drawn] = version?.body.pages[0]?.modules ?? []
  const sources = (one: unknown) =>
    Exercise.parse(one).formulas?.map(({ source, drawn: parts }) => [source, parts !== null])
  expect(single?.kind === 'exercise' && sources(single.exercise)).toEqual([
    ...[
      ['x^2', true],
      ['y_1', true],
      ['y_2', true],
    ],
  ])
  expect(drawn?.kind === 'drawn' && sources(drawn.exercises[0])).toEqual([
    ...[
      ['\\sqrt{z}', true],
      ['y_1', true],
      ['y_2', true],
    ],
  ])
})

test('a formula is looked at before; what leads elsewhere, calls itself or is too deep is not read', async ({
  school,
}) => {
  const asked = async (source: string) => (await school.as('teacher')(content.formula, { query: { source } })).body
  expect((await asked('a_1 < 2')).drawn).toContainEqual(expect.objectContaining({ tag: 'mo', text: '<' }))
  const hostile = ['\\href{javascript:alert(1)}{x}', '\\def\\a{\\a\\a}\\a', '\\includegraphics{x}', '\\htmlClass{a}{x}']
  for (const source of [...hostile, '{'.repeat(400), '\\sqrt{'.repeat(100) + '}'.repeat(100), ' '])
    expect([source, (await asked(source)).drawn]).toEqual([source, null])
  expect((await school.as('teacher')(content.formula, { query: { source: 'x'.repeat(1001) } })).status).toBe(422)
  expect((await school.as('student')(content.formula, { query: { source: 'x' } })).status).toBe(403)
})
