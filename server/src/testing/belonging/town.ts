import { journal } from '@qalam/contract/journal/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import { type House, schoolIn, type School } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'

/** Days of as many weeks in which lessons are given: one of the first quarter, the rest of the second. */
export const taughtOn = [
  ...['2026-09-14', '2026-11-03', '2026-11-17', '2026-11-23'],
  ...['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'],
] as const

export type Plan = { uuid: string; groupId: number; subjectId: number; subgroupId: number | null; teacher: Person }
export type Place = {
  school: School
  plans: Plan[]
  lessons: { uuid: string; plan: Plan; day: string }[]
}
/** A place of a pupil in a school: who is taken by another school has two. */
export type Pupil = { person: Person; place: Place }
/** `pupils` are those to whom the acts are done, and whose families look. Teachers look at everybody. */
export type Town = { house: House; home: Place; away: Place; pupils: Pupil[] }

/** Two schools with lessons from September to December, and marks of the weeks that are over when it begins. */
export async function townIn(house: House, from: string): Promise<Town> {
  const [home, away] = [await placeOf(await schoolIn(house), 4), await placeOf(await schoolIn(house), 2)]
  const { students, otherGroup } = home.school
  const pupils = [students[0]!, students[3]!, otherGroup.student].map((person) => ({ person, place: home }))
  pupils.push({ person: away.school.students[0]!, place: away })
  await marked(home, from)
  return { house, home, away, pupils }
}

/** A school whose first plans are taught: algebra in both classes, then English in both halves. */
async function placeOf(school: School, taught: number): Promise<Place> {
  const { plans: given, people, colleague } = school
  const other = {
    uuid: randomUUID(),
    groupId: school.otherGroup.id,
    subjectId: school.subjects.algebra,
    subgroupId: null,
  }
  await school.house.pool.query(
    `insert into calendar_plan (uuid, school_id, academic_year, group_id, subject_id, teacher_id, score_type, hours_per_week)
     values ($1, $2, 2026, $3, $4, $5, 'mark_quarter', 3)`,
    [other.uuid, school.id, other.groupId, other.subjectId, colleague.userId],
  )
  const plans = [
    { ...given.algebra, teacher: people.teacher },
    { ...other, teacher: colleague },
    { ...given.englishFirst, teacher: people.teacher },
    { ...given.englishSecond, teacher: colleague },
  ].slice(0, taught)
  const lessons = plans.flatMap((plan) => taughtOn.map((day) => ({ uuid: randomUUID(), plan, day })))
  const rows = lessons.map(({ uuid, plan, day }) => ({
    ...{ uuid, school_id: school.id, plan_uuid: plan.uuid, teacher_id: plan.teacher.userId },
    ...{ group_id: plan.groupId, subject_id: plan.subjectId, subgroup_id: plan.subgroupId },
    ...{ subgroup_number: plan.subgroupId === null ? null : plan.subgroupId === school.halves.first ? 1 : 2 },
    ...{ on_date: day, quarter_id: quarterOf(day) },
    // At another time for each plan, and after every lesson of the world's own week.
    ...bellOf(plans.indexOf(plan)),
  }))
  await school.db.insertInto('lesson').values(rows).execute()
  return { school, plans, lessons }
}

const bellOf = (at: number) => ({ starts: `${13 + at}:00`, ends: `${13 + at}:45` })
export const quarterOf = (day: string): number => (day < '2026-11-01' ? 20261 : 20262)

/** Everybody of 7А has a score in each lesson that is over, is ill once, and has a mark of the first quarter, which is closed. */
async function marked({ school, plans, lessons }: Place, from: string): Promise<void> {
  const [algebra, , first, second] = plans as [Plan, Plan, Plan, Plan]
  for (const plan of [algebra, first, second]) {
    const pupils = school.students.filter((_, at) => plan === algebra || (plan === first) === at < 3)
    const over = lessons.filter((lesson) => lesson.plan === plan && lesson.day < from)
    const operations = pupils.flatMap(({ userId }, at) =>
      over.map(({ uuid, day }) => {
        const value =
          at === 1 && day === '2026-11-03' ? { score: null, sign: 'ill' as const } : { score: 5 + at, sign: null }
        return { operationId: randomUUID(), scheduleUuid: uuid, userId, baseVersion: 0, ...value }
      }),
    )
    await sure(school.as(plan.teacher)(journal.storeDay, { body: { operations } }))
    const given = pupils.map(({ userId }, at) => ({
      ...{ operationId: randomUUID(), studentId: userId, baseVersion: 0 },
      ...{ score: 3 + (at % 3), unmarked: null, comment: 'сөз' },
    }))
    const params = { id: plan.uuid, period: 'q1' as const }
    await sure(school.as(plan.teacher)(periodMarks.store, { params, body: { operations: given } }))
    await sure(school.as(plan.teacher)(periodMarks.closeQuarter, { params: { id: plan.uuid }, body: { period: 'q1' } }))
  }
}

/** The answer of a call that cannot be refused. */
export async function sure<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
