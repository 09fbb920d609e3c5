import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import type pg from 'pg'
import { addPerson, type Person } from './people.ts'

/** Wednesday of the third week of quarter 20262, 09:10 in Almaty: the second lesson has just begun. */
export const now = new Date('2026-11-18T04:10:00Z')

export type Plan = {
  uuid: string
  groupId: number
  subjectId: number
  subgroupId: number | null
  teacherId: number
  themes: string[]
}

export type World = {
  id: number
  /** The bells of both groups. */
  scheme: string
  people: Record<Role, Person>
  /** A second teacher, who teaches the second subgroup of English. */
  colleague: Person
  /** Six students of group 7A; the first is the `student` of `people`, child of the `parent`. */
  students: Person[]
  /** Students 0-2 and 3-5 of `students`, for English. */
  halves: { first: number; second: number }
  group: { id: number; label: string }
  otherGroup: { id: number; label: string; student: Person }
  cabinets: { id: number; number: string }[]
  subjects: { algebra: number; english: number; music: number }
  plans: { algebra: Plan; englishFirst: Plan; englishSecond: Plan; music: Plan }
  /** Lessons of group 7A this week by a readable name. */
  lessons: {
    mondayAlgebra: string
    wednesdayAlgebra: string
    fridayAlgebra: string
    wednesdayEnglishFirst: string
    wednesdayEnglishSecond: string
    sor: string
    soch: string
  }
}

const quarters = [
  [20261, '2026-09-01', '2026-10-25'],
  [20262, '2026-11-02', '2026-12-27'],
  [20263, '2027-01-11', '2027-03-21'],
  [20264, '2027-03-29', '2027-05-25'],
] as const

const bells = [
  { number: 1, start: '08:00', end: '08:45' },
  { number: 2, start: '08:55', end: '09:40' },
  { number: 3, start: '09:55', end: '10:40' },
  { number: 4, start: '10:50', end: '11:35' },
]

let serial = 0

async function one<T>(pool: pg.Pool, text: string, values: unknown[]): Promise<T> {
  const { rows } = await pool.query(text, values)
  return rows[0]
}
const idOf = async (pool: pg.Pool, text: string, values: unknown[]): Promise<number> =>
  (await one<{ id: number }>(pool, text, values)).id

