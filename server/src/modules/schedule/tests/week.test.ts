import { diary } from '@qalam/contract/diary/api.ts'
import { addDays, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

type Days = { date: string; lessons: { uuid: string }[] }[]
const uuidsOf = (days: Days) => days.flatMap(({ lessons }) => lessons.map(({ uuid }) => uuid))

test('a teacher opens the own week: Monday to Saturday, bells, cards in order', async ({ school }) => {
  const { status, body } = await school.as('teacher')(schedule.week)

  expect(status).toBe(200)
  expect(body).toMatchObject({ weekStart: '2026-11-16', weekEnd: '2026-11-22', quarterId: 20262 })
  expect(body.view).toMatchObject({ kind: 'teacher', id: school.people.teacher.userId })
  expect(body.days.map(({ date }) => date)).toEqual(['16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`))
  expect(body.days[2]?.lessons.map(({ uuid }) => uuid)).toEqual([
    school.lessons.wednesdayAlgebra,
    school.lessons.wednesdayEnglishFirst,
  ])
  expect(body.periods[1]).toEqual({ number: 2, timeStart: '08:55', timeEnd: '09:40', shift: 1 })
  expect(body.can).toEqual({ add: true, choose: true })
})

test('a card says all that the week shows, and travels with its day as dd.MM.yyyy', async ({ school }) => {
  const { body, raw } = await school.as('teacher')(schedule.week)

  expect(body.days[0]?.lessons[0]).toMatchObject({
    uuid: school.lessons.mondayAlgebra,
    date: '2026-11-16',
    timeStart: '08:00',
    timeEnd: '08:45',
    subject: { name: { kz: 'Алгебра', ru: 'Алгебра', en: 'Algebra' }, type: 'default' },
    group: { id: school.group.id, label: school.group.label },
    subgroup: null,
    calendarPlanUuid: school.plans.algebra.uuid,
    theme: 'Тақырып 1',
    lessonType: 'regular',
    maxScore: 10,
    cabinet: { label: '101' },
    teacher: { id: school.people.teacher.userId },
    substituted: null,
    forced: null,
    homework: null,
    mark: null,
    conducted: false,
    version: 1,
    can: { edit: true, mark: true },
  })
  expect(raw.toString()).toMatch(/"date" ?: ?"16.11.2026"/)
})

test('a week costs one statement', async ({ school }) => {
  const teacher = school.as('teacher')
  await teacher(schedule.week)
  school.house.counted()

  await teacher(schedule.week)
  expect(school.house.counted().filter((statement) => !statement.includes('session'))).toHaveLength(1)
})

test('a student sees the own half of English with the own mark and homework', async ({ school }) => {
  const { mondayAlgebra, wednesdayEnglishFirst, wednesdayEnglishSecond } = school.lessons
  await school.db
    .insertInto('mark')
    .values({
      school_id: school.id,
      lesson_uuid: mondayAlgebra,
      student_id: school.people.student.userId,
      score: 9,
      comment: 'Жарайсың',
      version: 1,
      updated_by: school.people.teacher.userId,
      updated_at: '2026-11-16T05:00:00Z',
    })
    .execute()
  await school.db
    .insertInto('homework')
    .values({
      uuid: crypto.randomUUID(),
      school_id: school.id,
      lesson_uuid: mondayAlgebra,
      body: '№ 12, 13',
      due_on: '2026-11-18',
      created_by: school.people.teacher.userId,
      created_at: '2026-11-16T05:00:00Z',
      updated_at: '2026-11-16T05:00:00Z',
    })
    .execute()

  const { body } = await school.as('student')(schedule.week)
  expect(body.view).toMatchObject({ kind: 'group', id: school.group.id, label: school.group.label })
  expect(body.can).toEqual({ add: false, choose: false })
  expect(uuidsOf(body.days)).toContain(wednesdayEnglishFirst)
  expect(uuidsOf(body.days)).not.toContain(wednesdayEnglishSecond)
  expect(body.days[0]?.lessons[0]).toMatchObject({
    mark: { score: 9, sign: null, comment: 'Жарайсың' },
    homework: { text: '№ 12, 13', dueOn: '2026-11-18' },
    can: { edit: false, mark: false },
  })

  const classmate = await school.as(school.students[1]!)(schedule.week)
  expect(classmate.body.days[0]?.lessons[0]?.mark).toBeNull()
})

test('a student opens no week but the own one', async ({ school, otherSchool }) => {
  const student = school.as('student')
  expect((await student(schedule.week, { query: { groupId: school.group.id } })).status).toBe(200)
  expect((await student(schedule.week, { query: { groupId: school.otherGroup.id } })).status).toBe(403)
  expect((await student(schedule.week, { query: { teacherId: school.people.teacher.userId } })).status).toBe(403)
  expect((await student(schedule.week, { query: { groupId: otherSchool.group.id } })).status).toBe(404)
})

test('a student whom the school has put into no group yet has a week with nothing in it', async ({ school }) => {
  const newcomer = school.as(await school.newcomer('student'))

  const { status, body } = await newcomer(schedule.week)
  expect(status).toBe(200)
  expect(body).toMatchObject({ view: null, quarterId: 20262, periods: [], can: { add: false, choose: false } })
  expect(body.days).toHaveLength(6)
  expect(uuidsOf(body.days)).toEqual([])
  expect((await newcomer(schedule.week, { query: { groupId: school.group.id } })).status).toBe(403)
})

test('a teacher opens groups that they teach or lead, and no colleague, cabinet or strange group', async ({
  school,
}) => {
  const teacher = school.as('teacher')
  expect((await teacher(schedule.week, { query: { groupId: school.group.id } })).status).toBe(200)
  expect((await teacher(schedule.week, { query: { groupId: school.otherGroup.id } })).status).toBe(403)
  expect((await teacher(schedule.week, { query: { teacherId: school.colleague.userId } })).status).toBe(403)
  expect((await teacher(schedule.week, { query: { cabinetId: school.cabinets[0]!.id } })).status).toBe(403)
  expect((await school.as('group-lead')(schedule.week, { query: { groupId: school.group.id } })).status).toBe(200)
})

test('the management opens any week of the school and none of another', async ({ school, otherSchool }) => {
  const zavuch = school.as('zavuch')
  const room = await zavuch(schedule.week, { query: { cabinetId: school.cabinets[1]!.id } })
  expect(uuidsOf(room.body.days)).toEqual([school.lessons.wednesdayEnglishFirst])
  expect((await zavuch(schedule.week, { query: { teacherId: school.colleague.userId } })).status).toBe(200)
  expect((await zavuch(schedule.week, { query: { groupId: otherSchool.group.id } })).status).toBe(404)
  expect((await zavuch(schedule.week, { query: { teacherId: otherSchool.colleague.userId } })).status).toBe(404)
  expect((await zavuch(schedule.week, { query: { cabinetId: otherSchool.cabinets[0]!.id } })).status).toBe(404)

  const first = await school.as('director')(schedule.week)
  expect(first.body.view).toMatchObject({ kind: 'group', id: school.group.id })
})

test('a holiday carries its name, and the extra holidays of grade 1 leave grade 7 alone', async ({ school }) => {
  const student = school.as('student')
  const december = await student(schedule.week, { query: { date: '16.12.2026' } })
  expect(december.body.days[2]).toMatchObject({ date: '2026-12-16', holiday: { kz: 'Тәуелсіздік күні' } })

  const name = JSON.stringify({ kz: '1-сынып демалысы', ru: 'Каникулы первоклассников', en: 'Grade 1 break' })
  await school.db
    .insertInto('holiday')
    .values({ school_id: school.id, starts_on: '2027-02-08', ends_on: '2027-02-14', name, parallels: [1] })
    .execute()
  const february = await student(schedule.week, { query: { date: '10.02.2027' } })
  expect(february.body.days.map(({ holiday }) => holiday)).toEqual([null, null, null, null, null, null])
  expect(february.body.quarterId).toBe(20263)
})

test('the days between two quarters are the holidays of their season, for pupils and staff alike', async ({
  school,
}) => {
  const asked = { query: { date: '30.12.2026' } }
  for (const person of ['student', 'zavuch'] as const) {
    const { body } = await school.as(person)(schedule.week, asked)
    expect(new Set(body.days.map(({ holiday }) => holiday?.kz))).toEqual(new Set(['Қысқы каникул']))
  }
})

test('timetable and diary name the same days free, all the year round', async ({ school }) => {
  const student = school.as('student')
  for (let week = 0; week < 54; week++) {
    const query = { date: dottedOf(addDays('2026-08-24', week * 7)) }
    const [timetable, diaryWeek] = [await student(schedule.week, { query }), await student(diary.week, { query })]
    const free = (days: readonly { holiday: unknown }[]) => days.slice(0, 6).map(({ holiday }) => holiday)
    expect([query.date, free(diaryWeek.body.days)]).toEqual([query.date, free(timetable.body.days)])
  }
})

test('a teacher of two shifts sees which bell rings in which', async ({ school }) => {
  const scheme = crypto.randomUUID()
  const periods = JSON.stringify([{ number: 1, start: '13:30', end: '14:15' }])
  await school.db
    .insertInto('time_scheme')
    .values({ uuid: scheme, school_id: school.id, name: 'II', shift: 2, periods })
    .execute()
  await school.db
    .updateTable('study_group')
    .set({ time_scheme_uuid: scheme })
    .where('id', '=', school.otherGroup.id)
    .execute()
  await school.db
    .insertInto('calendar_plan')
    .values({
      uuid: crypto.randomUUID(),
      school_id: school.id,
      academic_year: 2026,
      group_id: school.otherGroup.id,
      subject_id: school.subjects.algebra,
      teacher_id: school.people.teacher.userId,
      score_type: 'mark_quarter',
      hours_per_week: 3,
    })
    .execute()
  const { body } = await school.as('teacher')(schedule.week)
  expect(body.periods.map(({ number, shift }) => `${shift}.${number}`)).toEqual(['1.1', '1.2', '1.3', '1.4', '2.1'])
})

test('a week between quarters belongs to none, and a Sunday is there only for its lesson', async ({ school }) => {
  const zavuch = school.as('zavuch')
  const { body } = await zavuch(schedule.week, { query: { date: '28.10.2026' } })
  expect(body.quarterId).toBeNull()

  await zavuch(schedule.add, {
    body: {
      uuid: crypto.randomUUID(),
      entityKind: 'regular',
      groupId: school.group.id,
      subjectId: school.subjects.algebra,
      date: '29.11.2026',
      timeStart: '08:00',
      timeEnd: '08:45',
      calendar_plan_lesson_uuid: school.plans.algebra.themes[3]!,
    },
  })
  const sunday = await zavuch(schedule.week, { query: { date: '24.11.2026', groupId: school.group.id } })
  expect(sunday.body.days.map(({ date }) => date).at(-1)).toBe('2026-11-29')
})

test('the choices of a teacher are the taught groups, of a deputy all of the school', async ({ school }) => {
  const teacher = await school.as('teacher')(schedule.choices)
  expect(teacher.body.groups.map(({ label }) => label)).toEqual([school.group.label])
  expect(teacher.body.teachers.map(({ id }) => id)).toEqual([school.people.teacher.userId])
  expect(teacher.body.cabinets).toEqual([])

  const zavuch = await school.as('zavuch')(schedule.choices)
  expect(zavuch.body.groups.map(({ label }) => label)).toEqual([school.group.label, school.otherGroup.label])
  expect(zavuch.body.teachers.map(({ id }) => id)).toContain(school.colleague.userId)
  expect(zavuch.body.cabinets.map(({ label }) => label)).toEqual(['101', '102', '103'])
})

test('the add dialog offers a teacher the own subjects, and nothing once the school closed its schedule', async ({
  school,
}) => {
  const teacher = school.as('teacher')
  const { body } = await teacher(schedule.addLessonDicts)
  expect(body.subjects.map(({ id }) => id).sort()).toEqual([school.subjects.algebra, school.subjects.english].sort())
  expect(body.subjects.find(({ id }) => id === school.subjects.english)?.subgroups).toEqual([
    { id: school.halves.first, number: 1, label: '1' },
  ])
  expect(body.cabinets).toHaveLength(3)

  await school.db.updateTable('school').set({ edit_schedule: false }).where('id', '=', school.id).execute()
  expect((await teacher(schedule.addLessonDicts)).body.groups).toEqual([])
  expect((await school.as('director')(schedule.addLessonDicts)).body.groups).toHaveLength(1)
})
