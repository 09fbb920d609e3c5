import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bare, concat, list, object, plain, said, truth, when } from '#platform/db/json.ts'

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

/** A value as the database holds it. */
export type Value = { score: number | null; sign: Sign | null; comment: string }

/** What a cell holds, who wrote it and when. */
export type Written = Value & { lesson: string; student: number; version: number; by: string; at: string }

/** `me` is the name of the caller. */
export type CellsNow = { lessons: MarkedLesson[]; written: Written[]; me: string }

/** The same before the names of those who wrote stand beside the cells: they are few, the cells many. */
type CellsRow = {
  lessons: MarkedLesson[]
  written: (Omit<Written, 'by'> & { by: number })[]
  people: Record<number, string>
}

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

const written = list(
  object({
    lesson: plain('w.lesson_uuid'),
    student: bare('w.student_id'),
    score: bare(`coalesce(w.score::text, 'null')`),
    sign: when('w.sign is not null', plain('w.sign')),
    comment: said('w.comment'),
    version: bare('w.version'),
    by: bare('w.updated_by'),
    at: said('w.updated_at'),
  }),
  'w.student_id',
)

export type CellsAsked = {
  schoolId: number | null
  userId: number
  today: string
  clock: string
  operations: readonly { operationId: string; scheduleUuid: string; userId: number }[]
}

/** All that a batch of operations is judged by, read in one statement. */
export async function cellsNow(db: Db, asked: CellsAsked): Promise<CellsNow> {
  const { schoolId, userId, today, clock, operations } = asked
  const uuids = [...new Set(operations.map(({ scheduleUuid }) => scheduleUuid))]
  const students = [...new Set(operations.map((operation) => operation.userId))]
  const { rows } = await sql<CellsRow>`/*journal-cells*/ with asked as materialized (
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
    ), w as materialized (
      select m.lesson_uuid, m.student_id, m.score, m.sign, m.comment, m.version, m.updated_by, m.updated_at
      from asked a
      join mark m on m.school_id = a.school and m.lesson_uuid = any(a.lessons) and m.student_id = any(a.students)
    )
    select (select ${sql.raw(concat(lessons))}::json from t) as lessons,
      (select ${sql.raw(concat(written))}::json from w) as written,
      (select json_object_agg(u.id, concat_ws(' ', p.surname, p.firstname))
        from app_user u join person p on p.id = u.person_id
        where u.id = any(array(select a.me from asked a union select w.updated_by from w))) as people`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without from gave no row')
  const { people } = row
  const nameOf = (id: number) => people[id] ?? ''
  return {
    lessons: row.lessons,
    written: row.written.map((cell) => ({ ...cell, by: nameOf(cell.by) })),
    me: nameOf(userId),
  }
}

/** The operation of an id that was used before. */
export type Used = Value & { id: string; schoolId: number; lesson: string; student: number; base: number; by: number }

/** Which of the ids were used before, and for what: asked only about operations that were not simply stored. */
export async function usedBefore(db: Db, ids: readonly string[]): Promise<Used[]> {
  const { rows } = await sql<Used>`/*journal-used*/ select e.operation_id as id, e.school_id as "schoolId",
      e.lesson_uuid as lesson, e.student_id as student, e.base_version as base, e.score, e.sign, e.comment,
      e.by_user_id as by
    from mark_event e where e.operation_id = any(${ids}::uuid[])`.execute(db)
  return rows
}
