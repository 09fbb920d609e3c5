import type { LessonDraft } from '@qalam/contract/schedule/drafts.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

/** Wednesday, the first bell: algebra of 7А with its teacher in 101 stands there. */
const overAlgebra = (school: School, other: Partial<LessonDraft> = {}) => ({
  uuid: randomUUID(),
  entityKind: 'lecture' as const,
  groupId: school.group.id,
  subjectId: school.subjects.music,
  date: '18.11.2026',
  timeStart: '08:30',
  timeEnd: '09:15',
  cabinet_id: school.cabinets[0]!.id,
  theme: 'Шолу',
  ...other,
})

const sidesOf = (data: { conflicts: { side: string }[] }) => data.conflicts.map(({ side }) => side).sort()

/** Overlaps that the constraints forbid, counted by the rule and not by their index. */
const doubleBookings = (school: School) =>
  sql<{
    count: number
  }>`select count(*)::int as count from lesson a join lesson b on a.uuid < b.uuid and a.school_id = b.school_id
      and a.on_date = b.on_date and a.starts < b.ends and b.starts < a.ends
    where a.school_id = ${school.id} and not a.forced and not b.forced
      and (a.teacher_id = b.teacher_id or a.cabinet_id = b.cabinet_id or (a.group_id = b.group_id and
        (a.subgroup_id is null or b.subgroup_id is null or a.subgroup_number = b.subgroup_number)))`
    .execute(school.db)
    .then(({ rows }) => rows[0]?.count)

test('a clash is refused with both sides of it', async ({ school }) => {
  const body = overAlgebra(school, { timeStart: '08:30', timeEnd: '08:55' })
  const refused = await school.as('zavuch')(schedule.add, { body })

  expect(refused).toMatchObject({ status: 409, body: { code: 'schedule.conflict', message: 'Бұл уақыт бос емес' } })
  expect(sidesOf(refused.body.data)).toEqual(['cabinet', 'group'])
  expect(refused.body.data.conflicts[0]).toMatchObject({
    side: 'group',
    label: school.group.label,
    date: '18.11.2026',
    wanted: { timeStart: '08:30', timeEnd: '08:55' },
    taken: {
      uuid: school.lessons.wednesdayAlgebra,
      timeStart: '08:00',
      timeEnd: '08:45',
      subject: { kz: 'Алгебра' },
      subjectType: 'default',
      group: school.group.label,
      subgroup: null,
      cabinet: '101',
    },
  })
})

test('a teacher in two rooms at once is a clash, a lesson that begins at the bell is none', async ({ school }) => {
  const elsewhere = { groupId: school.otherGroup.id, subjectId: school.subjects.algebra, cabinet_id: null }
  await school.db
    .insertInto('calendar_plan')
    .values({
      uuid: randomUUID(),
      school_id: school.id,
      academic_year: 2026,
      group_id: school.otherGroup.id,
      subject_id: school.subjects.algebra,
      teacher_id: school.people.teacher.userId,
      score_type: 'mark_quarter',
      hours_per_week: 3,
    })
    .execute()
  const teacher = school.as('teacher')

  const busy = await teacher(schedule.add, { body: overAlgebra(school, elsewhere) })
  expect(sidesOf(busy.body.data)).toEqual(['teacher', 'teacher'])
  const after = overAlgebra(school, { ...elsewhere, timeStart: '08:45', timeEnd: '08:55' })
  expect((await teacher(schedule.add, { body: after })).status).toBe(200)
})

test('a whole group meets each half of it; the halves of one subject do not meet', async ({ school }) => {
  const whole = overAlgebra(school, { timeStart: '08:55', timeEnd: '09:40', cabinet_id: null })
  const refused = await school.as('zavuch')(schedule.add, { body: whole })
  const halves = refused.body.data.conflicts.filter(({ side }: { side: string }) => side === 'group')
  expect(halves.map(({ taken }: { taken: { subgroup: string } }) => taken.subgroup).sort()).toEqual(['1', '2'])
})

test('halves of two subjects meet when a pupil sits in both', async ({ school }) => {
  const [second] = await school.db
    .insertInto('subgroup')
    .values([{ school_id: school.id, group_id: school.group.id, subject_id: school.subjects.music, number: 2 }])
    .returning('id')
    .execute()
  await school.db
    .insertInto('calendar_plan')
    .values({
      uuid: randomUUID(),
      school_id: school.id,
      academic_year: 2026,
      group_id: school.group.id,
      subject_id: school.subjects.music,
      subgroup_id: second!.id,
      teacher_id: school.people['group-lead'].userId,
      score_type: 'credit_halfyear',
      hours_per_week: 1,
    })
    .execute()
  await school.db.deleteFrom('lesson').where('uuid', '=', school.lessons.wednesdayEnglishSecond).execute()
  const body = overAlgebra(school, {
    subgroupId: second!.id,
    timeStart: '08:55',
    timeEnd: '09:40',
    cabinet_id: null,
  })
  const member = (student: number) =>
    school.db
      .insertInto('subgroup_member')
      .values({
        ...{ subgroup_id: second!.id, student_id: school.students[student]!.userId, school_id: school.id },
        ...{ group_id: school.group.id, subject_id: school.subjects.music, since: '2026-09-01' },
      })
      .execute()

  await member(0)
  const refused = await school.as('zavuch')(schedule.add, { body })
  expect(refused.body.data.conflicts).toMatchObject([{ side: 'group', taken: { subgroup: '1' } }])

  await school.db.deleteFrom('subgroup_member').where('subgroup_id', '=', second!.id).execute()
  await member(4)
  expect((await school.as('zavuch')(schedule.add, { body })).status).toBe(200)
})

