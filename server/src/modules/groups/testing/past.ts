import { randomUUID } from 'node:crypto'
import { attendance } from '@qalam/contract/attendance/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { School } from '#platform/testing/school.ts'

/** Days of English before today, of the first quarter and of the second. */
export const taughtOn = ['2026-09-14', '2026-10-05', '2026-11-03', '2026-11-09', '2026-11-16'] as const

const teacherOf = (school: School) => ({ 1: school.people.teacher, 2: school.colleague })
const halvesOf = (school: School) => [
  { number: 1 as const, plan: school.plans.englishFirst, pupils: school.students.slice(0, 3) },
  { number: 2 as const, plan: school.plans.englishSecond, pupils: school.students.slice(3) },
]

/** Puts lessons of both halves of English on days before today; answers them by day and half. */
export async function teach(school: School, days: readonly string[] = taughtOn): Promise<Map<string, string>> {
  const taught = new Map<string, string>()
  for (const { number, plan } of halvesOf(school))
    for (const on_date of days) {
      const uuid = randomUUID()
      const of = { group_id: plan.groupId, subject_id: plan.subjectId, subgroup_id: plan.subgroupId }
      const at = { on_date, quarter_id: on_date < '2026-11-01' ? 20261 : 20262, starts: '12:00', ends: '12:45' }
      await school.db
        .insertInto('lesson')
        .values({
          uuid,
          school_id: school.id,
          plan_uuid: plan.uuid,
          teacher_id: plan.teacherId,
          subgroup_number: number,
          ...of,
          ...at,
        })
        .execute()
      taught.set(`${on_date} ${number}`, uuid)
    }
  return taught
}

/** Everybody has marks in the lessons of their half, a sign in one, and a mark for the first quarter, which is closed. */
export async function mark(school: School, taught: ReadonlyMap<string, string>): Promise<void> {
  for (const { number, plan, pupils } of halvesOf(school)) {
    const teacher = school.as(teacherOf(school)[number])
    const operations = pupils.flatMap(({ userId }, index) =>
      [...taught].flatMap(([key, scheduleUuid]) => {
        if (!key.endsWith(` ${number}`)) return []
        const isIll = key.startsWith('2026-11-03') && index === 0
        const value = isIll ? { score: null, sign: 'ill' as const } : { score: 6 + index, sign: null }
        return [{ operationId: randomUUID(), scheduleUuid, userId, baseVersion: 0, ...value }]
      }),
    )
    await teacher(journal.storeDay, { body: { operations } })
    const given = pupils.map(({ userId }, index) => ({
      ...{ operationId: randomUUID(), studentId: userId, baseVersion: 0 },
      ...{ score: 3 + index, unmarked: null, comment: 'сөз' },
    }))
    const stored = await teacher(periodMarks.store, {
      params: { id: plan.uuid, period: 'q1' },
      body: { operations: given },
    })
    const closed = await teacher(periodMarks.closeQuarter, { params: { id: plan.uuid }, body: { period: 'q1' } })
    if (stored.status !== 200 || closed.status !== 200) throw new Error(JSON.stringify([stored.body, closed.body]))
  }
}

/** What is shown of the days before today: of the pupil, and of both halves. */
export async function pastOf(school: School, taught: ReadonlyMap<string, string>, today = '2026-11-18') {
  const pupil = school.people.student.userId
  const zavuch = school.as('zavuch')
  const weeks = []
  for (const date of taughtOn) {
    const query = { userId: pupil, date: dottedOf(date) }
    const { body } = await school.as('parent')(diary.week, { query })
    const lessons = body.days.filter((day) => day.date < today).flatMap((day) => day.lessons)
    weeks.push(lessons.map(({ uuid, teacher, mark: given }) => ({ uuid, teacher, mark: given?.score ?? given?.sign })))
  }
  const sheets = []
  for (const { plan } of halvesOf(school)) {
    for (const quarter of [20261, 20262]) {
      const { body } = await zavuch(journal.quarter, { params: { id: plan.uuid } }, { quarter })
      sheets.push(body.rows.map(({ userId, marks }) => ({ userId, marks })))
    }
    const { body } = await zavuch(periodMarks.sheet, { params: { id: plan.uuid }, query: { period: 'q1' } })
    sheets.push(body.rows.map(({ userId, percent, mark: given }) => ({ userId, percent, score: given?.score })))
  }
  const query = { from: '2026-09-01', to: '2026-11-17' }
  const missed = (await zavuch(attendance.report, { query })).body.rows.find(({ id }) => id === pupil)
  const id = taught.get('2026-11-09 1') ?? ''
  const asked = { id, userId: pupil }
  const history = (await school.as('teacher')(journal.history, { params: asked })).status
  const lesson = (await zavuch(journal.lesson, { params: { id } })).body.studentMarks
  const day = (await zavuch(attendance.day, { query: { groupId: school.group.id, date: '09.11.2026' } })).body.rows
  return { weeks, sheets, missed: missed && { ...missed, group: '' }, history, lesson, day }
}
