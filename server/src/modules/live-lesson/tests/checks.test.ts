import { instantAt } from '@qalam/contract/chat/rules/quiet.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { answerGiven, checkChanged } from '@qalam/contract/live-lesson/events.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'
import { afterSeconds, answer, ask, lessonIn, reach, standings, student } from '../testing/asking.ts'

test('here, no answer and not reached are three things, and a page that is loaded anew finds the question', async ({
  school,
}) => {
  const { uuid } = await ask(school)
  const { question } = (await school.as('student')(liveLesson.mine)).body
  expect(question).toMatchObject({ uuid, kind: 'presence', lessonUuid: lessonIn(school), secondsLeft: 15 })

  for (const place of [0, 1]) expect((await reach(school, student(school, place), uuid)).body.secondsLeft).toBe(15)
  afterSeconds(school, 5.5)
  expect((await school.as('student')(liveLesson.mine)).body.question?.secondsLeft).toBe(10)
  expect((await answer(school, 'student', uuid)).status).toBe(200)
  expect((await school.as('student')(liveLesson.mine)).body.question).toBeNull()
  expect(await standings(school, uuid)).toEqual(['here', 'waiting', 'waiting'])
  afterSeconds(school, 16)
  expect(await standings(school, uuid)).toEqual(['here', 'no-answer', 'not-reached'])

  const { checks } = (await school.as('teacher')(liveLesson.ofLesson, { params: { scheduleUuid: lessonIn(school) } }))
    .body
  expect(checks).toMatchObject([
    { uuid, running: false, counts: { asked: 3, answered: 1, noAnswer: 1, notReached: 1 } },
  ])
})

test('whoever polls hears ten seconds later and has the same fifteen seconds', async ({ school }) => {
  const { uuid } = await ask(school)
  afterSeconds(school, 10)
  expect((await reach(school, 'student', uuid)).body.secondsLeft).toBe(15)
  afterSeconds(school, 24)
  expect((await answer(school, 'student', uuid)).status).toBe(200)
})

test('an answer after the deadline, another answer and an answer that belongs elsewhere change nothing', async ({
  school,
}) => {
  const { uuid } = await ask(school, 'reflection')
  expect(await answer(school, 'student', uuid, 'here')).toMatchObject({
    status: 422,
    body: { code: 'live.other-answer' },
  })
  expect((await answer(school, 'student', uuid, 'good')).status).toBe(200)
  expect((await answer(school, 'student', uuid, 'good')).status).toBe(200)
  expect(await answer(school, 'student', uuid, 'bad')).toMatchObject({ status: 409, body: { code: 'live.answered' } })
  afterSeconds(school, 61)
  for (const late of [answer(school, student(school, 1), uuid, 'bad'), reach(school, student(school, 1), uuid)])
    expect(await late).toMatchObject({ status: 422, body: { code: 'live.check-over' } })
  expect(await standings(school, uuid)).toEqual(['good', 'not-reached', 'not-reached'])
})

test('a student of another half, and one of another school, is asked nothing', async ({ school, otherSchool }) => {
  const { uuid } = await ask(school)
  for (const stranger of [student(school, 4), otherSchool.people.student]) {
    expect((await answer(school, stranger, uuid)).status).toBe(404)
    expect((await reach(school, stranger, uuid)).status).toBe(404)
    expect((await school.as(stranger)(liveLesson.mine)).body.question).toBeNull()
  }
})

test('one question at a time; the same sent twice is one, and its id serves nothing else', async ({ school }) => {
  const { uuid } = await ask(school)
  expect(await ask(school, 'reflection')).toMatchObject({ status: 409, code: 'live.check-runs' })
  const params = { scheduleUuid: lessonIn(school) }
  const again = (kind: 'presence' | 'reflection') =>
    school.as('teacher')(liveLesson.start, { params, body: { uuid, kind } })
  expect((await again('presence')).status).toBe(200)
  expect(await again('reflection')).toMatchObject({ status: 422, body: { code: 'live.check-reused' } })
  expect((await school.as('teacher')(liveLesson.ofLesson, { params })).body.checks).toHaveLength(1)
})

test('two starts at once leave one question', async ({ school }) => {
  const both = await Promise.all([ask(school), ask(school)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the teacher ends a question, and one that everybody answered ends by itself', async ({ school }) => {
  const { uuid } = await ask(school)
  await reach(school, 'student', uuid)
  for (const _ of [1, 2]) expect((await school.as('teacher')(liveLesson.end, { params: { uuid } })).status).toBe(200)
  expect(await answer(school, 'student', uuid)).toMatchObject({ status: 422, body: { code: 'live.check-over' } })
  expect(await standings(school, uuid)).toEqual(['no-answer', 'not-reached', 'not-reached'])

  const next = await ask(school)
  for (const place of [0, 1, 2]) await answer(school, student(school, place), next.uuid)
  expect((await ask(school, 'reflection')).status).toBe(200)
})

test('one student is asked again, the others are left alone', async ({ school }) => {
  expect((await ask(school, 'presence', student(school, 4).userId)).status).toBe(404)
  const { uuid } = await ask(school, 'presence', student(school, 1).userId)
  expect((await school.as('student')(liveLesson.mine)).body.question).toBeNull()
  expect((await school.as(student(school, 1))(liveLesson.mine)).body.question?.uuid).toBe(uuid)
})

test('a class is asked only while its lesson runs, and whoever substitutes asks as well', async ({ school }) => {
  for (const clock of ['08:54', '09:40']) {
    school.house.setClock(instantAt('2026-11-18', clock))
    expect(await ask(school)).toMatchObject({ status: 422, code: 'live.not-running' })
  }
  school.house.setClock(instantAt('2026-11-18', '09:39'))
  const substitute = await school.newcomer('teacher')
  await school.house.pool.query(
    `update lesson set teacher_id = $2, substituted_id = teacher_id where school_id = $1 and uuid = $3`,
    [school.id, substitute.userId, lessonIn(school)],
  )
  const params = { scheduleUuid: lessonIn(school) }
  const body = { uuid: randomUUID(), kind: 'presence' as const }
  expect((await school.as(substitute)(liveLesson.start, { params, body })).status).toBe(200)
  expect((await school.as('zavuch')(liveLesson.ofLesson, { params })).status).toBe(403)
})

test('the class and the teacher are told of a question, of an answer the teacher alone, and nobody’s id travels', async ({
  school,
}) => {
  const { uuid } = await ask(school)
  await answer(school, 'student', uuid)
  const told = [checkChanged, answerGiven].map(({ name, tell }) => {
    const fact = school.house.facts.find((one) => one.name === name && one.schoolId === school.id)
    return tell(school.id, fact?.data)[0]
  })
  const room = (userId: number) => `user:${userId}`
  const teacher = room(school.people.teacher.userId)
  expect(told[0]?.rooms.toSorted()).toEqual(
    [...school.students.slice(0, 3).map(({ userId }) => room(userId)), teacher].toSorted(),
  )
  expect(told[1]?.rooms).toEqual([teacher])
  for (const one of told) expect(one?.data).toEqual({ lessonUuid: lessonIn(school), memberIds: [] })
})