/** Builds a whole small school in the middle of a quarter; every test has its own. */
export async function buildWorld(pool: pg.Pool): Promise<World> {
  const id = await makeSchool(pool)
  const scheme = randomUUID()
  await pool.query(`insert into time_scheme (uuid, school_id, name, periods) values ($1, $2, 'I', $3)`, [
    scheme,
    id,
    JSON.stringify(bells),
  ])
  const cabinets = await Promise.all(
    ['101', '102', '103'].map(async (number) => ({
      number,
      id: await idOf(pool, `insert into cabinet (school_id, number, name) values ($1, $2, '') returning id`, [
        id,
        number,
      ]),
    })),
  )
  const people = await makePeople(pool, id)
  const colleague = await addPerson(pool, 'teacher', { schoolId: id })
  const subjects = await makeSubjects(pool)
  const groupId = await makeGroup(pool, id, 'А', scheme, people['group-lead'].userId)
  const otherId = await makeGroup(pool, id, 'Ә', scheme, null)
  const students = [
    people.student,
    ...(await Promise.all([1, 2, 3, 4, 5].map(() => addPerson(pool, 'student', { schoolId: id })))),
  ]
  for (const { userId } of students) await enrol(pool, id, groupId, userId)
  const stranger = await addPerson(pool, 'student', { schoolId: id })
  await enrol(pool, id, otherId, stranger.userId)
  await pool.query(`insert into guardian (parent_id, student_id, place) values ($1, $2, 1)`, [
    people.parent.userId,
    people.student.userId,
  ])
  await pool.query(
    `insert into subscription (school_id, type, status, expires_at) values ($1, 'school', 'active', '2030-01-01')`,
    [id],
  )
  const halves = {
    first: await makeHalf(pool, id, groupId, subjects.english, 1, students.slice(0, 3)),
    second: await makeHalf(pool, id, groupId, subjects.english, 2, students.slice(3)),
  }
  const plan = (subjectId: number, teacher: Person, subgroupId: number | null, scoreType: string) =>
    makePlan(pool, id, groupId, subjectId, subgroupId, teacher.userId, scoreType)
  const plans = {
    algebra: await plan(subjects.algebra, people.teacher, null, 'mark_quarter'),
    englishFirst: await plan(subjects.english, people.teacher, halves.first, 'mark_quarter'),
    englishSecond: await plan(subjects.english, colleague, halves.second, 'mark_quarter'),
    music: await plan(subjects.music, colleague, null, 'credit_halfyear'),
  }
  const lesson = (of: Plan, date: string, bell: number, theme: number, cabinet: number, part: number | null = null) =>
    makeLesson(pool, id, of, date, bells[bell - 1]!, of.themes[theme]!, cabinets[cabinet]!.id, part)
  const lessons = {
    mondayAlgebra: await lesson(plans.algebra, '2026-11-16', 1, 0, 0),
    wednesdayAlgebra: await lesson(plans.algebra, '2026-11-18', 1, 1, 0),
    fridayAlgebra: await lesson(plans.algebra, '2026-11-20', 1, 2, 0),
    wednesdayEnglishFirst: await lesson(plans.englishFirst, '2026-11-18', 2, 0, 1, 1),
    wednesdayEnglishSecond: await lesson(plans.englishSecond, '2026-11-18', 2, 0, 2, 2),
    sor: await lesson(plans.algebra, '2026-11-13', 1, 4, 0),
    soch: await lesson(plans.algebra, '2026-11-17', 3, 5, 0),
  }
  const otherGroup = { id: otherId, label: '7Ә', student: stranger }
  return {
    id,
    scheme,
    people,
    colleague,
    students,
    halves,
    group: { id: groupId, label: '7А' },
    otherGroup,
    cabinets,
    subjects,
    plans,
    lessons,
  }
}

async function makeSchool(pool: pg.Pool): Promise<number> {
  await pool.query(
    `insert into region (id, kato, name) values (15, '710000000', '{"kz":"Астана","ru":"Астана","en":"Astana"}') on conflict do nothing`,
  )
  const name = JSON.stringify({ kz: `№${++serial} мектеп`, ru: `Школа №${serial}`, en: `School ${serial}` })
  const bin = `${process.pid}${Date.now()}${serial}`.slice(-12).padStart(12, '0')
  const id = await idOf(
    pool,
    `insert into school (bin, name, address, region_id) values ($1, $2, 'Абай 1', 15) returning id`,
    [bin, name],
  )
  for (const [quarter, from, to] of quarters)
    await pool.query(`insert into school_quarter values ($1, $2, $3, $4)`, [id, quarter, from, to])
  const day = JSON.stringify({ kz: 'Тәуелсіздік күні', ru: 'День Независимости', en: 'Independence Day' })
  await pool.query(
    `insert into holiday (school_id, starts_on, ends_on, name) values (null, '2026-12-16', '2026-12-16', $1) on conflict do nothing`,
    [day],
  )
  return id
}

async function makePeople(pool: pg.Pool, schoolId: number): Promise<Record<Role, Person>> {
  const outside = new Set<Role>([
    'parent',
    'department_worker',
    'region_worker',
    'country_worker',
    'monitoring_region_worker',
  ])
  const entries: [Role, Person][] = []
  for (const role of roles) {
    const extra = outside.has(role) ? { regionId: 15 } : { schoolId }
    entries.push([role, await addPerson(pool, role, extra)])
  }
  return Object.fromEntries(entries) as Record<Role, Person>
}

