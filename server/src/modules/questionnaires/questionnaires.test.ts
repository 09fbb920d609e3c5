import { randomUUID } from 'node:crypto'
import type { Call } from '@qalam/contract/kernel/endpoint.ts'
import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { shuffle } from './repository/replies.ts'

type Body = Call<typeof questionnaires.store>['body']
type Answers = Call<typeof questionnaires.reply>['body']['answers']

const texts = (word: string) => ({ kz: `${word} kz`, ru: `${word} ru`, en: '' })
const questions = (): Body['questions'] => [
  { kind: 'single', required: true, words: texts('Canteen'), options: [texts('Yes'), texts('No')] },
  { kind: 'multiple', required: false, words: texts('Food'), options: [texts('Soup'), texts('Bread'), texts('Tea')] },
  { kind: 'scale', required: false, words: texts('Taste'), options: [] },
  { kind: 'text', required: false, words: texts('Wish'), options: [] },
]
const asking = (school: School, more: Partial<Body> = {}): Body => ({
  ...{ title: texts('Lunch'), lead: {}, roles: ['teacher', 'parent', 'student'], scope: 'school' },
  ...{ scopeId: school.id, since: '2026-11-18', until: '2026-11-20', version: 0, publish: true },
  questions: questions(),
  ...more,
})

async function ask(school: School, more: Partial<Body> = {}) {
  const uuid = randomUUID()
  const answer = await school.as('director')(questionnaires.store, { params: { uuid }, body: asking(school, more) })
  expect(answer.status).toBe(200)
  return uuid
}
type Who = Parameters<School['as']>[0]
const reply = (school: School, who: Who, uuid: string, answers: Answers, id = randomUUID()) =>
  school.as(who)(questionnaires.reply, { params: { uuid }, body: { uuid: id, form: 1, answers } })
const yes: Answers = [{ number: 1, chosen: [0] }]
const results = async (school: School, uuid: string) =>
  (await school.as('zavuch')(questionnaires.results, { params: { uuid } })).body
const afterTheEnd = (school: School) => school.house.setClock(new Date(now.getTime() + 4 * 86_400_000))

test('it stands before whoever it is for, once a day, until they have answered', async ({ school, otherSchool }) => {
  const uuid = await ask(school, { roles: ['teacher'] })
  const due = async (who: Who) => (await school.as(who)(questionnaires.due)).body.map(({ id }) => id)

  expect(await due('student')).toEqual([])
  expect((await otherSchool.as('teacher')(questionnaires.due)).body).toEqual([])
  expect((await school.as('teacher')(questionnaires.due, {}, { language: 'en' })).body).toMatchObject([
    { id: uuid, title: 'Lunch ru', named: true, questions: [{ number: 1 }, {}, {}, {}] },
  ])
  const open = () => school.as('teacher')(questionnaires.open, { params: { uuid } })
  expect([(await open()).body.open, (await open()).body.open]).toEqual([true, false])
  expect(await due('teacher')).toEqual([])
  school.house.setClock(new Date(now.getTime() + 86_400_000))
  expect(await due('teacher')).toEqual([uuid])
  expect((await reply(school, 'teacher', uuid, yes)).status).toBe(200)
  school.house.setClock(new Date(now.getTime() + 2 * 86_400_000))
  expect(await due('teacher')).toEqual([])
})

const unsound: [string, Answers, string[]][] = [
  ['no answer where one has to be', [], ['answers.1']],
  ['an option that is not there', [{ number: 1, chosen: [2] }], ['answers.1']],
  ['two of one', [{ number: 1, chosen: [0, 1] }], ['answers.1']],
  ['the same twice', [...yes, { number: 2, chosen: [1, 1] }], ['answers.2']],
  ['six of five', [...yes, { number: 3, chosen: [6] }], ['answers.3']],
  ['words where one chooses', [{ number: 1, chosen: [0], words: 'Maybe' }], ['answers.1']],
  ['a question that was not asked', [...yes, { number: 5, chosen: [0] }], ['answers.5']],
  ['one question twice', [...yes, ...yes], ['answers.1']],
  ['801 letters', [...yes, { number: 4, words: 'a'.repeat(801) }], ['answers.1.words']],
]
for (const [what, answers, fields] of unsound)
  test(`${what}: refused in words, and nothing is stored`, async ({ school }) => {
    const uuid = await ask(school)
    const refused = await reply(school, 'teacher', uuid, answers)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(fields)
    expect((await results(school, uuid)).replies).toBe(0)
  })

