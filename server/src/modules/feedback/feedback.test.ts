import { feedback } from '@qalam/contract/feedback/api.ts'
import { reviewAnswered } from '@qalam/contract/feedback/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { read } from '#platform/text/xlsx.ts'

const course = (more: object = {}) => ({
  ...{ type: 'course_reviewable' as const, uuid: randomUUID(), slug: 'digital-literacy', name: 'Цифрлық сауаттылық' },
  ...{ review_rating: 5, review_category: ['useful' as const], message: 'Мысалдары көп' },
  ...{ second_question_answer: 'Көбірек тәжірибе', ...more },
})
const about = (more: object = {}) => ({
  ...{ type: 'review' as const, uuid: randomUUID(), slug: 'qalam', reviewRating: 4 },
  ...{ items: ['clear' as const], message: 'Ыңғайлы', ...more },
})
const deskOf = async (school: School, query: object = {}) =>
  (await school.as('director')(feedback.desk, { query })).body

test('a parent’s review is read by the management of the child’s school, with the name and nobody else’s', async ({
  school,
}) => {
  const { status, body } = await school.as('parent')(feedback.review, { body: about() })
  expect([status, body.changed]).toEqual([200, false])
  const { rows } = await deskOf(school)
  expect(rows).toMatchObject([{ who: expect.any(String), role: 'parent', rating: 4, message: 'Ыңғайлы' }])
})

test('a second review of the same thing changes the first, and the same once more changes nothing', async ({
  school,
}) => {
  await school.as('teacher')(feedback.review, { body: about() })
  const second = about({ reviewRating: 2, items: ['unclear'], message: 'Баяу' })
  expect((await school.as('teacher')(feedback.review, { body: second })).body.changed).toBe(true)
  await school.as('teacher')(feedback.review, { body: second })
  const { rows } = await deskOf(school)
  expect(rows).toMatchObject([{ rating: 2, message: 'Баяу', version: 2 }])
})

test.for([
  ['a rating of 6', course({ review_rating: 6 }), 'review_rating'],
  ['no category', course({ review_category: [] }), 'review_category'],
  ['a category of the other side of three', course({ review_category: ['unclear'] }), 'review_category'],
  ['no second answer', course({ second_question_answer: ' ' }), 'second_question_answer'],
  ['2001 letters', course({ message: 'а'.repeat(2001) }), 'message'],
  ['a second answer of 255', course({ second_question_answer: 'а'.repeat(255) }), 'second_question_answer'],
] as const)('%s is refused in words and nothing is written (V-FB-1…3)', async ([, body, field], { school }) => {
  const refused = await school.as('teacher')(feedback.review, { body })
  expect(refused.status).toBe(422)
  expect(refused.body.message).toBeTruthy()
  expect(Object.keys(refused.body.errors ?? {}).join()).toContain(field)
  expect((await deskOf(school)).rows).toEqual([])
})

test('a review of 801 letters is refused under its text, one of 800 is taken', async ({ school }) => {
  const long = await school.as('teacher')(feedback.review, { body: about({ message: 'а'.repeat(801) }) })
  expect(Object.keys(long.body.errors ?? {})).toContain('message')
  expect((await school.as('teacher')(feedback.review, { body: about({ message: 'а'.repeat(800) }) })).status).toBe(200)
})

test('“other” is the variant in own words: no second answer is needed (Q-081)', async ({ school }) => {
  const body = course({ review_category: ['other'], second_question_answer: '' })
  expect((await school.as('teacher')(feedback.review, { body })).status).toBe(200)
})

test('the desk narrows by rating, category, state and period, and its average follows', async ({ school }) => {
  await school.as('teacher')(feedback.review, { body: about({ reviewRating: 1, items: ['errors', 'technical'] }) })
  await school.as('parent')(feedback.review, { body: about({ reviewRating: 4 }) })
  await school.as('student')(feedback.review, { body: about({ reviewRating: 5 }) })
  const all = await deskOf(school)
  expect(all.figures).toMatchObject({ average: 3.33 })
  expect(all.figures.byRating).toContainEqual({ rating: 1, reviews: 1 })
  expect(all.figures.byCategory[0]).toEqual({ category: 'clear', reviews: 2 })
  expect((await deskOf(school, { rating: 5 })).figures.average).toBe(5)
  expect((await deskOf(school, { category: 'technical' })).rows).toHaveLength(1)
  expect((await deskOf(school, { until: '17.11.2026' })).rows).toEqual([])
  expect((await deskOf(school, { from: '18.11.2026', until: '18.11.2026' })).rows).toHaveLength(3)
  expect((await deskOf(school, { state: 'answered' })).rows).toEqual([])
})

test('an answer reaches its author, who finds it; a change of the review makes it one of before', async ({
  school,
}) => {
  await school.as('teacher')(feedback.review, { body: about() })
  const [row] = (await deskOf(school)).rows
  const params = { uuid: row?.id ?? '' }
  const body = { text: 'Рақмет, түзетеміз', version: row?.version ?? 0 }
  expect((await school.as('director')(feedback.answer, { params, body })).status).toBe(200)
  const told = school.house.facts.filter(({ name }) => name === reviewAnswered.name)
  expect(told.at(-1)?.data).toMatchObject({ userId: school.people.teacher.userId })
  const own = () => school.as('teacher')(feedback.own)
  expect((await own()).body.rows[0]?.answer).toMatchObject({ text: 'Рақмет, түзетеміз', isOfBefore: false })

  school.house.setClock(new Date('2026-11-18T10:00:00+05:00'))
  await school.as('teacher')(feedback.review, { body: about({ message: 'Енді басқаша' }) })
  expect((await own()).body.rows[0]?.answer).toMatchObject({ isOfBefore: true })
  expect((await deskOf(school, { state: 'waiting' })).rows).toHaveLength(1)
  const late = await school.as('zavuch')(feedback.answer, { params, body })
  expect([late.status, late.body.code]).toEqual([409, 'feedback.stale'])
})

test('a director answers nothing of another school, and a teacher reads no desk', async ({ school, otherSchool }) => {
  await school.as('teacher')(feedback.review, { body: about() })
  const [row] = (await deskOf(school)).rows
  const asked = { params: { uuid: row?.id ?? '' }, body: { text: 'Рақмет', version: 1 } }
  expect((await otherSchool.as('director')(feedback.answer, asked)).status).toBe(404)
  expect((await otherSchool.as('director')(feedback.desk, { query: { schoolId: school.id } })).body.rows).toEqual([])
  expect((await school.as('teacher')(feedback.desk)).status).toBe(403)
})

test('who runs the platform reads all schools and narrows to one', async ({ school, otherSchool }) => {
  await school.as('teacher')(feedback.review, { body: about() })
  await otherSchool.as('teacher')(feedback.review, { body: about() })
  const { body } = await school.as('platform-admin')(feedback.desk, { query: { schoolId: otherSchool.id } })
  expect(body.rows).toHaveLength(1)
  expect(body.schools.map(({ id }) => id)).toEqual(expect.arrayContaining([school.id, otherSchool.id]))
})

test('the file holds what people wrote as text, also what begins like a formula', async ({ school }) => {
  await school.as('teacher')(feedback.review, { body: about({ message: '=HYPERLINK("http://evil.kz")' }) })
  const { raw, status } = await school.as('director')(feedback.file)
  expect(status).toBe(200)
  const file = await read(new Uint8Array(raw))
  const [sheet] = 'sheets' in file ? file.sheets : []
  expect(sheet?.rows.flat()).toContain('=HYPERLINK("http://evil.kz")')
  expect(sheet?.formulas.size).toBe(0)
})
