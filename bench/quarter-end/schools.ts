import { localDay } from '@qalam/contract/kernel/calendar.ts'
import pg from 'pg'
import { demoCalendar, weeksOf } from '../../seed/calendar.ts'
import { demoPlan } from '../../seed/plan.ts'
import { mainSchool, otherSchools } from '../../seed/schools.ts'
import { bringIn } from '../../server/src/modules/school-import/public.ts'
import { workbookOf } from '../../server/src/modules/school-import/reading/workbook-of.ts'
import type { Actor } from '../../server/src/platform/actor.ts'
import { kyselyOver } from '../../server/src/platform/db/db.ts'
import { readBeyondSchools } from '../../server/src/beyond-schools.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { signedIn } from '../school.ts'

/** Six classes of twenty-five. */
const classes = [5, 6, 7, 8].flatMap((parallel, index) =>
  (index < 2 ? ['А', 'Ә'] : ['А']).map((letter) => ({ parallel, letter, pupils: 25, shift: 1 as const })),
)
/** Those whose people have numbers that lie apart. */
const plain = [mainSchool, ...otherSchools.filter(({ seed }) => seed !== 50)]

type Lesson = { teacher: Actor; lesson: string; students: number[] }
export type QuarterEnd = {
  schools: number
  students: Actor[]
  /** Begun lessons of the present quarter, unmarked, one of each teacher. */
  unmarked: Lesson[]
  /** Teachers with at least forty such lessons, with forty of each. */
  queues: { teacher: Actor; schoolId: number; lessons: { uuid: string; students: number[] }[] }[]
  /** Plans whose last quarter may be closed: every student has its mark. */
  plans: { uuid: string; teacher: Actor }[]
  period: string
}

/** Several schools in one database, the quarter before the present one over, marked and not closed. */
export async function fillSchools(url: string, now: Date): Promise<QuarterEnd> {
  const pool = new pg.Pool({ connectionString: url })
  await migrate(pool, await readBeyondSchools())
  const db = kyselyOver(pool)
  const calendar = demoCalendar(localDay(now))
  const ids: number[] = []
  for (const one of plain) {
    const workbook = await workbookOf(demoPlan({ ...one, classes, year: calendar.year, weeks: weeksOf(calendar) }))
    const options = { keepGood: false, now, calendar, withAccess: false }
    const outcome = await db.transaction().execute((inside) => bringIn(inside, workbook, options))
    if (outcome.state !== 'imported') throw new Error(JSON.stringify(outcome.findings.slice(0, 5)))
    ids.push(outcome.schoolId)
  }
  const over = calendar.quarters.findLast(({ endsOn }) => endsOn < localDay(now))
  if (!over) throw new Error('No quarter of this year is over yet: there is nothing to close.')
  await live(pool, ids, over.id)
  const measured = await measuredIn(pool, { ids, quarterId: over.id, today: localDay(now) })
  await pool.end()
  return measured
}

/** Subscriptions, the marks of the quarter that is over, and a mark of the period for everybody. */
async function live(pool: pg.Pool, ids: number[], quarterId: number): Promise<void> {
  await pool.query(
    `insert into subscription (school_id, type, status, expires_at)
     select id, 'school', 'active', now() + interval '9 years' from unnest($1::int[]) id`,
    [ids],
  )
  await pool.query(
    `insert into mark (school_id, lesson_uuid, student_id, score, sign, comment, version, updated_by, updated_at)
     select l.school_id, l.uuid, e.student_id, 4 + (e.student_id + extract(day from l.on_date)::int) % 7, null, '', 1,
       l.teacher_id, l.on_date + l.ends
     from lesson l join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id
     where l.school_id = any($1) and l.quarter_id = $2 and l.subgroup_id is null`,
    [ids, quarterId],
  )
  const given = `from calendar_plan c join enrolment e on e.school_id = c.school_id and e.group_id = c.group_id
     where c.school_id = any($1) and c.score_type = 'mark_quarter' and c.subgroup_id is null`
  await pool.query(
    `insert into period_mark (school_id, plan_uuid, student_id, period, uuid, score, comment, version, updated_by, updated_at)
     select c.school_id, c.uuid, e.student_id, $2, gen_random_uuid(), 4, 'bench', 1, c.teacher_id, now() ${given}`,
    [ids, `q${quarterId % 10}`],
  )
  await pool.query(
    `insert into period_mark_event (school_id, operation_id, plan_uuid, student_id, period, version, score, comment, by_user_id, at)
     select c.school_id, gen_random_uuid(), c.uuid, e.student_id, $2, 1, 4, 'bench', c.teacher_id, now() ${given}`,
    [ids, `q${quarterId % 10}`],
  )
  await pool.query('vacuum analyze')
}

type Asked = { ids: number[]; quarterId: number; today: string }

/** Lessons of the present that have begun and hold nothing, with their class. */
const unmarkedLessons = `select l.school_id, l.uuid, l.teacher_id, l.on_date, l.starts,
    (select array_agg(e.student_id order by e.student_id) from enrolment e
      where e.school_id = l.school_id and e.group_id = l.group_id) as students
  from lesson l join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid
  where l.school_id = any($1) and l.subgroup_id is null and l.on_date < $2::date and l.quarter_id > $3
    and c.score_type like 'mark%'`

async function measuredIn(pool: pg.Pool, { ids, quarterId, today }: Asked): Promise<QuarterEnd> {
  type Row = { teacher: number; schoolId: number; uuid: string; students: number[] }
  const { rows: lessons } = await pool.query<Row>(
    `select u.teacher_id as teacher, u.school_id as "schoolId", u.uuid, u.students from (${unmarkedLessons}) u
     order by u.school_id, u.teacher_id, u.on_date, u.starts, u.uuid`,
    [ids, today, quarterId],
  )
  const { rows: plans } = await pool.query<{ uuid: string; teacher: number }>(
    `select c.uuid, c.teacher_id as teacher from calendar_plan c
     where c.school_id = any($1) and c.score_type = 'mark_quarter' and c.subgroup_id is null order by c.uuid`,
    [ids],
  )
  const { rows: students } = await pool.query<{ id: number }>(
    `select student_id as id from (select student_id, row_number() over (partition by school_id order by student_id) as place
       from enrolment where school_id = any($1)) e where place % 25 = 1 order by student_id limit 24`,
    [ids],
  )
  const wanted = [...lessons, ...plans].map(({ teacher }) => teacher).concat(students.map(({ id }) => id))
  const actors = await signedIn(pool, [...new Set(wanted)])
  const of = (id: number): Actor => {
    const actor = actors.get(id)
    if (!actor) throw new Error(`Nobody with id ${id}`)
    return actor
  }
  const byTeacher = [...Map.groupBy(lessons, ({ teacher }) => teacher)]
  return {
    schools: ids.length,
    students: students.map(({ id }) => of(id)),
    unmarked: byTeacher.flatMap(([teacher, own]) => {
      const last = own.at(-1)
      return last ? [{ teacher: of(teacher), lesson: last.uuid, students: last.students }] : []
    }),
    queues: byTeacher
      .filter(([, own]) => own.length > 40)
      .slice(0, 3)
      .map(([teacher, own]) => ({
        teacher: of(teacher),
        schoolId: own[0]?.schoolId ?? 0,
        lessons: own.slice(0, 40).map(({ uuid, students: pupils }) => ({ uuid, students: pupils })),
      })),
    plans: plans.map(({ uuid, teacher }) => ({ uuid, teacher: of(teacher) })),
    period: `q${quarterId % 10}`,
  }
}
