import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { demoCalendar, weeksOf } from '../seed/calendar.ts'
import { demoPlan } from '../seed/plan.ts'
import { mainSchool } from '../seed/schools.ts'
import { bringIn } from '../server/src/modules/school-import/public.ts'
import { workbookOf } from '../server/src/modules/school-import/reading/workbook-of.ts'
import type { Actor } from '../server/src/platform/actor.ts'
import { writeNews } from './articles.ts'
import { writeTalk } from './talks.ts'
import { kyselyOver } from '../server/src/platform/db/db.ts'
import { readBeyondSchools } from '../server/src/beyond-schools.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'

const usualLetters = ['А', 'Ә', 'Б']
const marks = 216_000

/** 30 groups of 30 in the parallels 2 to 11; the generator finds about sixty teachers for them. */
const classesWith = (letters: readonly string[]) =>
  Array.from({ length: 10 }, (_, index) => index + 2).flatMap((parallel) =>
    letters.map((letter, index) => ({
      parallel,
      letter,
      pupils: 30,
      shift: index >= 2 ? (2 as const) : (1 as const),
      ...(parallel > 9 && { faculty: 'emn' as const }),
    })),
  )

/** The workbook of the measured school; more letters are more students. */
export function benchWorkbook(now: Date, letters: readonly string[] = usualLetters): Promise<Uint8Array> {
  const classes = classesWith(letters)
  const calendar = demoCalendar(localDay(now))
  return workbookOf(demoPlan({ ...mainSchool, classes, year: calendar.year, weeks: weeksOf(calendar) }))
}

export type Teacher = Actor & { lessonsThisWeek: number }
export type Class30 = { planUuid: string; teacher: Teacher; quarterId: number; lessons: string[]; students: number[] }
export type Measured = {
  counts: Record<string, number>
  /** Teachers with a full week. */
  teachers: Teacher[]
  /** Plans of whole groups, with at least 20 lessons of the marked quarter. */
  grids: Class30[]
  /** Lessons that have begun, of one teacher each, nothing marked in them yet. */
  unmarked: { teacher: Teacher; lesson: string; students: number[] }[]
  students: Actor[]
  /** Those who run the school. */
  deputies: Actor[]
  /** News that students read. */
  articleIds: string[]
  /** The talk of the whole staff. */
  talkUuid: string
}

/** Migrates the database and fills it: the school by its import, the marks by one statement. */
export async function fillSchool(url: string, workbook: Uint8Array, now: Date): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool, await readBeyondSchools())
  const db = kyselyOver(pool)
  const options = { keepGood: false, now, calendar: demoCalendar(localDay(now)), withAccess: false }
  const outcome = await db.transaction().execute((inside) => bringIn(inside, workbook, options))
  if (outcome.state !== 'imported') throw new Error(JSON.stringify(outcome.findings.slice(0, 5)))
  await pool.query(
    `insert into subscription (school_id, type, status, expires_at) values ($1, 'school', 'active', now() + interval '9 years')`,
    [outcome.schoolId],
  )
  await giveMarks(pool, outcome.schoolId)
  const articleIds = await writeNews(pool, outcome.schoolId)
  const talkUuid = await writeTalk(pool, outcome.schoolId)
  await pool.query('vacuum analyze')
  const measured = await measuredIn(pool, outcome.schoolId, localDay(now))
  await pool.end()
  return { ...measured, articleIds, talkUuid }
}

