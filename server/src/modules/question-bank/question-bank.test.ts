import { content } from '@qalam/contract/content/api.ts'
import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const single = (prompt: string): ExerciseDraft => {
  const [right, wrong] = [randomUUID(), randomUUID()]
  return {
    uuid: randomUUID(),
    type: 'single',
    prompt,
    points: 2,
    options: [
      { uuid: right, text: 'гемоглобин' },
      { uuid: wrong, text: 'су' },
    ],
    key: { explanation: '', right },
  }
}
const question = (prompt = 'Қан неге қызыл?', more: Partial<BankQuestionDraft> = {}): BankQuestionDraft => ({
  subjectId: null,
  parallel: 7,
  language: 'kz',
  objectives: ['7.1.4.1'],
  difficulty: 'easy',
  exercise: single(prompt),
  ...more,
})
const put = async (school: School, draft = question()) => {
  const params = { uuid: randomUUID() }
  await school.as('teacher')(questionBank.create, { body: { ...params, ...draft } })
  return params
}
const prompts = async (school: School, query: object) =>
  (await school.as('teacher')(questionBank.list, { query })).body.rows.map(({ prompt }) => prompt)

test('a teacher keeps a question, finds it by objective, type, difficulty and words, and mends it', async ({
  school,
}) => {
  const params = await put(school)
  await put(school, question('Жүрек қайда?', { objectives: ['7.2.1.1'], difficulty: 'hard', parallel: 8 }))
  const teacher = school.as('teacher')

  expect(await prompts(school, {})).toHaveLength(2)
  expect(await prompts(school, { objective: '7.1' })).toEqual(['Қан неге қызыл?'])
  expect(await prompts(school, { objective: '7' })).toHaveLength(2)
  expect(await prompts(school, { difficulty: 'hard', type: 'single', parallel: 8 })).toEqual(['Жүрек қайда?'])
  expect(await prompts(school, { search: 'ҚЫЗЫЛ' })).toEqual(['Қан неге қызыл?'])
  expect(await prompts(school, { type: 'open' })).toEqual([])

  const body = { ...question('Қан неліктен қызыл?'), version: 1 }
  expect((await teacher(questionBank.change, { params, body })).body).toEqual({ version: 2 })
  expect((await teacher(questionBank.change, { params, body })).body).toMatchObject({ code: 'bank.stale' })
  const { body: history } = await teacher(questionBank.history, { params })
  expect(history.versions.map(({ number, prompt }) => [number, prompt])).toEqual([
    [2, 'Қан неліктен қызыл?'],
    [1, 'Қан неге қызыл?'],
  ])
})

test('what cannot be scored does not go into the bank', async ({ school }) => {
  const { exercise } = question()
  if (exercise.type !== 'single') throw new Error('The sample is a single choice.')
  const unkeyed = { ...exercise, key: { explanation: '', right: null } }
  const { status, body } = await school.as('teacher')(questionBank.create, {
    body: { uuid: randomUUID(), ...question(), exercise: unkeyed },
  })
  expect([status, body]).toMatchObject([422, { code: 'bank.unfinished', data: { fault: 'no-key' } }])
})

test('a colleague sees a question, with its key, only while it is shared; nobody else ever', async ({ school }) => {
  const params = await put(school)
  const lead = school.as('group-lead')
  const chosen = () => lead(questionBank.chosen, { query: { uuids: params.uuid } })
  expect((await chosen()).status).toBe(404)
  expect((await lead(questionBank.open, { params })).status).toBe(404)

  await school.as('teacher')(questionBank.share, { params, body: { shared: true } })
  expect((await chosen()).body).toMatchObject([{ uuid: params.uuid, can: { edit: false } }])
  const { body: listed } = await lead(questionBank.list, { query: { whose: 'school' } })
  expect(listed.rows).toMatchObject([{ id: params.uuid, shared: true }])
  expect(JSON.stringify(listed)).not.toContain('гемоглобин')
  for (const role of ['student', 'parent'] as const)
    expect((await school.as(role)(questionBank.open, { params })).status).toBe(403)
})

test('what is put away leaves the list, and a document says that it took a question', async ({ school }) => {
  const params = await put(school)
  const teacher = school.as('teacher')
  const lesson = { uuid: randomUUID() }
  const head = { title: 'Қан', subjectId: null, parallel: 7, language: 'kz' as const }
  await teacher(content.create, { body: { ...lesson, kind: 'sor', ...head } })
  const { body: draft } = await teacher(content.open, { params: lesson })
  const [page] = draft.pages
  if (!page) throw new Error('A new document has a page.')
  const module = {
    ...{ uuid: randomUUID(), kind: 'exercise' as const, purpose: '', skill: 'knowledge' as const, minutes: 2 },
    ...{ exercise: single('Қан неге қызыл?'), bank: params.uuid },
  }
  await teacher(content.save, { params: lesson, body: { pages: [{ ...page, modules: [module] }] } })

  expect((await teacher(questionBank.list)).body.rows).toMatchObject([{ id: params.uuid, used: 1 }])
  expect((await teacher(questionBank.history, { params })).body.uses).toMatchObject([{ title: 'Қан', kind: 'sor' }])
  await teacher(questionBank.archive, { params, body: { archived: true } })
  expect(await prompts(school, {})).toEqual([])
  expect(await prompts(school, { state: 'archived' })).toEqual(['Қан неге қызыл?'])
})

test('an older version is opened with the key of then and restored as the next one; nobody else restores it', async ({
  school,
}) => {
  const params = await put(school)
  const teacher = school.as('teacher')
  const changed = { ...question('Қан неліктен қызыл?', { objectives: ['7.2.1.1'] }), version: 1 }
  await teacher(questionBank.change, { params, body: changed })
  await teacher(questionBank.share, { params, body: { shared: true } })
  const first = { ...params, number: 1 }

  const { body: old } = await teacher(questionBank.openVersion, { params: first })
  expect(old).toMatchObject({ number: 1, version: 2, exercise: { prompt: 'Қан неге қызыл?' }, can: { restore: true } })
  expect((await teacher(questionBank.openVersion, { params: { ...params, number: 2 } })).body.can.restore).toBe(false)
  expect((await teacher(questionBank.openVersion, { params: { ...params, number: 3 } })).status).toBe(404)
  const lead = school.as('group-lead')
  expect((await lead(questionBank.openVersion, { params: first })).body.can.restore).toBe(false)
  expect((await lead(questionBank.restore, { params: first, body: { version: 2 } })).status).toBe(403)

  const stale = await teacher(questionBank.restore, { params: first, body: { version: 1 } })
  expect(stale.body).toMatchObject({ code: 'bank.stale' })
  expect((await teacher(questionBank.restore, { params: first, body: { version: 2 } })).body).toEqual({ version: 3 })
  const { body: now } = await teacher(questionBank.open, { params })
  expect(now).toMatchObject({ version: 3, objectives: ['7.2.1.1'], exercise: old.exercise })
  expect(await prompts(school, {})).toEqual(['Қан неге қызыл?'])
  const { body: history } = await teacher(questionBank.history, { params })
  expect(history.versions.map(({ number }) => number)).toEqual([3, 2, 1])
})
