import { randomUUID } from 'node:crypto'
import { diary } from '@qalam/contract/diary/api.ts'
import { home } from '@qalam/contract/home/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
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
