import { randomUUID } from 'node:crypto'
import { exams, examResets } from '@qalam/contract/exams/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'
import { answer, answered, at, begun, type Given, given, shownOption } from '../testing/given.ts'

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const teacher = (school: School) => school.as('teacher')

async function firstOpen(school: School, { params }: Given) {
  const { body } = await teacher(school)(exams.grading, { params })
  return body.answers[0]!
}

async function graded(school: School, work: Given, parts: [number, number]) {
  const one = await firstOpen(school, work)
  const [first = '', second = ''] = work.descriptors
  const { attempt, exercise, studentId, scoreVersion, answerVersion } = one
  const body = {
    attempt,
    exercise,
    studentId,
    scoreVersion,
    answerVersion,
    parts: { [first]: parts[0], [second]: parts[1] },
  }
  return teacher(school)(exams.score, { params: work.params, body: { ...body, comment: 'Жақсы' } })
}

const rowOf = async (school: School, { params }: Given) =>
  (await teacher(school)(exams.room, { params })).body.rows.find(
    ({ studentId }) => studentId === school.people.student.userId,
  )

test('the machine scores at the end, a person scores the rest by descriptors, each once over what was looked at', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  expect(await rowOf(school, work)).toMatchObject({ state: 'sealed', total: 10, toGrade: 1 })

  const looked = await firstOpen(school, work)
  expect(looked).toMatchObject({ answer: { text: 'Шешім' }, parts: null, scoreVersion: 0, answerVersion: 1 })
  expect((await graded(school, work, [4, 3])).body).toEqual({ scoreVersion: 1 })
  expect(await rowOf(school, work)).toMatchObject({ state: 'scored', total: 17, toGrade: 0 })

  const { attempt, exercise, studentId, answerVersion } = looked
  const stale = { attempt, exercise, studentId, answerVersion, scoreVersion: 0, parts: {} }
  expect(await teacher(school)(exams.score, { params: work.params, body: stale })).toMatchObject({
    status: 409,
    body: { code: 'exam.score-stale' },
  })
  const tooMany = { ...stale, scoreVersion: 1, parts: { [work.descriptors[0]!]: 5 } }
  expect((await teacher(school)(exams.score, { params: work.params, body: tooMany })).body).toMatchObject({
    code: 'exam.parts-unfit',
  })
})

test('keys, points and explanations are shown when the last window of the version has ended', async ({ school }) => {
  const work = await given(school, { kind: 'test' })
  const second = randomUUID()
  await teacher(school)(exams.give, {
    params: { scheduleUuid: school.lessons.fridayAlgebra },
    body: { uuid: second, versionUuid: work.versionUuid, opensAt: at(0), closesAt: at(300), minutes: 40 },
  })
  await answered(school, work, 'student', 'RIGHT-4')
  await graded(school, work, [4, 6])
  const result = (who: 'student' | 'parent') =>
    school.as(who)(exams.result, { params: { ...work.params, studentId: school.people.student.userId } })

  school.house.setClock(minutes(200))
  for (const who of ['student', 'parent'] as const) {
    const { body, raw } = await result(who)
    expect(body).toMatchObject({ released: false, total: null, numberCorrectAnswers: null, questions: [] })
    expect(raw.toString()).not.toContain('EXPLANATION')
  }
  school.house.setClock(minutes(311))
  for (const who of ['student', 'parent'] as const)
    expect((await result(who)).body).toMatchObject({
      released: true,
      total: 20,
      numberCorrectAnswers: 3,
      isSucceeded: true,
      groupResults: [{ points: 20, max: 20 }],
      questions: [
        { explanation: 'EXPLANATION', points: 5 },
        {},
        { descriptors: [{ got: 4 }, { got: 6 }], comment: 'Жақсы' },
      ],
    })
  const another = { ...work.params, studentId: school.students[1]!.userId }
  for (const who of ['student', 'parent'] as const)
    expect((await school.as(who)(exams.result, { params: another })).status).toBe(404)
})

test('points go into the journal as one batch that was looked at, and a filled cell is not overwritten silently', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  const preview = () => teacher(school)(exams.previewJournal, { params: work.params })
  expect((await preview()).body).toEqual({ rows: [], ungraded: 1 })
  await graded(school, work, [4, 3])
  expect((await preview()).body.rows).toMatchObject([{ verdict: 'stored', total: 17, exact: 17 }])

  const bring = (over: { studentId: number; version: number }[] = []) =>
    teacher(school)(exams.bringToJournal, { params: work.params, body: { over } })
  expect((await bring()).body.rows).toMatchObject([{ verdict: 'stored', current: { score: 17 } }])
  expect((await bring()).body.rows).toMatchObject([{ verdict: 'same' }])

  await mark(school, work, 12)
  const filled = (await bring()).body.rows[0]!
  expect(filled).toMatchObject({ verdict: 'filled', current: { score: 12 } })
})