test('sent again with isForce it stands, red for ever, with who and when', async ({ school }) => {
  const body = overAlgebra(school, { isForce: 1 })
  const forced = await school.as('zavuch')(schedule.add, { body })
  expect(forced.status).toBe(200)
  expect(forced.body.forced).toMatchObject({ at: '2026-11-18T04:10:00Z' })
  expect(forced.body.forced?.by).toContain(school.people.zavuch.name.split(' ')[0])

  const over = await school.as('zavuch')(schedule.add, { body: overAlgebra(school, { cabinet_id: null }) })
  expect(over.body.data.conflicts.map(({ taken }: { taken: { uuid: string } }) => taken.uuid)).toContain(body.uuid)
})

test('both sides of a clash that was stored name the other, in the week of either teacher and of the class', async ({
  school,
}) => {
  const body = overAlgebra(school, { isForce: 1 })
  await school.as('zavuch')(schedule.add, { body })
  const cardIn = async (query: { teacherId?: number; groupId?: number }, uuid: string) => {
    const week = await school.as('zavuch')(schedule.week, { query })
    return week.body.days.flatMap(({ lessons }) => lessons).find((lesson) => lesson.uuid === uuid)
  }
  const music = {
    uuid: body.uuid,
    group: school.group.label,
    subject: { en: 'Music' },
    cabinet: '101',
    timeStart: '08:30',
  }

  const ofTeacher = await cardIn({ teacherId: school.people.teacher.userId }, school.lessons.wednesdayAlgebra)
  expect(ofTeacher).toMatchObject({ forced: null })
  expect(ofTeacher?.clashes.map(({ side }) => side)).toEqual(['cabinet', 'group'])
  expect(ofTeacher?.clashes[0]).toMatchObject({
    ...music,
    subject: expect.objectContaining({ kz: expect.any(String) }),
  })
  expect(ofTeacher?.clashes[0]?.teacher).toContain(school.colleague.name.split(' ')[0])

  const ofGroup = await cardIn({ groupId: school.group.id }, body.uuid)
  expect(ofGroup?.clashes.map(({ uuid }) => uuid)).toContain(school.lessons.wednesdayAlgebra)
  const own = await school.as('teacher')(schedule.week)
  expect(own.body.days[2]?.lessons[0]?.clashes).toHaveLength(2)
})

test('a lesson moved out of a clash frees the other side too', async ({ school }) => {
  const body = overAlgebra(school, { isForce: 1 })
  const zavuch = school.as('zavuch')
  const { body: card } = await zavuch(schedule.add, { body })
  const { version, calendarPlanLessonUuid } = card
  await zavuch(schedule.change, {
    params: { scheduleUuid: body.uuid },
    body: {
      version,
      date: '19.11.2026',
      timeStart: '10:50',
      timeEnd: '11:35',
      cabinet_id: null,
      calendar_plan_lesson_uuid: calendarPlanLessonUuid,
    },
  })
  const week = await zavuch(schedule.week, { query: { groupId: school.group.id } })
  expect(week.body.days.flatMap(({ lessons }) => lessons).flatMap(({ clashes }) => clashes)).toEqual([])
})

test('a pupil is told of a clash of the own lessons only', async ({ school }) => {
  await school.as('zavuch')(schedule.add, { body: overAlgebra(school, { isForce: 1 }) })
  const { body } = await school.as('student')(schedule.week)
  const [algebra] = body.days[2]?.lessons ?? []
  expect(algebra?.clashes.map(({ uuid }) => uuid)).toHaveLength(2)

  const elsewhere = body.days.flatMap(({ lessons }) => lessons).flatMap(({ clashes }) => clashes)
  expect(elsewhere.every(({ group }) => group === school.group.label)).toBe(true)
})

test('isForce without a clash leaves the lesson as any other', async ({ school }) => {
  const body = overAlgebra(school, { isForce: 1, date: '19.11.2026' })
  expect((await school.as('zavuch')(schedule.add, { body })).body.forced).toBeNull()
})

test('two hundred at once from several sessions: one stands, the rest hear why', async ({ school }) => {
  const people = ['zavuch', 'director', 'admin', 'group-lead'] as const
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      school.as(people[index % people.length]!)(schedule.add, {
        body: overAlgebra(school, { date: '19.11.2026', cabinet_id: school.cabinets[index % 3]!.id }),
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
  expect(answers.every(({ status, body }) => status === 200 || body.data.conflicts.length > 0)).toBe(true)
  expect(await doubleBookings(school)).toBe(0)
})

test('the same lesson sent by an impatient browser many times at once stands once', async ({ school }) => {
  const body = overAlgebra(school, { date: '19.11.2026' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => school.as('director')(schedule.add, { body })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map((answer) => answer.body.uuid))).toEqual(new Set([body.uuid]))
})