/** The first lessons of the year that make 216,000 marks, an event for each. */
async function giveMarks(pool: pg.Pool, schoolId: number): Promise<void> {
  await pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
     select l.school_id, l.uuid, e.student_id, 4 + (e.student_id + extract(day from l.on_date)::int) % 7, null, '', 1,
       l.teacher_id, l.on_date + l.ends
     from lesson l
     join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id and (l.subgroup_id is null or exists (
       select from subgroup_member b where b.school_id = l.school_id and b.subgroup_id = l.subgroup_id and b.student_id = e.student_id
         and b.since <= l.on_date and (b.until is null or b.until > l.on_date)))
     where l.school_id = $1
     order by l.on_date, l.starts, l.uuid limit $2`,
    [schoolId, marks],
  )
  await pool.query(
    `insert into mark_event (operation_id, school_id, lesson_uuid, student_id, base_version, version, score, by_user_id, at)
     select gen_random_uuid(), m.school_id, m.lesson_uuid, m.student_id, 0, 1, m.score, m.updated_by, m.updated_at
     from mark m where m.school_id = $1`,
    [schoolId],
  )
}

async function measuredIn(
  pool: pg.Pool,
  schoolId: number,
  today: string,
): Promise<Omit<Measured, 'articleIds' | 'talkUuid'>> {
  const { rows: counted } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from enrolment) as students, (select count(*)::int from study_group) as groups,
      (select count(distinct teacher_id)::int from lesson) as teachers, (select count(*)::int from lesson) as lessons,
      (select count(*)::int from mark) as marks`,
  )
  const { rows: teachers } = await pool.query<{ id: number; lessons: number }>(
    `select teacher_id as id, count(*)::int as lessons from lesson
     where school_id = $1 and date_trunc('week', on_date) = date_trunc('week', $2::date)
     group by 1 order by 2 desc, 1 limit 8`,
    [schoolId, today],
  )
  const { rows: grids } = await pool.query<Omit<Class30, 'teacher'> & { teacherId: number }>(
    `select l.plan_uuid as "planUuid", l.teacher_id as "teacherId", l.quarter_id as "quarterId",
       array_agg(l.uuid order by l.on_date, l.starts) as lessons,
       (select array_agg(e.student_id) from enrolment e where e.school_id = $1 and e.group_id = min(l.group_id)) as students
     from lesson l where l.school_id = $1 and l.subgroup_id is null
       and exists (select from mark m where m.school_id = $1 and m.lesson_uuid = l.uuid)
     group by 1, 2, 3 having count(*) >= 20 order by abs(count(*) - 20), 1 limit 8`,
    [schoolId],
  )
  const { rows: unmarked } = await pool.query<{ teacherId: number; lesson: string; students: number[] }>(
    `select distinct on (l.teacher_id) l.teacher_id as "teacherId", l.uuid as lesson,
       (select array_agg(e.student_id order by e.student_id) from enrolment e where e.school_id = l.school_id and e.group_id = l.group_id) as students
     from lesson l join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
     where l.school_id = $1 and l.subgroup_id is null and l.on_date < $2::date and c.score_type like 'mark%'
       and not exists (select from mark m where m.school_id = $1 and m.lesson_uuid = l.uuid)
     order by l.teacher_id, l.on_date desc limit 32`,
    [schoolId, today],
  )
  const { rows: students } = await pool.query<{ id: number }>(
    'select student_id as id from enrolment where school_id = $1 order by group_id, student_id limit 900',
    [schoolId],
  )
  const { rows: deputies } = await pool.query<{ id: number }>(
    `select id from app_user where school_id = $1 and role in ('zavuch', 'director') order by id`,
    [schoolId],
  )
  const wanted = [
    ...teachers,
    ...deputies,
    ...grids.map(({ teacherId }) => ({ id: teacherId })),
    ...unmarked.map(({ teacherId }) => ({ id: teacherId })),
  ]
  const actors = await signedIn(pool, [
    ...new Set([...wanted, ...students.filter((_, index) => index % 110 === 0)].map(({ id }) => id)),
  ])
  const of = (id: number): Actor => {
    const actor = actors.get(id)
    if (!actor) throw new Error(`Nobody with id ${id}`)
    return actor
  }
  const teacherOf = (id: number): Teacher => ({
    ...of(id),
    lessonsThisWeek: teachers.find((one) => one.id === id)?.lessons ?? 0,
  })
  return {
    counts: counted[0] ?? {},
    teachers: teachers.map(({ id }) => teacherOf(id)),
    grids: grids.map(({ teacherId, ...grid }) => ({ ...grid, teacher: teacherOf(teacherId) })),
    unmarked: unmarked.map(({ teacherId, ...one }) => ({ ...one, teacher: teacherOf(teacherId) })),
    students: students
      .filter((_, index) => index % 110 === 0)
      .slice(0, 8)
      .map(({ id }) => of(id)),
    deputies: deputies.map(({ id }) => of(id)),
  }
}

/** Living sessions of these people. */
export async function signedIn(pool: pg.Pool, ids: number[]): Promise<Map<number, Actor>> {
  await pool.query(
    `insert into account (person_id, login, password_hash, default_password, made_by_school)
     select u.person_id, 'bench-' || u.person_id, 'none', false, u.school_id from app_user u
     where u.id = any($1) and not exists (select from account a where a.person_id = u.person_id)`,
    [ids],
  )
  const { rows } = await pool.query<Actor>(
    `with opened as (
       insert into session (id, account_id, user_id, created_at, seen_at)
       select gen_random_uuid(), a.id, u.id, now(), now()
       from app_user u join account a on a.person_id = u.person_id where u.id = any($1)
       returning id, account_id, user_id)
     select o.id as "sessionId", o.account_id as "accountId", u.id as "userId", u.person_id as "personId",
       coalesce(u.subrole, u.role) as role, u.school_id as "schoolId", coalesce(u.region_id, s.region_id) as "regionId",
       coalesce(u.department_id, s.department_id) as "departmentId"
     from opened o join app_user u on u.id = o.user_id left join school s on s.id = u.school_id`,
    [ids],
  )
  return new Map(rows.map((actor) => [actor.userId, actor]))
}

/** For a look at the data by hand: `node bench/school.ts <file>` writes the workbook. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(process.argv[2] ?? `bench-${randomUUID()}.xlsx`, await benchWorkbook(new Date()))