test('what was brought is taken back: the cells hold again what stood before, and may be brought anew', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  await graded(school, work, [4, 3])
  await mark(school, work, 12)
  const { params } = work
  const rows = async () => (await teacher(school)(exams.previewJournal, { params })).body.rows
  const bring = async () => {
    const over = (await rows()).map(({ studentId, current: { version } }) => ({ studentId, version }))
    return (await teacher(school)(exams.bringToJournal, { params, body: { over } })).body.rows[0]
  }
  const takeBack = async (version: number) => {
    const cells = [{ studentId: school.people.student.userId, version }]
    return (await teacher(school)(exams.takeFromJournal, { params, body: { cells } })).body.rows[0]
  }
  expect(await rows()).toMatchObject([{ verdict: 'filled', isBrought: false }])
  expect(await takeBack(1)).toMatchObject({ verdict: 'filled', current: { score: 12 } })

  expect(await bring()).toMatchObject({ verdict: 'stored', isBrought: true, current: { score: 17, version: 2 } })
  expect(await takeBack(1)).toMatchObject({ verdict: 'same', current: { score: 17 } })
  expect(await takeBack(2)).toMatchObject({ verdict: 'filled', isBrought: false, current: { score: 12, version: 3 } })
  expect(await takeBack(2)).toMatchObject({ current: { score: 12, version: 3 } })

  expect(await bring()).toMatchObject({ verdict: 'stored', current: { score: 17, version: 4 } })
  await mark(school, work, 15)
  expect(await takeBack(4)).toMatchObject({ current: { score: 15 } })
})

test('an empty cell is empty again when the batch is taken back, and takes the points again without being named', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  await graded(school, work, [4, 3])
  const { params } = work
  const bring = () => teacher(school)(exams.bringToJournal, { params, body: { over: [] } })
  expect((await bring()).body.rows).toMatchObject([{ verdict: 'stored', current: { version: 1 } }])
  const cells = [{ studentId: school.people.student.userId, version: 1 }]
  const { body } = await teacher(school)(exams.takeFromJournal, { params, body: { cells } })
  expect(body.rows).toMatchObject([{ verdict: 'stored', isBrought: false, current: { score: null } }])
  expect(await scoreInJournal(school, work)).toBe(null)
  expect((await bring()).body.rows).toMatchObject([{ verdict: 'stored', current: { score: 17, version: 3 } }])
})

/** Another mark in the cell of the student. */
const mark = async (school: School, { scheduleUuid }: Given, score: number) => {
  const { rows } = await school.house.pool.query<{ version: number }>(
    'select version from mark where school_id = $1 and lesson_uuid = $2 and student_id = $3',
    [school.id, scheduleUuid, school.people.student.userId],
  )
  const operation = {
    operationId: randomUUID(),
    scheduleUuid,
    userId: school.people.student.userId,
    baseVersion: rows[0]?.version ?? 0,
    score,
    sign: null,
    comment: '',
  }
  return teacher(school)(journal.storeDay, { body: { operations: [operation] } })
}

const scoreInJournal = async (school: School, { scheduleUuid }: Given) => {
  const { rows } = await school.house.pool.query<{ score: number | null }>(
    'select score from mark where school_id = $1 and lesson_uuid = $2 and student_id = $3',
    [school.id, scheduleUuid, school.people.student.userId],
  )
  return rows[0]?.score ?? null
}

test('a reset keeps the attempt, takes its points out of the journal, tells the device, and the work is begun anew', async ({
  school,
}) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  await graded(school, work, [4, 3])
  await teacher(school)(exams.bringToJournal, { params: work.params, body: { over: [] } })
  expect(await scoreInJournal(school, work)).toBe(17)

  const userId = school.people.student.userId
  const asked = { lessonType: 'sor' as const, lessonId: work.sitting, userId, scheduleId: work.scheduleUuid }
  expect((await teacher(school)(examResets.reset, { body: asked })).status).toBe(200)
  expect((await teacher(school)(examResets.reset, { body: asked })).status).toBe(404)
  expect(await scoreInJournal(school, work)).toBe(null)
  const body = { answers: [answer(work.ids.short, { text: 'x', files: [] })] }
  expect(await school.as('student')(exams.sendAnswers, { params: work.params, body })).toMatchObject({
    status: 403,
    body: { code: 'exam.reset' },
  })
  const query = { lessonId: work.sitting, userId }
  expect((await teacher(school)(examResets.historySor, { query })).body).toMatchObject([{ result: 17, maxResult: 20 }])
  expect((await teacher(school)(examResets.historySoch, { query })).body).toEqual([])
  expect(await begun(school, work)).toMatchObject({ status: 'active' })
  expect(await rowOf(school, work)).toMatchObject({ n: 2, resets: 1, answered: 0 })
})