test('one reply a person: the same sent again is one, another is refused, and so is one after the end', async ({
  school,
}) => {
  const uuid = await ask(school)
  const id = randomUUID()
  for (const _ of [1, 2]) expect((await reply(school, 'teacher', uuid, yes, id)).status).toBe(200)
  const again = await reply(school, 'teacher', uuid, [{ number: 1, chosen: [1] }])
  expect(again.body).toMatchObject({ code: 'questionnaire.answered' })
  expect((await results(school, uuid)).replies).toBe(1)

  const both = await Promise.all([reply(school, 'student', uuid, yes), reply(school, 'student', uuid, yes)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  afterTheEnd(school)
  expect((await reply(school, 'parent', uuid, yes)).body).toMatchObject({ code: 'questionnaire.over' })
})

test('it is not there for whom it is not meant, nor before its day, nor as a draft', async ({
  school,
  otherSchool,
}) => {
  const uuid = await ask(school, { roles: ['parent'] })
  const later = await ask(school, { since: '2026-11-19' })
  const draft = await ask(school, { publish: false })
  for (const answer of [
    await reply(school, 'teacher', uuid, yes),
    await reply(otherSchool, 'parent', uuid, yes),
    await reply(school, 'teacher', later, yes),
    await reply(school, 'teacher', draft, yes),
  ])
    expect(answer.status).toBe(404)
})

/** As many students as are asked for, each with an answer. */
async function studentsSay(school: School, uuid: string, answers: readonly Answers[]) {
  for (const [at, one] of answers.entries()) {
    const student = school.students[at]
    if (student) expect((await reply(school, student, uuid, one)).status).toBe(200)
  }
}

test('answers without a name open at the end, and only when there are five of them', async ({ school }) => {
  const [four, six] = [await ask(school), await ask(school)]
  await studentsSay(school, four, Array(4).fill(yes))
  const wishes = ['=1+1', '', '', '', '', ''].map((words): Answers => [...yes, { number: 4, words }])
  await studentsSay(school, six, wishes)
  expect((await results(school, six)).groups).toEqual([{ named: false, replies: 6, hidden: 'running', questions: [] }])

  afterTheEnd(school)
  expect((await results(school, four)).groups).toEqual([{ named: false, replies: 4, hidden: 'few', questions: [] }])
  const [group] = (await results(school, six)).groups
  expect(group).toMatchObject({ replies: 6, hidden: null })
  expect(group?.questions[0]).toEqual({ number: 1, answered: 6, counts: [6, 0], texts: [] })
  // One has written a wish: it could be told whose it is.
  expect(group?.questions[3]).toEqual({ number: 4, answered: null, counts: [], texts: [] })
})

test('answers of staff and of families are never counted together, whatever there is of either', async ({ school }) => {
  const uuid = await ask(school)
  await studentsSay(school, uuid, Array(6).fill(yes))
  await reply(school, 'teacher', uuid, [{ number: 1, chosen: [1] }])

  afterTheEnd(school)
  expect((await results(school, uuid)).groups).toMatchObject([
    { named: true, replies: 1, hidden: 'few', questions: [] },
    { named: false, replies: 6, questions: [{ counts: [6, 0] }, {}, {}, {}] },
  ])
})

test('an answer of a student or a parent leads to nobody, in no table and in no order', async ({ school }) => {
  const uuid = await ask(school)
  const id = randomUUID()
  await reply(school, 'student', uuid, [...yes, { number: 4, words: 'Less salt' }], id)
  await reply(school, 'parent', uuid, yes)
  await reply(school, 'teacher', uuid, yes)

  const answersOf = () =>
    school.db.selectFrom('questionnaire_answer').selectAll().where('questionnaire_uuid', '=', uuid).execute()
  const repliesOf = () =>
    school.db.selectFrom('questionnaire_reply').selectAll().where('questionnaire_uuid', '=', uuid).execute()
  const answers = await answersOf()
  expect(answers).toHaveLength(4)
  expect(answers.filter(({ user_id }) => user_id !== null).map(({ user_id }) => user_id)).toEqual([
    school.people.teacher.userId,
  ])
  const replies = await repliesOf()
  expect(replies).toHaveLength(3)
  expect(Object.keys(replies[0] ?? {}).toSorted()).toEqual(['mark', 'named', 'questionnaire_uuid', 'user_id'])
  const everything = JSON.stringify([answers, replies])
  expect(everything).not.toContain(id)
  // No kept answer of the platform holds who sent what.
  const kept = await school.db.selectFrom('idempotency').select('idempotency.endpoint').execute()
  expect(JSON.stringify(kept)).not.toContain('/reply')

  await shuffle(school.db, '2026-11-18')
  expect(await answersOf()).toHaveLength(4)
  expect(await repliesOf()).toHaveLength(3)
})

test('questions that somebody has answered stay, its title and last day may change', async ({ school }) => {
  const uuid = await ask(school)
  await reply(school, 'teacher', uuid, yes)
  const store = (more: Partial<Body>) =>
    school.as('zavuch')(questionnaires.store, { params: { uuid }, body: asking(school, { version: 1, ...more }) })

  const other = await store({ questions: questions().slice(1) })
  expect(other.body).toMatchObject({ code: 'questionnaire.has-replies' })
  expect((await store({ until: '2026-11-30', title: texts('Dinner') })).status).toBe(200)
  expect((await store({})).body).toMatchObject({ code: 'questionnaire.changed' })
})

test('whoever asked may end it before its last day, and nobody answers it any more', async ({ school }) => {
  const uuid = await ask(school)
  const end = () => school.as('zavuch')(questionnaires.stop, { params: { uuid } })
  expect([(await end()).status, (await end()).status]).toEqual([200, 200])
  expect((await school.as('teacher')(questionnaires.due)).body).toEqual([])
  expect((await reply(school, 'teacher', uuid, yes)).body).toMatchObject({ code: 'questionnaire.over' })
  const draft = { uuid: await ask(school, { publish: false }) }
  expect((await school.as('zavuch')(questionnaires.stop, { params: draft })).status).toBe(422)
})

test('who answers questions that were changed meanwhile is told so', async ({ school }) => {
  const uuid = await ask(school)
  const body = asking(school, { version: 1, questions: questions().slice(0, 1) })
  await school.as('director')(questionnaires.store, { params: { uuid }, body })
  expect((await reply(school, 'teacher', uuid, yes)).body).toMatchObject({ code: 'questionnaire.changed' })
})

test('a questionnaire of another desk is not there; a copy brings the questions and no replies', async ({
  school,
  otherSchool,
}) => {
  const uuid = await ask(school)
  await reply(school, 'teacher', uuid, yes)
  const params = { uuid }
  const stranger = otherSchool.as('director')
  for (const answer of [
    await stranger(questionnaires.one, { params }),
    await stranger(questionnaires.results, { params }),
    await stranger(questionnaires.resultsFile, { params }),
    await stranger(questionnaires.stop, { params }),
    await stranger(questionnaires.copy, { params, body: { uuid: randomUUID() } }),
    await stranger(questionnaires.store, { params, body: asking(otherSchool) }),
  ])
    expect(answer.status).toBe(404)

  const copy = { uuid: randomUUID() }
  await school.as('director')(questionnaires.copy, { params, body: copy })
  expect((await school.as('director')(questionnaires.one, { params: copy })).body).toMatchObject({
    ...{ stage: 'draft', replies: 0, fixed: false, title: texts('Lunch') },
    questions: [{ kind: 'single' }, { kind: 'multiple' }, { kind: 'scale' }, { kind: 'text' }],
  })
  expect((await school.as('director')(questionnaires.delete, { params: copy })).status).toBe(200)
  expect((await school.as('director')(questionnaires.delete, { params })).body).toMatchObject({
    code: 'questionnaire.not-draft',
  })
})

test('the file holds what the page shows, and a hostile answer stays words', async ({ school }) => {
  const uuid = await ask(school)
  const staff = await Promise.all([0, 1, 2, 3, 4].map(() => school.newcomer('teacher')))
  for (const one of staff) await reply(school, one, uuid, [...yes, { number: 4, words: '=HYPERLINK("http://x")' }])
  await studentsSay(school, uuid, [[{ number: 1, chosen: [1] }]])

  const { raw, status } = await school.as('director')(
    questionnaires.resultsFile,
    { params: { uuid } },
    { language: 'ru' },
  )
  expect(status).toBe(200)
  const taken = await read(raw)
  const sheets = 'sheets' in taken ? taken.sheets : []
  expect(sheets[0]?.rows.slice(0, 3)).toEqual([
    ['Кто', 'Вопрос', 'Вариант ответа', 'Сколько', 'Доля, %'],
    ['Сотрудники, поимённо', 'Canteen ru', 'Yes ru', 5, 100],
    ['Сотрудники, поимённо', 'Canteen ru', 'No ru', 0, 0],
  ])
  expect(sheets[1]?.rows[1]?.[2]).toBe('=HYPERLINK("http://x")')
  expect(sheets.flatMap(({ formulas }) => [...formulas])).toEqual([])
  expect(JSON.stringify(sheets.map(({ rows }) => rows))).not.toContain('анонимно')
})
