import { diary } from '@qalam/contract/diary/api.ts'
import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const give = (school: School, lessonUuid: string, studentId: number, score: number, comment = '') =>
  school.house.pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, comment, version, updated_by, updated_at)
     values ($1, $2, $3, $4, $5, 1, $6, now())`,
    [school.id, lessonUuid, studentId, score, comment, school.people.teacher.userId],
  )

const week = async (school: School, date = '18.11.2026') =>
  (await school.as('student')(diary.week, { query: { date } })).body

const namesOn = (body: Awaited<ReturnType<typeof week>>, date: string) =>
  body.days.find((day) => day.date === date)?.lessons.map(({ subject, timeStart }) => `${timeStart} ${subject.name.ru}`)

test('a student opens the week with the lessons of the own group and subgroup', async ({ school }) => {
  const body = await week(school)
  expect(body).toMatchObject({
    student: { userId: school.people.student.userId, group: { id: school.group.id, label: '7А' } },
    weekStart: '2026-11-16',
    weekEnd: '2026-11-22',
    quarterId: 20262,
  })
  expect(body.days.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ])
  expect(namesOn(body, '2026-11-18')).toEqual(['08:00 Алгебра', '08:55 Английский язык'])
  const english = body.days[2]?.lessons[1]
  expect(english?.uuid).toBe(school.lessons.wednesdayEnglishFirst)
  expect(english).toMatchObject({ theme: 'Тақырып 1', cabinet: '102', kind: 'regular', mark: null, homework: null })
})

test('the week around today is shown when no day is asked for', async ({ school }) => {
  expect((await school.as('student')(diary.week)).body.weekStart).toBe('2026-11-16')
})

test('a mark comes with its maximum and comment, and nobody else’s does', async ({ school }) => {
  await give(school, school.lessons.mondayAlgebra, school.people.student.userId, 9, 'Дәптер таза')
  await give(school, school.lessons.soch, school.people.student.userId, 21)
  await give(school, school.lessons.wednesdayAlgebra, school.students[1]!.userId, 2)

  const { days } = await week(school)
  expect(days[0]?.lessons[0]?.mark).toMatchObject({ score: 9, sign: null, comment: 'Дәптер таза', maxScore: 10 })
  expect(days[1]?.lessons[0]).toMatchObject({ kind: 'soch', mark: { score: 21, maxScore: 25 } })
  expect(days[2]?.lessons[0]?.mark).toBeNull()
})

test('homework stands at its lesson and on the day it is due', async ({ school }) => {
  await school.as('teacher')(homework.set, {
    params: { scheduleUuid: school.lessons.sor },
    body: { version: 0, text: 'Қатемен жұмыс', dueOn: '16.11.2026' },
  })
  await school.as('teacher')(homework.set, {
    params: { scheduleUuid: school.lessons.mondayAlgebra },
    body: { version: 0, text: '45-бет', dueOn: '18.11.2026' },
  })
  const { days } = await week(school)
  expect(days[0]?.lessons[0]?.homework).toMatchObject({ text: '45-бет', dueOn: '2026-11-18' })
  expect(days[0]?.due).toMatchObject([{ givenOn: '2026-11-13', homework: { text: 'Қатемен жұмыс' } }])
  expect(days[2]?.due).toMatchObject([{ lessonUuid: school.lessons.mondayAlgebra, homework: { text: '45-бет' } }])
})

test('homework that was set for no day is due at the next lesson of its plan', async ({ school }) => {
  await school.as('teacher')(homework.set, {
    params: { scheduleUuid: school.lessons.mondayAlgebra },
    body: { version: 0, text: '45-бет', dueOn: null },
  })
  const { days } = await week(school)
  expect(days[0]?.lessons[0]?.homework).toMatchObject({ text: '45-бет', dueOn: '2026-11-17' })
  expect(days[1]?.due).toMatchObject([{ lessonUuid: school.lessons.mondayAlgebra, homework: { text: '45-бет' } }])
})

test('homework of the other subgroup is not due for this student', async ({ school }) => {
  await school.as(school.colleague)(homework.set, {
    params: { scheduleUuid: school.lessons.wednesdayEnglishSecond },
    body: { version: 0, text: 'Learn it', dueOn: '19.11.2026' },
  })
  expect((await week(school)).days.flatMap(({ due }) => due)).toEqual([])
})

test('a holiday is named on its day', async ({ school }) => {
  const { days, quarterId } = await week(school, '14.12.2026')
  expect(days[2]).toMatchObject({ date: '2026-12-16', holiday: { ru: 'День Независимости' }, lessons: [] })
  expect(days[1]?.holiday).toBeNull()
  expect(quarterId).toBe(20262)
  expect((await week(school, '04.01.2027')).quarterId).toBeNull()
})

test('Sunday is shown when it has a lesson', async ({ school }) => {
  await school.house.pool.query(`update lesson set on_date = '2026-11-22' where uuid = $1`, [
    school.lessons.fridayAlgebra,
  ])
  expect(namesOn(await week(school), '2026-11-22')).toEqual(['08:00 Алгебра'])
})

test('who moves to another group keeps the days spent in the old one', async ({ school }) => {
  const { userId } = school.people.student
  await school.house.pool.query(`update enrolment set until = '2026-11-18' where student_id = $1`, [userId])
  await school.house.pool.query(
    `insert into enrolment (school_id, group_id, student_id, since) values ($1, $2, $3, '2026-11-18')`,
    [school.id, school.otherGroup.id, userId],
  )
  const body = await week(school)
  expect(namesOn(body, '2026-11-16')).toEqual(['08:00 Алгебра'])
  expect(namesOn(body, '2026-11-18')).toEqual([])
  expect(body.student.group?.label).toBe('7Ә')
})

test('a parent reads the diary of a bound child, in any school, and of nobody else', async ({
  school,
  otherSchool,
}) => {
  const parent = school.as('parent')
  expect((await parent(diary.week)).body.student.userId).toBe(school.people.student.userId)
  const another = { query: { userId: school.students[1]!.userId } }
  expect(await parent(diary.week, another)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect((await parent(diary.attestation, another)).status).toBe(404)

  const far = otherSchool.people.student.userId
  expect((await parent(diary.week, { query: { userId: far } })).status).toBe(404)
  await school.house.pool.query(
    `insert into guardian (school_id, parent_id, student_id, place) values ($1, $2, $3, 2)`,
    [otherSchool.id, school.people.parent.userId, far],
  )
  const seen = await parent(diary.week, { query: { userId: far } })
  expect(seen.body).toMatchObject({ student: { userId: far, group: { id: otherSchool.group.id } } })
  expect((await parent(diary.attestation, { query: { userId: far } })).status).toBe(200)
})

test('a parent without a child is told so', async ({ school }) => {
  const lonely = await school.newcomer('parent', { schoolId: null })
  for (const read of [diary.week, diary.attestation])
    expect(await school.as(lonely)(read)).toMatchObject({ status: 404, body: { code: 'diary.no-child' } })
})

test('a student reads nobody else’s diary', async ({ school }) => {
  const query = { userId: school.students[1]!.userId }
  expect((await school.as('student')(diary.week, { query })).status).toBe(404)
  expect((await school.as('student')(diary.attestation, { query })).status).toBe(404)
})

test('a student without a subscription is refused with 423, a parent is not', async ({ school }) => {
  await school.house.pool.query(`delete from subscription where school_id = $1`, [school.id])
  expect((await school.as('student')(diary.week)).status).toBe(423)
  expect((await school.as('parent')(diary.week)).status).toBe(200)
})

test.for(['31.02.2027', '2026-13-01', 'today'])('the date %s is refused under its field', async (date, { school }) => {
  const refused = await school.as('student')(diary.week, { query: { date } })
  expect(refused.status).toBe(422)
  expect(refused.body.errors).toHaveProperty('date')
})

test('a week and an attestation page cost one statement each beside the session and the subscription', async ({
  school,
}) => {
  const { student } = school.people
  for (const read of [diary.week, diary.attestation]) {
    await school.as(student)(read)
    school.house.counted()
    await school.as(student)(read)
    expect(school.house.counted().length).toBeLessThanOrEqual(3)
  }
})

test('a child whose number no place can have is refused under its field', async ({ school }) => {
  const query = { userId: 99_999_999_999 }
  for (const read of [diary.week, diary.attestation])
    expect((await school.as('parent')(read, { query })).body.errors).toHaveProperty('userId')
})

test('without a day the week is of the quarter of X-Quarter, the nearest to today (Q-086)', async ({ school }) => {
  const opened = async (quarter?: number) =>
    (await school.as('student')(diary.week, {}, quarter ? { quarter } : {})).body.weekStart
  const { starts_on: starts } = await school.db
    .selectFrom('school_quarter')
    .select(({ ref }) => [ref('starts_on').as('starts_on')])
    .where('school_id', '=', school.id)
    .where('quarter_id', '=', 20_263)
    .executeTakeFirstOrThrow()

  expect(await opened()).toBe('2026-11-16')
  expect(await opened(20_262)).toBe('2026-11-16')
  expect(await opened(20_263)).toBe(mondayOf(starts))
  expect(await opened(20_211)).toBe('2026-11-16')
  const dated = await school.as('student')(diary.week, { query: { date: '2026-11-18' } }, { quarter: 20_263 })
  expect(dated.body.weekStart).toBe('2026-11-16')
})
