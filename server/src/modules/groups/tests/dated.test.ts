import { groups } from '@qalam/contract/groups/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { mark, teach } from '../testing/past.ts'

const english = (school: School) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const pupil = (school: School) => school.people.student.userId
const ids = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId)
const now = (school: School) => ({ first: ids(school.students.slice(0, 3)), second: ids(school.students.slice(3)) })
/** The first pupil goes over to the second half. */
const over = (school: School) => {
  const { first, second } = now(school)
  return { first: first.slice(1), second: [...second, first[0]!], was: { first, second } }
}
const zavuch = (school: School) => school.as('zavuch')
const place = (school: School, day?: string) =>
  zavuch(school)(groups.place, { params: english(school), body: { ...over(school), ...(day && { day }) } })
const preview = (school: School, day: string) =>
  zavuch(school)(groups.preview, { params: english(school), body: { ...over(school), day } })
const correct = (school: School, since: string, day: string | null) =>
  zavuch(school)(groups.correct, { params: english(school), body: { studentId: pupil(school), since, day } })
const previewCorrection = (school: School, since: string, day: string | null) =>
  zavuch(school)(groups.previewCorrection, {
    params: english(school),
    body: { studentId: pupil(school), since, day },
  })
const splitOf = async (school: School) => (await zavuch(school)(groups.split, { params: english(school) })).body
const timesOf = async (school: School) =>
  (await splitOf(school)).times
    .filter(({ studentId }) => studentId === pupil(school))
    .map(({ half, since, until }) => [half, since, until])
const complaint = (answer: { status: number; body: { errors?: Record<string, string[]> } }) => [
  answer.status,
  answer.body.errors?.['day']?.[0],
]

test('a change that is dated back is previewed with what goes out of sight, and stored as previewed', async ({
  school,
}) => {
  const taught = await teach(school)
  await mark(school, taught)
  const { body } = await preview(school, '2026-11-05')
  expect(body.pupils).toEqual([
    {
      id: pupil(school),
      name: school.people.student.name,
      loses: { lessons: 3, marks: 2, signs: 0 },
      gets: { lessons: 3, marks: 0, signs: 0 },
    },
  ])
  expect(await timesOf(school)).toEqual([[1, '2026-09-01', null]])

  expect((await place(school, '2026-11-05')).status).toBe(200)
  expect(await timesOf(school)).toEqual([
    [1, '2026-09-01', '2026-11-05'],
    [2, '2026-11-05', null],
  ])
})

test('a change from today moves no lesson that is over', async ({ school }) => {
  await mark(school, await teach(school))
  await school.db.deleteFrom('lesson').where('uuid', '=', school.lessons.wednesdayEnglishFirst).execute()
  await school.db.deleteFrom('lesson').where('uuid', '=', school.lessons.wednesdayEnglishSecond).execute()
  expect((await preview(school, '2026-11-18')).body.pupils).toEqual([])
})

test('a change ahead is listed as coming, does not count today, and can be taken back', async ({ school }) => {
  await teach(school)
  expect((await place(school, '2026-12-01')).status).toBe(200)
  const { pupils, times } = await splitOf(school)
  expect(pupils.find(({ id }) => id === pupil(school))).toMatchObject({ half: 1 })
  expect(times.filter(({ studentId }) => studentId === pupil(school))).toMatchObject([
    { half: 1, until: '2026-12-01', follows: false },
    { half: 2, since: '2026-12-01', until: null, follows: true },
  ])

  expect((await correct(school, '2026-12-01', null)).status).toBe(200)
  expect(await timesOf(school)).toEqual([[1, '2026-09-01', null]])
})

test('a slip is corrected by the day it took effect, forwards and back', async ({ school }) => {
  const taught = await teach(school)
  await mark(school, taught)
  await place(school, '2026-11-10')
  expect((await previewCorrection(school, '2026-11-10', '2026-11-17')).body.pupils).toMatchObject([
    { loses: { lessons: 1, marks: 0 }, gets: { lessons: 1, marks: 1 } },
  ])
  await correct(school, '2026-11-10', '2026-11-17')
  expect(await timesOf(school)).toEqual([
    [1, '2026-09-01', '2026-11-17'],
    [2, '2026-11-17', null],
  ])
  await correct(school, '2026-11-17', '2026-11-05')
  expect(await timesOf(school)).toEqual([
    [1, '2026-09-01', '2026-11-05'],
    [2, '2026-11-05', null],
  ])
})

test('a day in a closed period, before the stay, after the year or beyond the times beside it is refused in words', async ({
  school,
}) => {
  const taught = await teach(school)
  await mark(school, taught)
  expect((await splitOf(school)).days).toEqual({ first: '2026-10-26', last: '2027-05-25' })
  expect(complaint(await place(school, '2026-10-25'))).toEqual([
    422,
    '26.10.2026 күнінен бастап қана: одан бұрынғы кезең жабылған',
  ])
  expect(complaint(await preview(school, '2026-09-14'))[0]).toBe(422)
  expect(complaint(await place(school, '2027-05-26'))[1]).toMatch(/25\.05\.2027/)

  await school.db
    .updateTable('enrolment')
    .set({ since: '2026-11-12' })
    .where('student_id', '=', pupil(school))
    .execute()
  expect(complaint(await place(school, '2026-11-11'))[1]).toMatch(/12\.11\.2026/)

  await place(school, '2026-11-16')
  expect(complaint(await correct(school, '2026-11-16', '2026-11-16'))).toEqual([422, 'Бұл күн өзгерген жоқ'])
  expect(complaint(await correct(school, '2026-11-16', '2026-10-20'))[1]).toMatch(/26\.10\.2026/)
  expect(complaint(await correct(school, '2026-09-01', '2026-11-17'))[1]).toMatch(/26\.10\.2026/)
  expect(await correct(school, '2026-11-15', '2026-11-14')).toMatchObject({ status: 409 })
  expect(await timesOf(school)).toEqual([
    [1, '2026-09-01', '2026-11-16'],
    [2, '2026-11-16', null],
  ])
})

test('the first time of a pupil in a half was, and ends where the next begins', async ({ school }) => {
  await teach(school)
  await place(school, '2026-11-16')
  expect(complaint(await correct(school, '2026-09-01', null))[1]).toBe('Оқушы бұған дейін басқа топшада болмаған')
  expect(complaint(await correct(school, '2026-09-01', '2026-11-16'))[1]).toMatch(/16\.11\.2026/)
  expect((await correct(school, '2026-09-01', '2026-09-10')).status).toBe(200)
  expect(complaint(await correct(school, '2026-11-16', '2026-09-09'))[1]).toMatch(/10\.09\.2026/)
})

test('a half that a pupil was set right never to have been in has no row and no cell of the pupil in that quarter', async ({
  school,
}) => {
  await mark(school, await teach(school))
  expect((await place(school, '2026-11-02')).status).toBe(200)
  const params = { id: school.plans.englishFirst.uuid }
  const { status, body } = await zavuch(school)(journal.quarter, { params })
  expect([status, body.rows.map(({ userId }) => userId).includes(pupil(school))]).toEqual([200, false])
  expect(body.rows.flatMap(({ marks }) => Object.keys(marks))).not.toEqual([])
})
