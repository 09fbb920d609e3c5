import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bare, concat, list, object, plain, truth } from '#platform/db/json.ts'

/** A lesson that operations are about, with everything that decides whether it may be marked. */
export type MarkedLesson = {
  uuid: string
  planUuid: string
  teacherId: number
  planTeacherId: number
  scoreType: ScoreType
  parallel: number
  maxScore: number
  begun: boolean
  /** The last day of the lesson's quarter, yyyy-MM-dd. */
  lastDay: string
  /** Of the students asked about, those in the group, and in its subgroup if the lesson has one, on the day. */
  students: number[]
}

/** A cell of the journal. */
export type Place = { lesson: string; student: number }
export const keyOf = ({ lesson, student }: Place): string => `${lesson}:${student}`

/** A value as the database holds it. */
export type Value = { score: number | null; sign: Sign | null; comment: string }

/** What a cell holds, who wrote it and when. */
export type Written = Value & { version: number; by: string | null; at: string | null }

/** `me` is the name of the caller. */
export type Marked = { lessons: MarkedLesson[]; me: string }

const lessons = list(
  object({
    uuid: plain('t.uuid'),
    planUuid: plain('t.plan_uuid'),
    teacherId: bare('t.teacher_id'),
    planTeacherId: bare('t.plan_teacher_id'),
    scoreType: plain('t.score_type'),
    parallel: bare('t.parallel'),
    maxScore: bare('t.max_score'),
    begun: truth('t.begun'),
    lastDay: plain('t.last_day'),
    students: bare('t.students'),
  }),
  't.uuid',
)

type Operation = { operationId: string; scheduleUuid: string; userId: number }
export type CellsAsked = {
  schoolId: number
  userId: number
  today: string
  clock: string
  operations: readonly Operation[]
}

const cellsOf = (operations: readonly Operation[]) => ({
  uuids: [...new Set(operations.map(({ scheduleUuid }) => scheduleUuid))],
  students: [...new Set(operations.map(({ userId }) => userId))],
})

/** All that a batch of operations is judged by, but for what their cells hold: the write itself looks at that. */
export async function markedLessons(db: Db, asked: CellsAsked): Promise<Marked> {
  const { schoolId, userId, today, clock, operations } = asked
  const { uuids, students } = cellsOf(operations)
  const { rows } = await sql<Marked>`/*journal-marked*/ with asked as materialized (
      select ${schoolId}::int as school, ${userId}::int as me, ${today}::date as today, ${clock}::time as clock,
        ${uuids}::uuid[] as lessons, ${students}::int[] as students
    ), t as (
      select l.uuid, l.plan_uuid, l.teacher_id, c.teacher_id as plan_teacher_id, c.score_type, g.parallel,
        coalesce(p.max_score, 10) as max_score, (l.on_date, l.starts) <= (a.today, a.clock) as begun,
        coalesce(q.ends_on, l.on_date) as last_day,
        (select coalesce(json_agg(e.student_id), '[]') from enrolment e
          where e.school_id = l.school_id and e.group_id = l.group_id and e.student_id = any(a.students)
            and e.since <= l.on_date and (e.until is null or e.until > l.on_date)
            and (l.subgroup_id is null or exists (select 1 from subgroup_member b
              where b.subgroup_id = l.subgroup_id and b.student_id = e.student_id))) as students
      from asked a
      join lesson l on l.school_id = a.school and l.uuid = any(a.lessons)
      join calendar_plan c on c.uuid = l.plan_uuid
      join study_group g on g.id = l.group_id
      left join plan_lesson p on p.uuid = l.plan_lesson_uuid
      left join school_quarter q on q.school_id = l.school_id and q.quarter_id = l.quarter_id
    )
    select (select ${sql.raw(concat(lessons))}::json from t) as lessons,
      (select concat_ws(' ', p.surname, p.firstname)
        from asked a join app_user u on u.id = a.me join person p on p.id = u.person_id) as me`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without from gave no row')
  return row
}

/** What the cells of operations hold, by lesson and student: asked only about those that were not simply stored. */
export async function writtenCells(
  db: Db,
  schoolId: number,
  operations: readonly Operation[],
): Promise<Map<string, Written>> {
  const { uuids, students } = cellsOf(operations)
  const { rows } = await sql<
    Value & Place & { version: number; by: string; at: Date }
  >`/*journal-written*/ select m.lesson_uuid as lesson, m.student_id as student,
      m.score, m.sign, m.comment, m.version, concat_ws(' ', p.surname, p.firstname) as by, m.updated_at as at
    from mark m
    join app_user u on u.id = m.updated_by
    join person p on p.id = u.person_id
    where m.school_id = ${schoolId} and m.lesson_uuid = any(${uuids}::uuid[])
      and m.student_id = any(${students}::int[])`.execute(db)
  return new Map(
    rows.map(({ lesson, student, at, ...value }) => [keyOf({ lesson, student }), { ...value, at: at.toISOString() }]),
  )
}

/** The operation of an id that was used before. */
export type Used = Value & { id: string; schoolId: number; lesson: string; student: number; base: number; by: number }

/** Which of the ids were used before, and for what: asked only about operations that were not simply stored. */
export async function usedBefore(db: Db, operations: readonly { operationId: string }[]): Promise<Map<string, Used>> {
  const ids = operations.map(({ operationId }) => operationId)
  const { rows } = await sql<Used>`/*journal-used*/ select e.operation_id as id, e.school_id as "schoolId",
      e.lesson_uuid as lesson, e.student_id as student, e.base_version as base, e.score, e.sign, e.comment,
      e.by_user_id as by
    from mark_event e where e.operation_id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
