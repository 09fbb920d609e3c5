import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { draftOf } from '@qalam/contract/exercises/samples.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import type { QuestionImportPlan } from '@qalam/contract/question-bank/exchange.ts'
import type { QuestionHead } from '@qalam/contract/question-bank/question.ts'
import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const usual: QuestionHead = {
  subjectId: null,
  parallel: 7,
  language: 'kz',
  objectives: ['7.1.4.1'],
  difficulty: 'easy',
}
const gift = `Blood is red {T}

A bare : colon {=a ~b}
`
const mended = gift.replace('bare :', 'bare \\:')
const plan = async (school: School, text: string): Promise<QuestionImportPlan> =>
  (await school.as('teacher')(questionBank.planText, { body: { format: 'gift', text, usual } })).body
const toBring = ({ questions }: QuestionImportPlan) =>
  questions.flatMap(({ question }) => (question ? [{ ...question, uuid: randomUUID() }] : []))
const count = async (school: School) => (await school.as('teacher')(questionBank.list, {})).body.total

test('a text with one fault is told question by question, and nothing of it is stored before it is mended', async ({
  school,
}) => {
  const { questions } = await plan(school, gift)
  expect(questions).toMatchObject([
    { at: 1, fault: null, question: { parallel: 7, objectives: ['7.1.4.1'], exercise: { type: 'true-false' } } },
    { at: 3, question: null, fault: { code: 'bank.fault.syntax', with: { line: 3 } } },
  ])
  expect(await count(school)).toBe(0)

  const body = { questions: toBring(await plan(school, mended)) }
  expect((await school.as('teacher')(questionBank.bring, { body })).body).toEqual({ added: 2, known: 0 })
  expect((await school.as('teacher')(questionBank.bring, { body })).body).toEqual({ added: 0, known: 2 })
  expect(await count(school)).toBe(2)
})

test('of questions one of which cannot be scored none is stored', async ({ school }) => {
  const questions = toBring(await plan(school, mended))
  const [first, second] = questions
  if (!first || second?.exercise.type !== 'single') throw new Error('The text has two questions.')
  const spoilt = { ...second, exercise: { ...second.exercise, prompt: ' ' } }
  const refused = await school.as('teacher')(questionBank.bring, { body: { questions: [first, spoilt] } })
  expect(refused).toMatchObject({ status: 422, body: { code: 'bank.unfinished' } })
  expect(await count(school)).toBe(0)
})

const xlsx = { name: 'a.xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }
const query = { language: 'kz', difficulty: 'easy' } as const

test('what goes out as a sheet or a package comes back through the same door', async ({ school }) => {
  const teacher = school.as('teacher')
  const exercises: ExerciseDraft[] = [1, 2, 3, 4, 5].map(draftOf)
  const questions = exercises.map((exercise) => ({ ...usual, uuid: randomUUID(), exercise }))
  await teacher(questionBank.bring, { body: { questions } })
  const uuids = questions.map(({ uuid }) => uuid).join(',')
  const types = exercises.map(({ type }) => type)

  const sheet = await teacher(questionBank.file, { query: { format: 'xlsx', uuids } })
  const inSheet = await school.upload('teacher', questionBank.planWorkbook, { query }, [{ ...xlsx, bytes: sheet.raw }])
  expect(inSheet.body.questions.map(({ question }) => question?.exercise.type)).toEqual(types)

  const zip = await teacher(questionBank.file, { query: { format: 'qti', uuids } })
  const file = { name: 'a.zip', mime: 'application/zip', bytes: zip.raw }
  const inPackage = await school.upload('teacher', questionBank.planPackage, { query }, [file])
  expect(inPackage.body.questions.map(({ question }) => question?.exercise.type)).toEqual(types)
  expect((await school.as('group-lead')(questionBank.file, { query: { format: 'qti', uuids } })).status).toBe(404)
})

test('a sheet that is damaged and an archive that bursts are refused by what is wrong with them', async ({
  school,
}) => {
  const empty = await school.as('teacher')(questionBank.template, {})
  const { body } = await school.upload('teacher', questionBank.planWorkbook, { query }, [{ ...xlsx, bytes: empty.raw }])
  expect(body).toEqual({ questions: [] })

  const large = new Uint8Array(3 * 1024 * 1024)
  const bomb = Buffer.from(zipSync(Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`${n}.xml`, large]))))
  const refused = await school.upload('teacher', questionBank.planPackage, { query }, [
    { name: 'a.zip', mime: 'application/zip', bytes: bomb },
  ])
  expect(refused).toMatchObject({ status: 422, body: { code: 'bank.unreadable' } })
})

test('GIFT is refused for a type that it has no words for, by the question’s own words', async ({ school }) => {
  const exercise: ExerciseDraft = {
    ...{ uuid: randomUUID(), type: 'open', prompt: 'Write about blood', points: 1, files: false },
    key: { explanation: '', descriptors: [{ uuid: randomUUID(), text: 'Says why', points: 1 }] },
  }
  const question = { ...usual, uuid: randomUUID(), exercise }
  await school.as('teacher')(questionBank.bring, { body: { questions: [question] } })
  const { status, body } = await school.as('teacher')(questionBank.file, {
    query: { format: 'gift', uuids: question.uuid },
  })
  expect([status, body]).toMatchObject([422, { code: 'bank.no-gift', data: { prompt: 'Write about blood' } }])
})