test('late answers may be discounted, and counted again', async ({ school }) => {
  const work = await given(school)
  const state = await begun(school, work)
  const right = { id: shownOption(state, work.ids.single, 'RIGHT-4') }
  school.house.setClock(minutes(41))
  const late = answer(work.ids.single, right, { after: at(0), elapsed: 60_000 })
  await school.as('student')(exams.sendAnswers, { params: work.params, body: { answers: [late] } })
  const row = await rowOf(school, work)
  expect(row).toMatchObject({ total: 5, late: 1, sealedBy: 'bell' })

  const body = { attempt: row!.attempt!, discounted: true }
  await teacher(school)(exams.discountLate, { params: work.params, body })
  expect(await rowOf(school, work)).toMatchObject({ total: 0, lateDiscounted: true })
  await teacher(school)(exams.discountLate, { params: work.params, body: { ...body, discounted: false } })
  expect(await rowOf(school, work)).toMatchObject({ total: 5 })
})

test('a teacher gives minutes more, ends, and opens again', async ({ school }) => {
  const work = await given(school, { closes: 40 })
  await begun(school, work)
  const student = school.people.student.userId
  await teacher(school)(exams.giveTime, { params: work.params, body: { studentIds: [student], minutes: 15 } })
  expect((await school.as('student')(exams.data, { params: work.params })).body.timeLeft).toBe(55 * 60)

  await teacher(school)(exams.end, { params: work.params, body: { studentIds: [] } })
  expect(await rowOf(school, work)).toMatchObject({ state: 'scored', sealedBy: 'teacher' })
  school.house.setClock(minutes(1))
  expect((await school.as(school.students[1]!)(exams.start, { params: work.params })).status).toBe(403)

  await teacher(school)(exams.reopen, { params: work.params, body: { studentIds: [student], minutes: 5 } })
  const again = await school.as('student')(exams.data, { params: work.params })
  expect(again.body.status).toBe('active')
  expect(Math.abs(again.body.timeLeft - 300)).toBeLessThanOrEqual(1)
  expect((await school.as(school.students[1]!)(exams.start, { params: work.params })).status).toBe(403)
})

test('a student has a window of their own, and writes then and not with the class', async ({ school }) => {
  const work = await given(school, { closes: 40 })
  const studentIds = [school.people.student.userId]
  const give = (opensAt: string, closesAt: string) =>
    teacher(school)(exams.giveWindow, { params: work.params, body: { studentIds, opensAt, closesAt } })
  const start = () => school.as('student')(exams.start, { params: work.params })
  expect((await give(at(-60), at(-30))).body).toMatchObject({ code: 'exam.window-over' })
  expect((await give(at(90), at(80))).status).toBe(422)
  expect((await give(at(1440), at(1460))).status).toBe(200)
  expect(await rowOf(school, work)).toMatchObject({ ownOpens: at(1440), ownCloses: at(1460) })
  expect((await start()).body).toMatchObject({ code: 'exam.not-open' })
  expect((await school.as(school.students[1]!)(exams.start, { params: work.params })).status).toBe(200)
  school.house.setClock(minutes(1441))
  expect((await start()).body.timeLeft).toBe(19 * 60)
})

test('a work fits its theme: kind and maximum, and is taken back only while nobody has begun', async ({ school }) => {
  await expect(given(school, { lesson: school.lessons.soch })).rejects.toThrow('exam.other-kind')
  await expect(given(school, { kind: 'test', lesson: school.lessons.sor })).rejects.toThrow('exam.other-kind')
  const work = await given(school)
  await begun(school, work)
  expect((await teacher(school)(exams.takeBack, { params: work.params })).body).toMatchObject({ code: 'exam.begun' })
  const other = await given(school)
  expect((await teacher(school)(exams.takeBack, { params: other.params })).status).toBe(200)
  expect((await teacher(school)(exams.room, { params: other.params })).status).toBe(404)
})

test('statistics tell how each question went, and no name', async ({ school }) => {
  const work = await given(school)
  for (const [place, student] of school.students.slice(0, 4).entries())
    await answered(school, work, student, place < 2 ? 'RIGHT-4' : 'WRONG-5')
  const { body, raw } = await school.as('monitoring')(exams.statistics, { params: work.params })
  expect(body).toMatchObject({
    taken: 4,
    mean: 7.5,
    items: [{ easiness: 0.5, discrimination: 1 }, { easiness: 1 }, {}],
  })
  expect(raw.toString()).not.toContain(school.people.student.name.split(' ')[0]!)
})

test('what was given and what was scored never changes', async ({ school }) => {
  const work = await given(school)
  await answered(school, work, 'student', 'RIGHT-4')
  for (const table of ['answer_event', 'score_event'])
    await expect(school.house.pool.query(`update ${table} set version = version + 1`)).rejects.toThrow('never changes')
})
