import { randomUUID } from 'node:crypto'
import { journal } from '@qalam/contract/journal/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { bestCover } from '@qalam/contract/substitution/rules.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { away, give, lessonIn, page } from '../testing/away.ts'

test('an absence shows the lessons of its days, and who is free for each', async ({ school }) => {
  const absence = await away(school)
  expect(absence).toMatchObject({ from: '2026-11-16', to: '2026-11-20', order: '17-б', lessons: 5, open: 5 })

  const { lessons } = await page(school, absence.id)
  const free = (uuid: string) => lessons.find(({ lessonUuid }) => lessonUuid === uuid)?.candidates.map(({ id }) => id)
  const { wednesdayAlgebra, wednesdayEnglishFirst } = school.lessons
  expect(free(wednesdayAlgebra)).toEqual([school.colleague.userId, school.people['group-lead'].userId])
  // The colleague gives English to the other half at that time.
  expect(free(wednesdayEnglishFirst)).toEqual([school.people['group-lead'].userId])
})

test('the reasons of a proposal are those of the school', async ({ school }) => {
  const { id } = await away(school)
  await give(school, id, school.lessons.mondayAlgebra, school.colleague.userId)
  const { candidates } = await lessonIn(school, id, school.lessons.wednesdayAlgebra)

  expect(candidates[0]).toMatchObject({
    id: school.colleague.userId,
    teachesSubject: false,
    knowsClass: true,
    sameShift: true,
    freeBefore: true,
    freeAfter: false,
    dayLessons: 1,
    hours: 1,
  })
  expect(candidates[1]).toMatchObject({ knowsClass: true, sameShift: false, freeAfter: true, dayLessons: 0, hours: 0 })
})

test('who is away too is not proposed and cannot be put in', async ({ school }) => {
  const { id } = await away(school)
  const { userId: teacherId } = school.colleague
  const other = { id: randomUUID(), teacherId, dateFrom: '18.11.2026', dateTo: '18.11.2026' }
  await school.as('zavuch')(substitution.period, { body: other })

  const { candidates } = await lessonIn(school, id, school.lessons.wednesdayAlgebra)
  expect(candidates.map((one) => one.id)).toEqual([school.people['group-lead'].userId])
  const refused = await give(school, id, school.lessons.wednesdayAlgebra, teacherId)
  expect(refused).toMatchObject({ status: 409, body: { code: 'substitution.busy' } })
})

test('all lessons are covered by the best in one act, and it is undone in one act', async ({ school }) => {
  const { id } = await away(school)
  const before = (await page(school, id)).lessons
  const chosen = bestCover(before).flatMap(({ lesson: { lessonUuid, version }, candidate }) =>
    candidate ? [{ lessonUuid, version, teacherId: candidate.id }] : [],
  )
  expect(chosen).toHaveLength(5)

  const covered = (await school.as('zavuch')(substitution.assign, { body: { id, lessons: chosen } })).body
  expect(covered.absence.open).toBe(0)
  const back = covered.lessons.map(({ lessonUuid, version }) => ({
    lessonUuid,
    version,
    teacherId: school.people.teacher.userId,
  }))
  const undone = (await school.as('zavuch')(substitution.assign, { body: { id, lessons: back } })).body
  expect(undone.absence.open).toBe(5)
  expect(undone.lessons.map(({ substitute }) => substitute)).toEqual(before.map(() => null))
})

test('one clash leaves all lessons as they were', async ({ school }) => {
  const { id } = await away(school)
  const lessons = (await page(school, id)).lessons.map(({ lessonUuid, version }) => ({
    lessonUuid,
    version,
    teacherId: school.colleague.userId,
  }))
  const refused = await school.as('zavuch')(substitution.assign, { body: { id, lessons } })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'substitution.busy', data: { name: expect.any(String), date: '18.11.2026', time: '08:55' } },
  })
  expect((await page(school, id)).absence.open).toBe(5)
})

