import { randomUUID } from 'node:crypto'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import type pg from 'pg'
import { addPeople, type Newcomer, type Person } from './people.ts'
import { put, putAll } from './put.ts'

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

/** Builds a whole small school in the middle of a quarter; every test has its own. Rows go table by table: it is quick. */
export async function buildWorld(pool: pg.Pool): Promise<World> {
  const db = await pool.connect()
  try {
    await db.query('begin')
    const world = await worldIn(db)
    await db.query('commit')
    return world
  } finally {
    db.release()
  }
}

async function worldIn(db: pg.PoolClient): Promise<World> {
  const subjects = await makeShared(db)
  const id = await makeSchool(db)
  const scheme = randomUUID()
  await putAll(db, 'time_scheme', [{ uuid: scheme, school_id: id, name: 'I', periods: bells }])
  const rooms = ['101', '102', '103'].map((number) => ({ school_id: id, number, name: '' }))
  const cabinets = await put<{ id: number; number: string }>(db, 'cabinet', rooms, 'id, number')
  const { people, colleague, students, stranger } = await makePeople(db, id)
  const group = (letter: string, lead_id: number | null) => ({
    school_id: id,
    academic_year: 2026,
    parallel: 7,
    letter,
    edu_lang: 'kz',
    lead_id,
    time_scheme_uuid: scheme,
  })
  const groups = [group('А', people['group-lead'].userId), group('Ә', null)]
  const [own, other] = await put<{ id: number }>(db, 'study_group', groups, 'id')
  const [groupId, otherId] = [own!.id, other!.id]
  const halves = await seat(db, id, groupId, otherId, subjects.english, { people, students, stranger })
  const plan = (subjectId: number, teacher: Person, subgroupId: number | null) =>
    newPlan(groupId, subjectId, subgroupId, teacher.userId)
  const plans = {
    algebra: plan(subjects.algebra, people.teacher, null),
    englishFirst: plan(subjects.english, people.teacher, halves.first),
    englishSecond: plan(subjects.english, colleague, halves.second),
    music: plan(subjects.music, colleague, null),
  }
  await putPlans(db, id, plans)
  return {
    id,
    scheme,
    people,
    colleague,
    students,
    halves,
    group: { id: groupId, label: '7А' },
    otherGroup: { id: otherId, label: '7Ә', student: stranger },
    cabinets,
    subjects,
    plans,
    lessons: await putLessons(db, id, plans, cabinets),
  }
}

const subjectNames = {
  algebra: ['Алгебра', 'Алгебра', 'Algebra'],
  english: ['Ағылшын тілі', 'Английский язык', 'English'],
  music: ['Музыка', 'Музыка', 'Music'],
}

/** What schools have in common: the first of them brings it. */
async function makeShared(db: pg.PoolClient): Promise<World['subjects']> {
  await db.query(
    `insert into region (id, kato, name) values (15, '710000000', '{"kz":"Астана","ru":"Астана","en":"Astana"}') on conflict do nothing`,
  )
  const day = JSON.stringify({ kz: 'Тәуелсіздік күні', ru: 'День Независимости', en: 'Independence Day' })
  await db.query(
    `insert into holiday (school_id, starts_on, ends_on, name) values (null, '2026-12-16', '2026-12-16', $1) on conflict do nothing`,
    [day],
  )
  const rows = Object.entries(subjectNames).map(([slug, [kz, ru, en]]) => ({
    slug: `test-${slug}`,
    name: { kz, ru, en },
  }))
  const { rows: upserted } = await db.query<{ id: number }>(
    `insert into subject (slug, name) select s.slug, s.name from jsonb_to_recordset($1::jsonb) as s (slug text, name jsonb)
     on conflict (slug) do update set slug = excluded.slug returning id`,
    [JSON.stringify(rows)],
  )
  const [algebra, english, music] = upserted.map(({ id }) => id)
  return { algebra: algebra!, english: english!, music: music! }
}

async function makeSchool(db: pg.PoolClient): Promise<number> {
  const name = { kz: `№${++serial} мектеп`, ru: `Школа №${serial}`, en: `School ${serial}` }
  const bin = `${process.pid}${Date.now()}${serial}`.slice(-12).padStart(12, '0')
  const [school] = await put<{ id: number }>(db, 'school', [{ bin, name, address: 'Абай 1', region_id: 15 }], 'id')
  const id = school!.id
  const dates = quarters.map(([quarter_id, starts_on, ends_on]) => ({ school_id: id, quarter_id, starts_on, ends_on }))
  await putAll(db, 'school_quarter', dates)
  await putAll(db, 'subscription', [{ school_id: id, type: 'school', status: 'active', expires_at: '2030-01-01' }])
  return id
}

type Inhabitants = Pick<World, 'people' | 'colleague' | 'students'> & { stranger: Person }

const outside = new Set<Role>([
  'parent',
  'department_worker',
  'region_worker',
  'country_worker',
  'monitoring_region_worker',
  'platform-admin',
])

