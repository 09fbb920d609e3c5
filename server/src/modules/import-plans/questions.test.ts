import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { IdentityAnswer } from '@qalam/contract/import-plans/question.ts'
import { expect } from 'vitest'
import { now, type School } from '#platform/testing/school.ts'
import { type Book, employee, iinFor, motherIin, pupilIin } from '#platform/testing/workbook.ts'
import { bookOf, check, commit, test, undo, work } from './testing/desk.ts'

type Plan = { id: string }
const fresh = iinFor('2013-02-15', 'w', 990)

/** The school has its workbook; then another comes in which a student has another IIN. */
async function renamed(school: School, change: (book: Book) => void = () => {}) {
  await commit(school, (await check(school, await bookOf(school))).id)
  // The last workbook is found by its moment.
  school.house.setClock(new Date(now.getTime() + 60_000))
  return check(school, await bookOf(school, (book) => (otherIin(book, pupilIin(1), fresh), change(book))))
}

/** Everything of the workbook that names somebody names them by another IIN. */
function otherIin(book: Book, before: string, after: string): void {
  for (const rows of Object.values(book.sheets))
    for (const row of rows) row.forEach((cell, at) => cell === before && (row[at] = after))
}

const asked = async (school: School, { id }: Plan) =>
  (await school.as('zavuch')(importPlans.questions, { query: { plan: id } })).body.rows

async function answer(school: School, { id }: Plan, answers: IdentityAnswer[]) {
  const query = { plan: id }
  const said = await school.as('zavuch')(importPlans.answer, { query, body: { uuid: randomUUID(), answers } })
  await work(school)
  return { said, plan: (await school.as('director')(importPlans.one, { params: { uuid: id } })).body }
}

const changesOf = async (school: School, { id }: Plan, part: 'pupils' | 'staff') =>
  (await school.as('director')(importPlans.rows, { query: { plan: id, part, kind: 'change' } })).body.rows

const peopleWith = async (school: School, iins: string[]) =>
  (
    await school.house.pool.query<{ iin: string }>('select iin from person where iin = any($1) order by iin', [iins])
  ).rows.map(({ iin }) => iin)

test('a row with an unknown IIN and the name and birth date of a student is a question, and the import waits for it', async ({
  school,
}) => {
  const plan = await renamed(school)
  expect(plan).toMatchObject({ state: 'ready', questions: { all: 1, open: 1 } })
  expect(await asked(school, plan)).toMatchObject([
    {
      part: 'pupils',
      row: 3,
      iin: fresh,
      name: 'Нұрланова Әсел',
      bornOn: '2013-02-15',
      label: '7А',
      people: [{ name: 'Нұрланова Әсел', label: '7А', iin: pupilIin(1), isArchived: false }],
      answer: null,
    },
  ])
  expect(await commit(school, plan.id)).toMatchObject({ code: 'import-plans.questions' })
})

test('who is the same is changed and not added, and keeps the IIN that the school knows', async ({ school }) => {
  const before = await renamed(school)
  const [question] = await asked(school, before)
  const same = { iin: fresh, answer: 'same' as const, person: question?.people[0]?.person ?? 0 }
  const { plan } = await answer(school, before, [same])
  expect(plan.questions).toEqual({ all: 1, open: 0 })
  expect(plan.hash).not.toBe(before.hash)
  expect(plan.counts.find(({ part }) => part === 'pupils')).toMatchObject({ create: 0, change: 1 })
  expect(await changesOf(school, plan, 'pupils')).toMatchObject([
    { row: 3, changes: [{ field: 'person', after: `Нұрланова Әсел, ${pupilIin(1)}` }] },
  ])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await peopleWith(school, [fresh, pupilIin(1)])).toEqual([pupilIin(1)])
})

test('who had no IIN gets that of the workbook, and has none again when the import is taken back', async ({
  school,
}) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  await school.house.pool.query('update person set iin = null where iin = any($1)', [[pupilIin(1), employee(1)]])
  const before = await check(school, await bookOf(school))
  const questions = await asked(school, before)
  expect(questions.map(({ part }) => part)).toEqual(['staff', 'pupils'])
  const { plan } = await answer(
    school,
    before,
    questions.map(({ iin, people }) => ({ iin, answer: 'same', person: people[0]?.person ?? 0 })),
  )
  expect(await changesOf(school, plan, 'staff')).toMatchObject([
    { changes: [{ field: 'iin', before: '', after: employee(1) }] },
  ])
  expect(plan.counts.every(({ create }) => create === 0)).toBe(true)
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await peopleWith(school, [pupilIin(1), employee(1)])).toHaveLength(2)
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await peopleWith(school, [pupilIin(1), employee(1)])).toEqual([])
})

