import { randomUUID } from 'node:crypto'
import { diary } from '@qalam/contract/diary/api.ts'
import { home } from '@qalam/contract/home/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const mark = (school: School, score: number, baseVersion = 0, scheduleUuid = school.lessons.mondayAlgebra) =>
  school.as('teacher')(journal.storeDay, {
    body: {
      operations: [
        {
          operationId: randomUUID(),
          scheduleUuid,
          userId: school.people.student.userId,
          baseVersion,
          score,
          sign: null,
        },
      ],
    },
  })

/** The score of Monday's algebra on each page where a family meets it. */
async function seen(school: School) {
  const scheduleId = school.lessons.mondayAlgebra
  const week = await school.as('student')(diary.week)
  const own = await school.as('student')(schedule.week)
  const page = await school.as('parent')(lesson.page, { params: { scheduleUuid: scheduleId } })
  const family = await school.as('parent')(home.family)
  const year = await school.as('parent')(diary.attestation)
  return [
    week.body.days[0]?.lessons[0]?.mark?.score ?? null,
    own.body.days.flatMap(({ lessons }) => lessons).find(({ uuid }) => uuid === scheduleId)?.mark?.score ?? null,
    page.body.mark?.score ?? null,
    family.body[0]?.marks[0]?.score ?? null,
    year.body.subjects.flatMap(({ cells }) => cells.flatMap(({ formative }) => formative))[0] ?? null,
  ]
}

test('a school keeps new marks from families for some hours, on every page alike', async ({ school }) => {
  await school.as('director')(schoolSettings.setMarkNotice, { body: { hours: 2 } })
  await mark(school, 4)
  expect(await seen(school)).toEqual([null, null, null, null, null])

  school.house.setClock(new Date('2026-11-18T06:10:00Z'))
  expect(await seen(school)).toEqual([4, 4, 4, 4, 4])
  await mark(school, 9, 1)
  expect(await seen(school)).toEqual([4, 4, 4, 4, 4])

  school.house.setClock(new Date('2026-11-18T08:10:00Z'))
  expect(await seen(school)).toEqual([9, 9, 9, 9, 9])
})

test('a mark of a period is told as late, with who gave it and whether it was changed', async ({ school }) => {
  const { userId: studentId } = school.people.student
  await school.as('director')(schoolSettings.setMarkNotice, { body: { hours: 2 } })
  const give = (score: number, baseVersion: number, comment = 'Ауырды') =>
    school.as('teacher')(periodMarks.store, {
      params: { id: school.plans.algebra.uuid, period: 'q2' },
      body: { operations: [{ operationId: randomUUID(), studentId, baseVersion, score, comment }] },
    })
  expect((await give(4, 0)).status).toBe(200)
  const told = async () => {
    const { body } = await school.as('parent')(diary.attestation)
    return body.subjects.flatMap(({ cells }) => cells.flatMap(({ given }) => given ?? []))
  }
  expect(await told()).toEqual([])
  school.house.setClock(new Date('2026-11-18T06:10:00Z'))
  expect(await told()).toMatchObject([{ score: 4, changed: false, by: expect.stringContaining('Айдар') }])

  await give(5, 1)
  expect(await told()).toMatchObject([{ score: 4 }])
  school.house.setClock(new Date('2026-11-18T08:10:00Z'))
  expect(await told()).toMatchObject([{ score: 5, changed: true }])
})

test('the teacher and the director see a held mark at once, and who set the hours is written down', async ({
  school,
}) => {
  await school.as('director')(schoolSettings.setMarkNotice, { body: { hours: 24 } })
  await mark(school, 4)
  const { body } = await school.as('director')(journal.quarter, { params: { id: school.plans.algebra.uuid } })
  expect(body.rows.flatMap(({ marks }) => Object.values(marks))).toMatchObject([{ score: 4 }])
  const settings = await school.as('director')(schoolSettings.read)
  expect(settings.body).toMatchObject({ markNoticeHours: 24, acts: [{ what: 'markNotice', hours: 24 }] })
  expect((await school.as('teacher')(schoolSettings.setMarkNotice, { body: { hours: 0 } })).status).toBe(403)
})

test('a parent reads who changed a mark, when, and what stood before', async ({ school, otherSchool }) => {
  await mark(school, 4)
  await mark(school, 9, 1)
  const params = { scheduleUuid: school.lessons.mondayAlgebra }
  const week = await school.as('parent')(diary.week)
  expect(week.body.days[0]?.lessons[0]?.mark).toMatchObject({ by: expect.stringContaining('Айдар'), changed: true })
  const { body } = await school.as('parent')(diary.mark, { params })
  expect(body).toMatchObject([{ score: 9 }, { score: 4, by: expect.stringContaining('Айдар') }])

  const another = { params, query: { userId: school.students[1]!.userId } }
  expect((await school.as('parent')(diary.mark, another)).status).toBe(404)
  expect((await otherSchool.as('parent')(diary.mark, { params })).body).toEqual([])
})

test('announced sor and soch stand in the calendar of works with their marks', async ({ school }) => {
  await mark(school, 17, 0, school.lessons.sor)
  const { body } = await school.as('parent')(diary.works)
  expect(body.works).toMatchObject([
    { date: '2026-11-13', kind: 'sor', maxScore: 20, score: 17 },
    { date: '2026-11-17', kind: 'soch', maxScore: 25, score: null },
  ])
  expect((await school.as('student')(diary.works, {}, { quarter: 20261 })).body.works).toEqual([])
})

test('a family reads who of the staff opened the child’s record by name, once a person and day', async ({
  school,
  otherSchool,
}) => {
  const { userId } = school.people.student
  await mark(school, 4)
  const history = { params: { id: school.lessons.mondayAlgebra, userId } }
  await school.as('teacher')(journal.history, history)
  await school.as('teacher')(journal.history, history)
  await school.as('director')(journalFiles.card, { query: { userId } })
  const told = async (role: 'parent' | 'student') => (await school.as(role)(diary.openings)).body.openings
  expect((await told('parent')).map(({ what }) => what).toSorted()).toEqual(['card', 'marks'])
  expect(await told('student')).toEqual(await told('parent'))

  school.house.setClock(new Date('2026-11-19T04:10:00Z'))
  await school.as('teacher')(journal.history, history)
  expect(await told('parent')).toMatchObject([{ what: 'marks' }, {}, {}])
  expect((await otherSchool.as('parent')(diary.openings, { query: { userId } })).status).toBe(404)
})