async function makePeople(db: pg.PoolClient, schoolId: number): Promise<Inhabitants> {
  const one = (role: Role): Newcomer => {
    if (role === 'parent') return { role, regionId: 15, madeBySchool: schoolId }
    return { role, ...(outside.has(role) ? { regionId: 15 } : { schoolId }) }
  }
  const pupils = Array.from({ length: 6 }, () => one('student'))
  const all = await addPeople(db, [...roles.map(one), one('teacher'), ...pupils])
  const people = Object.fromEntries(roles.map((role, place) => [role, all[place]])) as Record<Role, Person>
  const [colleague, ...more] = all.slice(roles.length)
  return { people, colleague: colleague!, students: [people.student, ...more.slice(0, 5)], stranger: more[5]! }
}

/** Puts the pupils into their classes and into the halves for English. */
async function seat(
  db: pg.PoolClient,
  school_id: number,
  group_id: number,
  otherId: number,
  subject_id: number,
  { people, students, stranger }: Omit<Inhabitants, 'colleague'>,
): Promise<World['halves']> {
  const since = '2026-09-01'
  const own = students.map(({ userId }) => ({ school_id, group_id, student_id: userId, since }))
  await putAll(db, 'enrolment', [...own, { school_id, group_id: otherId, student_id: stranger.userId, since }])
  await putAll(db, 'guardianship', [
    { school_id, parent_id: people.parent.userId, student_id: people.student.userId, place: 1, since },
  ])
  const two = [1, 2].map((number) => ({ school_id, group_id, subject_id, number }))
  const [first, second] = (await put<{ id: number }>(db, 'subgroup', two, 'id')).map(({ id }) => id)
  const members = students.map(({ userId }, place) => ({ subgroup_id: place < 3 ? first : second, student_id: userId }))
  await putAll(
    db,
    'subgroup_member',
    members.map((member) => ({ ...member, school_id, group_id, subject_id, since })),
  )
  return { first: first!, second: second! }
}

const kinds = ['regular', 'regular', 'regular', 'regular', 'sor', 'soch'] as const

const newPlan = (groupId: number, subjectId: number, subgroupId: number | null, teacherId: number): Plan => ({
  uuid: randomUUID(),
  groupId,
  subjectId,
  subgroupId,
  teacherId,
  themes: kinds.map(() => randomUUID()),
})

async function putPlans(db: pg.PoolClient, school_id: number, plans: World['plans']): Promise<void> {
  const rows = Object.values(plans).map((plan) => ({
    uuid: plan.uuid,
    school_id,
    academic_year: 2026,
    group_id: plan.groupId,
    subject_id: plan.subjectId,
    subgroup_id: plan.subgroupId,
    teacher_id: plan.teacherId,
    score_type: plan === plans.music ? 'credit_halfyear' : 'mark_quarter',
    hours_per_week: 3,
  }))
  await putAll(db, 'calendar_plan', rows)
  const themes = Object.values(plans).flatMap((plan) =>
    kinds.map((entity_kind, place) => ({
      uuid: plan.themes[place],
      school_id,
      plan_uuid: plan.uuid,
      quarter_id: 20262,
      ordinal: place + 1,
      section: 'Бөлім 1',
      theme: `Тақырып ${place + 1}`,
      entity_kind,
      max_score: entity_kind === 'sor' ? 20 : entity_kind === 'soch' ? 25 : null,
      objectives: ['7.1.2.3'],
    })),
  )
  await putAll(db, 'plan_lesson', themes)
}

async function putLessons(
  db: pg.PoolClient,
  school_id: number,
  plans: World['plans'],
  cabinets: World['cabinets'],
): Promise<World['lessons']> {
  const lesson = (
    plan: Plan,
    on_date: string,
    bell: number,
    theme: number,
    cabinet: number,
    part: number | null = null,
  ) => ({
    uuid: randomUUID(),
    school_id,
    quarter_id: 20262,
    group_id: plan.groupId,
    subgroup_id: plan.subgroupId,
    subgroup_number: part,
    subject_id: plan.subjectId,
    plan_uuid: plan.uuid,
    plan_lesson_uuid: plan.themes[theme],
    teacher_id: plan.teacherId,
    cabinet_id: cabinets[cabinet]!.id,
    on_date,
    starts: bells[bell - 1]!.start,
    ends: bells[bell - 1]!.end,
  })
  const lessons = {
    mondayAlgebra: lesson(plans.algebra, '2026-11-16', 1, 0, 0),
    wednesdayAlgebra: lesson(plans.algebra, '2026-11-18', 1, 1, 0),
    fridayAlgebra: lesson(plans.algebra, '2026-11-20', 1, 2, 0),
    wednesdayEnglishFirst: lesson(plans.englishFirst, '2026-11-18', 2, 0, 1, 1),
    wednesdayEnglishSecond: lesson(plans.englishSecond, '2026-11-18', 2, 0, 2, 2),
    sor: lesson(plans.algebra, '2026-11-13', 1, 4, 0),
    soch: lesson(plans.algebra, '2026-11-17', 3, 5, 0),
  }
  await putAll(db, 'lesson', Object.values(lessons))
  return Object.fromEntries(Object.entries(lessons).map(([name, { uuid }]) => [name, uuid])) as World['lessons']
}
