import { randomUUID } from 'node:crypto'
import { content } from '@qalam/contract/content/api.ts'
import type { DraftPage } from '@qalam/contract/content/draft.ts'
import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** A set of eight questions of which two are asked, three points each; RIGHT is right. */
function setOfEight(): DraftPage['modules'][number] {
  const questions = Array.from({ length: 8 }, (_, n) => {
    const [right, wrong] = [randomUUID(), randomUUID()]
    const options = [
      { uuid: right, text: 'RIGHT' },
      { uuid: wrong, text: 'WRONG' },
    ]
    const key = { explanation: `BECAUSE-${n}.`, right }
    const exercise = { uuid: randomUUID(), type: 'single' as const, prompt: `QUESTION-${n}.`, points: 1, options, key }
    return { bank: randomUUID(), version: 1, exercise }
  })
  const about = { uuid: randomUUID(), kind: 'drawn' as const, purpose: '', skill: 'knowledge' as const, minutes: 2 }
  return { ...about, take: 2, points: 3, questions }
}

async function published(school: School): Promise<string> {
  const teacher = school.as('teacher')
  const params = { uuid: randomUUID() }
  const head = { title: 'Жиын', subjectId: null, parallel: 7, language: 'kz' as const }
  await teacher(content.create, { body: { ...head, ...params, kind: 'test' } })
  const { body: draft } = await teacher(content.open, { params })
  const pages = draft.pages.map((page) => ({ ...page, modules: [setOfEight()] }))
  const settings = { ...draft.settings, rightsConfirmed: true }
  const frame = { version: draft.version, order: pages.map(({ uuid }) => uuid), head, settings }
  await teacher(content.save, { params, body: { pages, frame } })
  const version = { uuid: randomUUID() }
  await teacher(content.publish, { params, body: version })
  return version.uuid
}

/** The answers that the homework asks for, by their students. */
async function set(school: School) {
  const params = { scheduleUuid: school.lessons.wednesdayAlgebra }
  const contentVersion = await published(school)
  const body = { version: 0, text: 'Сұрақтар', dueOn: '20.11.2026', wantsAnswer: true, contentVersion }
  const { body: view } = await school.as('teacher')(homework.set, { params, body })
  const { body: all } = await school.as('teacher')(homework.answers, { params: { homeworkUuid: view.uuid } })
  return (userId: number) => ({ answerId: all.answers.find(({ student }) => student.id === userId)?.answerId ?? '' })
}

const asked = ({ content: shown }: AnswerPage) =>
  (shown?.pages ?? []).flatMap(({ modules }) =>
    modules.flatMap((module) => (module.kind === 'exercise' ? [module.exercise] : [])),
  )
const chosen = (exercise: ReturnType<typeof asked>[number], text: string) =>
  exercise.type === 'single' ? (exercise.options.find((one) => one.text === text)?.id ?? '') : ''

test('each student is asked two questions of a set in homework, the same again, and gets the points of the set', async ({
  school,
}) => {
  const answerOf = await set(school)
  const students = [
    { who: school.students[0]!, right: 2 },
    { who: school.students[1]!, right: 1 },
  ]
  for (const { who, right } of students) {
    const params = answerOf(who.userId)
    const read = () => school.as(who)(homework.answer, { params })
    const { body, raw } = await read()
    const exercises = asked(body)
    expect(exercises).toHaveLength(2)
    expect(exercises.map(({ points }) => points)).toEqual([3, 3])
    expect(asked((await read()).body)).toEqual(exercises)
    const words = raw.toString()
    const mine = exercises.map(({ prompt }) => prompt)
    const others = Array.from({ length: 8 }, (_, n) => `QUESTION-${n}.`).filter((one) => !mine.includes(one))
    for (const one of others) expect(words).not.toContain(one)
    expect(words).not.toContain('BECAUSE')

    const answers = exercises.map((one, at) => ({
      exercise: one.uuid,
      answer: { id: chosen(one, at < right ? 'RIGHT' : 'WRONG') },
    }))
    const { body: sent } = await school.as(who)(homework.send, {
      params,
      body: { operation: randomUUID(), version: 0, body: '', exercises: answers },
    })
    expect(sent).toMatchObject({ points: right * 3, maxScore: 6 })
  }
})

test('a question of the set that a student was not asked cannot be answered', async ({ school }) => {
  const answerOf = await set(school)
  const [own, other] = [school.people.student, school.students[1]!]
  const { body: theirs } = await school.as(other)(homework.answer, { params: answerOf(other.userId) })
  const params = answerOf(own.userId)
  const { body: mine } = await school.as('student')(homework.answer, { params })
  const known = new Set(asked(mine).map(({ uuid }) => uuid))
  const strange = asked(theirs).find(({ uuid }) => !known.has(uuid))?.uuid ?? randomUUID()
  const exercises = [{ exercise: strange, answer: { id: 'x' } }]
  const { status } = await school.as('student')(homework.send, {
    params,
    body: { operation: randomUUID(), version: 0, body: 'x', exercises },
  })
  expect(status).toBe(422)
})