const weekOf = async (school: School) => {
  const { body } = await school.as('group-lead')(schedule.week, {
    query: { teacherId: school.people['group-lead'].userId },
  })
  return body.days.flatMap(({ lessons }) => lessons.map(({ uuid }) => uuid))
}
test('a substitute has exactly the lessons they are given: not before, and not after', async ({ school }) => {
  const { id } = await away(school)
  const stranger = await school.newcomer('teacher')
  const [given, other] = [school.lessons.wednesdayAlgebra, school.lessons.fridayAlgebra]
  const conducts = async (scheduleUuid: string) =>
    (await school.as(stranger)(lesson.conduct, { params: { scheduleUuid } })).status
  expect(await conducts(given)).toBe(403)

  await give(school, id, given, stranger.userId)
  const { body } = await school.as(stranger)(lesson.page, { params: { scheduleUuid: given } })
  expect(body).toMatchObject({ can: { conduct: true }, substituted: { id: school.people.teacher.userId } })
  expect(await conducts(other)).toBe(403)

  await give(school, id, given, school.people.teacher.userId)
  expect(await conducts(given)).toBe(403)
})

test('from an absence to the marked lesson of the substitute: of the two lessons the given one is marked', async ({
  school,
}) => {
  const { id } = await away(school)
  const stranger = await school.newcomer('teacher')
  const { mondayAlgebra, wednesdayAlgebra } = school.lessons
  await give(school, id, mondayAlgebra, stranger.userId)

  const mark = (scheduleUuid: string) => ({
    operationId: randomUUID(),
    scheduleUuid,
    userId: school.people.student.userId,
    baseVersion: 0,
    score: 8,
    sign: null,
  })
  const operations = [mark(mondayAlgebra), mark(wednesdayAlgebra)]
  const { body } = await school.as(stranger)(journal.storeDay, { body: { operations } })
  expect(body.results.map(({ outcome, code }) => [outcome, code])).toEqual([
    ['stored', null],
    ['refused', 'journal.not-your-lesson'],
  ])
})

test('the lesson stands in the week of the substitute', async ({ school }) => {
  const { id } = await away(school)
  expect(await weekOf(school)).not.toContain(school.lessons.fridayAlgebra)
  await give(school, id, school.lessons.fridayAlgebra, school.people['group-lead'].userId)
  expect(await weekOf(school)).toContain(school.lessons.fridayAlgebra)
  const told = school.house.facts.filter(({ name }) => name === 'schedule.changed')
  expect(told.at(-1)?.data).toMatchObject({ lessonUuid: school.lessons.fridayAlgebra, dates: ['2026-11-20'] })
})

test('a lesson does not come back to a teacher who has another one at that time by now', async ({ school }) => {
  const { id } = await away(school)
  const uuid = school.lessons.fridayAlgebra
  await give(school, id, uuid, school.people['group-lead'].userId)
  const { timeStart, timeEnd } = await lessonIn(school, id, uuid)
  const other = { groupId: school.otherGroup.id, subjectId: school.subjects.algebra }
  await school.db
    .insertInto('calendar_plan')
    .values({
      ...{ uuid: randomUUID(), school_id: school.id, academic_year: 2026, score_type: 'mark_quarter' },
      ...{ group_id: other.groupId, subject_id: other.subjectId, teacher_id: school.people.teacher.userId },
      hours_per_week: 3,
    })
    .execute()
  const body = { ...other, uuid: randomUUID(), entityKind: 'sor' as const, theme: 'Бөлім 1', maxScore: 10 }
  const added = await school.as('zavuch')(schedule.add, { body: { ...body, date: '20.11.2026', timeStart, timeEnd } })
  expect(added.status).toBe(200)

  const refused = await give(school, id, uuid, school.people.teacher.userId)
  expect(refused).toMatchObject({ status: 409, body: { code: 'substitution.return-clashes' } })
  expect((await lessonIn(school, id, uuid)).substitute?.id).toBe(school.people['group-lead'].userId)
})

test('a lesson that changed meanwhile is not given away', async ({ school }) => {
  const { id } = await away(school)
  const { lessonUuid, version } = await lessonIn(school, id, school.lessons.fridayAlgebra)
  const teacherId = school.people['group-lead'].userId
  const lessons = [{ lessonUuid, version: version + 1, teacherId }]
  const refused = await school.as('zavuch')(substitution.assign, { body: { id, lessons } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'substitution.stale' } })
})