async function makeSubjects(pool: pg.Pool): Promise<World['subjects']> {
  const subject = (slug: string, kz: string, ru: string, en: string) =>
    idOf(
      pool,
      `insert into subject (slug, name) values ($1, $2) on conflict (slug) do update set slug = excluded.slug returning id`,
      [slug, JSON.stringify({ kz, ru, en })],
    )
  return {
    algebra: await subject('test-algebra', 'Алгебра', 'Алгебра', 'Algebra'),
    english: await subject('test-english', 'Ағылшын тілі', 'Английский язык', 'English'),
    music: await subject('test-music', 'Музыка', 'Музыка', 'Music'),
  }
}

const makeGroup = (pool: pg.Pool, schoolId: number, letter: string, scheme: string, leadId: number | null) =>
  idOf(
    pool,
    `insert into study_group (school_id, academic_year, parallel, letter, edu_lang, lead_id, time_scheme_uuid) values ($1, 2026, 7, $2, 'kz', $3, $4) returning id`,
    [schoolId, letter, leadId, scheme],
  )

const enrol = (pool: pg.Pool, schoolId: number, groupId: number, studentId: number) =>
  pool.query(`insert into enrolment (school_id, group_id, student_id, since) values ($1, $2, $3, '2026-09-01')`, [
    schoolId,
    groupId,
    studentId,
  ])

async function makeHalf(
  pool: pg.Pool,
  schoolId: number,
  groupId: number,
  subjectId: number,
  number: number,
  students: Person[],
): Promise<number> {
  const id = await idOf(
    pool,
    `insert into subgroup (school_id, group_id, subject_id, number) values ($1, $2, $3, $4) returning id`,
    [schoolId, groupId, subjectId, number],
  )
  for (const { userId } of students)
    await pool.query(`insert into subgroup_member values ($1, $2, $3)`, [id, userId, schoolId])
  return id
}

async function makePlan(
  pool: pg.Pool,
  schoolId: number,
  groupId: number,
  subjectId: number,
  subgroupId: number | null,
  teacherId: number,
  scoreType: string,
): Promise<Plan> {
  const uuid = randomUUID()
  await pool.query(
    `insert into calendar_plan (uuid, school_id, academic_year, group_id, subject_id, subgroup_id, teacher_id, score_type, hours_per_week) values ($1, $2, 2026, $3, $4, $5, $6, $7, 3)`,
    [uuid, schoolId, groupId, subjectId, subgroupId, teacherId, scoreType],
  )
  const themes: string[] = []
  for (const [index, kind] of (['regular', 'regular', 'regular', 'regular', 'sor', 'soch'] as const).entries()) {
    const theme = randomUUID()
    const max = kind === 'sor' ? 20 : kind === 'soch' ? 25 : null
    await pool.query(
      `insert into plan_lesson (uuid, school_id, plan_uuid, quarter_id, ordinal, section, theme, entity_kind, max_score, objectives) values ($1, $2, $3, 20262, $4, 'Бөлім 1', $5, $6, $7, '{7.1.2.3}')`,
      [theme, schoolId, uuid, index + 1, `Тақырып ${index + 1}`, kind, max],
    )
    themes.push(theme)
  }
  return { uuid, groupId, subjectId, subgroupId, teacherId, themes }
}

async function makeLesson(
  pool: pg.Pool,
  schoolId: number,
  plan: Plan,
  date: string,
  bell: { start: string; end: string },
  theme: string,
  cabinetId: number,
  part: number | null,
): Promise<string> {
  const uuid = randomUUID()
  await pool.query(
    `insert into lesson (uuid, school_id, quarter_id, group_id, subgroup_id, subgroup_number, subject_id, plan_uuid, plan_lesson_uuid, teacher_id, cabinet_id, on_date, starts, ends)
     values ($1, $2, 20262, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      uuid,
      schoolId,
      plan.groupId,
      plan.subgroupId,
      part,
      plan.subjectId,
      plan.uuid,
      theme,
      plan.teacherId,
      cabinetId,
      date,
      bell.start,
      bell.end,
    ],
  )
  return uuid
}
