import { randomUUID } from 'node:crypto'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import type { ExamState } from '@qalam/contract/exams/shapes.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { answer, at, published } from '../testing/given.ts'

/** A set of ten of which three are asked, two points each; RIGHT is right. */
function setOfTen(): { module: DraftPage['modules'][number]; ids: string[] } {
  const questions = Array.from({ length: 10 }, (_, n) => {
    const [right, wrong] = [randomUUID(), randomUUID()]
    return {
      bank: randomUUID(),
      version: 1,
      exercise: {
        uuid: randomUUID(),
        type: 'single' as const,
        prompt: `QUESTION-${n}.`,
        points: 1,
        options: [
          { uuid: right, text: 'RIGHT' },
          { uuid: wrong, text: 'WRONG' },
        ],
        key: { explanation: `BECAUSE-${n}.`, right },
      },
    }
  })
  const about = { uuid: randomUUID(), kind: 'drawn' as const, purpose: '', skill: 'knowledge' as const, minutes: 2 }
  return { module: { ...about, take: 3, points: 2, questions }, ids: questions.map(({ exercise }) => exercise.uuid) }
}

async function given(school: School) {
  const { module, ids } = setOfTen()
  const versionUuid = await published(school, 'test', [module], 6)
  const sitting = randomUUID()
  await school.as('teacher')(exams.give, {
    params: { scheduleUuid: school.lessons.wednesdayAlgebra },
    body: { uuid: sitting, versionUuid, opensAt: at(-10), closesAt: at(60), minutes: 40, lateMinutes: 0 },
  })
  return { params: { sitting }, ids }
}

const questionsOf = (state: ExamState) => state.disciplines.flatMap(({ questions }) => questions)
const optionOf = (question: ExamState['disciplines'][number]['questions'][number], text: string) =>
  question.exercise.type === 'single' ? (question.exercise.options.find((one) => one.text === text)?.id ?? '') : ''

type Who = Parameters<School['as']>[0]
async function takes(school: School, params: { sitting: string }, who: Who, right: number) {
  const { body } = await school.as(who)(exams.start, { params })
  const answers = questionsOf(body).map((question, n) =>
    answer(question.id, { id: optionOf(question, n < right ? 'RIGHT' : 'WRONG') }),
  )
  await school.as(who)(exams.sendAnswers, { params, body: { answers } })
  await school.as(who)(exams.testCompleted, { params })
  return questionsOf(body).map(({ id }) => id)
}

test('each student is asked three of ten of their own, the same after a reload, and nothing of the rest', async ({
  school,
}) => {
  const { params, ids } = await given(school)
  const students = ['student', school.students[1]!, school.students[2]!] as const
  const draws: string[][] = []
  for (const who of students) {
    const { body, raw } = await school.as(who)(exams.start, { params })
    expect(body.questions).toBe(3)
    const asked = questionsOf(body).map(({ id }) => id)
    expect(new Set(asked).size).toBe(3)
    const rest = ids.flatMap((id, n) => (asked.includes(id) ? [] : [id, `QUESTION-${n}.`]))
    for (const word of [...rest, 'BECAUSE']) expect(raw.toString()).not.toContain(word)
    const again = await school.as(who)(exams.data, { params })
    expect(questionsOf(again.body).map(({ id }) => id)).toEqual(asked)
    draws.push(asked.toSorted())
  }
  expect(new Set(draws.map((draw) => draw.join())).size).toBeGreaterThan(1)

  const foreign = ids.find((id) => !draws[0]?.includes(id)) ?? ''
  const sent = await school.as('student')(exams.sendAnswers, { params, body: { answers: [answer(foreign, null)] } })
  expect(sent).toMatchObject({ status: 422, body: { code: 'exam.answer-unfit' } })
})

test('what was drawn is scored of its own maximum, told in the result, counted per question, and regraded', async ({
  school,
}) => {
  const { params, ids } = await given(school)
  const mine = await takes(school, params, 'student', 2)
  const theirs = await takes(school, params, school.students[1]!, 3)
  const teacher = school.as('teacher')
  const { body: room } = await teacher(exams.room, { params })
  const totals = () => room.rows.filter(({ state }) => state === 'scored').map(({ total }) => total)
  expect([room.questions, room.maxScore, totals().toSorted()]).toEqual([3, 6, [4, 6]])

  const { body: statistics } = await teacher(exams.statistics, { params })
  for (const { id, answered } of statistics.items)
    expect(answered).toBe([mine, theirs].filter((draw) => draw.includes(id)).length)
  expect(statistics.items.map(({ id }) => id)).toEqual(ids)

  // The third of the student was wrong; the key says now that it was right.
  const wrong = mine[2] ?? ''
  const { body: keyed } = await teacher(exams.keys, { params })
  const question = keyed.questions.find(({ id }) => id === wrong)
  const { exercise, key } = question ?? {}
  if (exercise?.type !== 'single' || !key) throw new Error('Every question is a single choice.')
  const other = exercise.options.find(({ text }) => text === 'WRONG')
  const mended = { ...key, right: other?.id ?? '' }
  await teacher(exams.mendKey, { params, body: { exercise: wrong, keyVersion: keyed.keyVersion, key: mended } })
  const { body: plan } = await teacher(exams.planRegrade, { params, query: { onlyUp: 'true' } })
  expect(plan.changes).toMatchObject([{ totalBefore: 4, totalAfter: 6 }])

  school.house.setClock(new Date(now.getTime() + 3 * 3_600_000))
  const { body: result, raw } = await school.as('student')(exams.result, {
    params: { ...params, studentId: school.people.student.userId },
  })
  expect(result).toMatchObject({ total: 4, maxScore: 6, totalQuestions: 3, released: true })
  expect(result.questions.map(({ id }) => id)).toEqual(mine)
  for (const id of ids.filter((one) => !mine.includes(one))) expect(raw.toString()).not.toContain(id)
})