test('a conducted lesson keeps its teacher', async ({ school }) => {
  const { id } = await away(school)
  const uuid = school.lessons.mondayAlgebra
  await school.as('teacher')(lesson.conduct, { params: { scheduleUuid: uuid } })
  const refused = await give(school, id, uuid, school.people['group-lead'].userId)
  expect(refused).toMatchObject({ status: 422, body: { code: 'substitution.conducted' } })
})

test('an absence is cancelled: all lessons are the teacher’s again', async ({ school }) => {
  const { id } = await away(school, { substituteTeacherId: school.people['group-lead'].userId })
  expect((await page(school, id)).absence.open).toBe(0)

  await school.as('zavuch')(substitution.cancel, { body: { id } })
  const { status } = await school.as('zavuch')(substitution.one, { params: { absenceId: id } })
  expect(status).toBe(404)
  const left = await school.db
    .selectFrom('lesson')
    .select('uuid')
    .where('school_id', '=', school.id)
    .where('substituted_id', 'is not', null)
    .execute()
  expect(left).toEqual([])
  // The days are free again.
  expect((await away(school)).open).toBe(5)
})

test('a teacher comes back early: what was conducted stays with the substitute and its order', async ({ school }) => {
  const { id } = await away(school, { substituteTeacherId: school.people['group-lead'].userId })
  const params = { scheduleUuid: school.lessons.mondayAlgebra }
  await school.as('group-lead')(lesson.conduct, { params })

  await school.as('zavuch')(substitution.cancel, { body: { id } })
  const { absence, lessons } = await page(school, id)
  expect(absence).toMatchObject({ to: '2026-11-16', order: '17-б' })
  expect(lessons.map(({ substitute }) => substitute?.id)).toEqual([school.people['group-lead'].userId])
})

test('the order comes later and is changed', async ({ school }) => {
  const { id } = await away(school)
  const body = { id, order: '21-б', orderDate: '17.11.2026', reason: 'trip' as const }
  expect((await school.as('zavuch')(substitution.updateOrder, { body })).body).toMatchObject({
    order: '21-б',
    orderDate: '2026-11-17',
    reason: 'trip',
  })
})

test('nobody is away twice on one day, and the same entry sent twice is one', async ({ school }) => {
  const { id, teacher } = await away(school)
  const same = { id, teacherId: teacher.id, dateFrom: '16.11.2026', dateTo: '20.11.2026' }
  const send = (body: typeof same) => school.as('director')(substitution.period, { body })

  expect((await send(same)).status).toBe(200)
  const second = { ...same, id: randomUUID(), dateFrom: '20.11.2026', dateTo: '25.11.2026' }
  expect((await send(second)).body).toMatchObject({ code: 'substitution.overlaps' })
  const { body } = await school.as('zavuch')(substitution.list, {})
  expect(body.rows.map((row) => [row.id, row.open])).toEqual([[id, 5]])
})

test('an absence ends after it begins', async ({ school }) => {
  const body = {
    id: randomUUID(),
    teacherId: school.people.teacher.userId,
    dateFrom: '20.11.2026',
    dateTo: '19.11.2026',
  }
  const refused = await school.as('zavuch')(substitution.period, { body })
  expect(refused).toMatchObject({ status: 422, body: { errors: { dateTo: expect.anything() } } })
})

test('people and lessons of another school are not reached', async ({ school, otherSchool }) => {
  const { id } = await away(school)
  const theirs = {
    id: randomUUID(),
    teacherId: otherSchool.colleague.userId,
    dateFrom: '16.11.2026',
    dateTo: '16.11.2026',
  }
  expect((await school.as('zavuch')(substitution.period, { body: theirs })).status).toBe(404)

  const lessons = [{ lessonUuid: otherSchool.lessons.fridayAlgebra, teacherId: school.colleague.userId, version: 1 }]
  expect((await school.as('zavuch')(substitution.assign, { body: { id, lessons } })).status).toBe(404)
  const given = await give(school, id, school.lessons.fridayAlgebra, otherSchool.colleague.userId)
  expect(given.status).toBe(404)
  expect((await otherSchool.as('zavuch')(substitution.one, { params: { absenceId: id } })).status).toBe(404)
})