test('another person is added beside the one who is known', async ({ school }) => {
  const before = await renamed(school)
  const { plan } = await answer(school, before, [{ iin: fresh, answer: 'another', person: null }])
  expect(plan.hash).not.toBe(before.hash)
  expect(plan.counts.find(({ part }) => part === 'pupils')).toMatchObject({ create: 1, change: 0 })
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await peopleWith(school, [fresh, pupilIin(1)])).toHaveLength(2)
})

test('an answer is withdrawn, and nobody is named who does not fit', async ({ school }) => {
  const before = await renamed(school)
  const { said } = await answer(school, before, [{ iin: fresh, answer: 'same', person: 1 }])
  expect(said.status).toBe(422)
  await answer(school, before, [{ iin: fresh, answer: 'another', person: null }])
  const { plan } = await answer(school, before, [{ iin: fresh, answer: null, person: null }])
  expect(plan).toMatchObject({ hash: before.hash, questions: { all: 1, open: 1 } })
})

test('two students of one name and birth date are both shown, an archived one too, and one of them is chosen', async ({
  school,
}) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  await school.house.pool.query(
    `update app_user set archived_at = now() from person p where p.id = person_id and p.iin = $1`,
    [pupilIin(13)],
  )
  // A clerk writes the Kazakh letters by Russian ones.
  const before = await check(
    school,
    await bookOf(school, (book) => {
      otherIin(book, pupilIin(1), fresh)
      book.set('Ученики', 3, 'Фамилия', 'НУРЛАНОВА')
      book.set('Ученики', 3, 'Имя', 'Асел')
      for (const sheet of ['Ученики', 'Подгруппы'])
        book.sheets[sheet] = book.sheets[sheet]?.filter((row) => !row.includes(pupilIin(13))) ?? []
    }),
  )
  const [question] = await asked(school, before)
  expect(question?.people.map(({ iin, isArchived }) => [iin, isArchived]).sort()).toEqual([
    [pupilIin(1), false],
    [pupilIin(13), true],
  ])
  const chosen = question?.people.find(({ iin }) => iin === pupilIin(1))?.person ?? 0
  const { plan } = await answer(school, before, [{ iin: fresh, answer: 'same', person: chosen }])
  expect(plan.questions.open).toBe(0)
  expect(await changesOf(school, plan, 'pupils')).toMatchObject([{ changes: [{ field: 'person' }] }])
})

test('a parent with another IIN is asked about as well, and is not added a second time', async ({ school }) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const other = iinFor('1984-02-03', 'w', 991)
  const before = await check(school, await bookOf(school, (book) => otherIin(book, motherIin, other)))
  const [question] = await asked(school, before)
  expect(question).toMatchObject({
    part: 'parents',
    row: 2,
    label: '7А',
    people: [{ iin: motherIin, label: '2Ә, 7А' }],
  })
  const { plan } = await answer(school, before, [
    { iin: other, answer: 'same', person: question?.people[0]?.person ?? 0 },
  ])
  expect((await changesOf(school, plan, 'pupils')).map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['parent-person'],
    ['parent-person'],
  ])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await peopleWith(school, [other])).toEqual([])
})

test('what was said of a row is said for the next workbook too, and may be withdrawn there', async ({ school }) => {
  const first = await renamed(school)
  const [question] = await asked(school, first)
  await answer(school, first, [{ iin: fresh, answer: 'same', person: question!.people[0]!.person }])
  const book = await bookOf(school, (other) => otherIin(other, pupilIin(1), fresh))
  const next = await check(school, book)
  expect(next).toMatchObject({ state: 'ready', questions: { all: 1, open: 0 } })
  const { plan } = await answer(school, next, [{ iin: fresh, answer: null, person: null }])
  expect(plan).toMatchObject({ questions: { all: 1, open: 1 } })
})
