import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { Named } from '@qalam/contract/kernel/languages.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { z } from 'zod'
import { type School, test } from '#platform/testing/school.ts'
import { giveMark } from '../../period-marks/testing/moved.ts'
import { takenOn, transferred } from '../testing/taken.ts'

const algebra = (school: School) => ({ id: school.plans.algebra.uuid })

const schoolName = async ({ db, id }: School): Promise<Named> =>
  z.parse(Named, (await db.selectFrom('school').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name)

test('what the old school gave travels with the pupil: it counts on in the new one, with school, class, teacher and days', async ({
  school,
  otherSchool,
}) => {
  const userId = await transferred(school, otherSchool)
  const name = await schoolName(school)
  const sheet = async (period: 'q1' | 'q2') =>
    (await otherSchool.as('teacher')(periodMarks.sheet, { params: algebra(otherSchool), query: { period } })).body
  expect((await sheet('q2')).rows.find((row) => row.userId === userId)).toMatchObject({
    percent: 93,
    recommended: 5,
    brought: [{ school: name, group: '7А', since: '2026-09-01', until: takenOn, scores: [{}, {}, {}] }],
  })
  expect((await sheet('q1')).later).toMatchObject([{ userId, brought: [{ school: name, mark: { score: 4 } }] }])

  const now = { school: otherSchool, who: 'teacher', plan: otherSchool.plans.algebra.uuid, studentId: userId } as const
  for (const [period, score] of [
    ['q2', 4],
    ['q3', 3],
    ['q4', 3],
  ] as const)
    expect((await giveMark(now, period, score)).status).toBe(200)
  const yearly = (await otherSchool.as('teacher')(periodMarks.yearly, { params: algebra(otherSchool) })).body
  expect(yearly.rows.find((row) => row.userId === userId)).toMatchObject({
    recommended: { year: 4 },
    brought: { q1: { score: 4, school: name } },
  })
})

test('a score of the old school is left out with a reason, and the family sees one row of the subject', async ({
  school,
  otherSchool,
}) => {
  const userId = await transferred(school, otherSchool)
  const body = { studentId: userId, lessonUuid: school.lessons.sor, reason: 'Бағдарлама басқа' }
  const left = await otherSchool.as('teacher')(periodMarks.leaveOut, {
    params: { ...algebra(otherSchool), period: 'q2' },
    body,
  })
  expect(left.body.rows.find((row) => row.userId === userId)).toMatchObject({ percent: 90 })

  const pupil = { ...school.people.student, userId, schoolId: otherSchool.id }
  const grid = await otherSchool.as('teacher')(journal.quarter, { params: algebra(otherSchool) }, { quarter: 20262 })
  expect(grid.body.brought).toEqual([
    { userId, kind: 'regular', score: 9, max: 10 },
    { userId, kind: 'regular', score: 9, max: 10 },
  ])
  const { subjects } = (await otherSchool.as(pupil)(diary.attestation)).body
  const own = subjects.filter(({ subjectId }) => subjectId === school.subjects.algebra)
  expect(own).toMatchObject([
    {
      calendarPlanUuid: otherSchool.plans.algebra.uuid,
      cells: [{ given: { score: 4 } }, { percent: 90, formative: [9, 9] }, {}, {}],
    },
  ])
})

test('the report card of the new school is one card, and what the old school gave is marked as brought along', async ({
  school,
  otherSchool,
}) => {
  const userId = await transferred(school, otherSchool)
  await giveMark(
    { school: otherSchool, who: 'teacher', plan: otherSchool.plans.algebra.uuid, studentId: userId },
    'q2',
    4,
  )
  const file = await otherSchool.as('zavuch')(journalFiles.card, { query: { userId, years: 'all' } })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.raw)), { mergePages: true })
  const said = text.replaceAll(/\s+/g, ' ')
  const { kz } = await schoolName(school)
  expect(said.match(/Үлгерім табелі/g)).toHaveLength(1)
  expect(said).toContain('Алгебра 4* 4')
  expect(said).toContain(`7А (${kz}), 7А · 2026–2027`)
  expect(said).toContain(`* ${kz} берген`)
})
