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
}

/** A value as the database holds it. */
export type Value = { score: number | null; sign: Sign | null; comment: string }

/** The operation of an id that was used before. */
export type Used = Value & { schoolId: number; lesson: string; student: number; base: number; by: number }

export type CellNow = {
  lesson: string
  student: number
  /** In the group, and in the subgroup if the lesson has one, on the day of the lesson. */
  belongs: boolean
  mark: (Value & { version: number; by: string; at: string }) | null
}

export type CellsNow = {
  lessons: MarkedLesson[]
  cells: CellNow[]
  used: (Used & { id: string })[]
  guardians: number[]
  me: string
}

/** The same before the names of those who wrote the cells stand beside them: they are few, the cells many. */
type CellsRow = Omit<CellsNow, 'cells' | 'me'> & {
  cells: (Omit<CellNow, 'mark'> & { mark: (Value & { version: number; by: number; at: string }) | null })[]
  people: Record<number, string>
}

const cells = list(
  object({
    lesson: plain('state.l'),
    student: bare('state.u'),
    belongs: truth('state.belongs'),
    mark: when(
      'state.version is not null',
      object({
        score: bare(`coalesce(state.score::text, 'null')`),
        sign: when('state.sign is not null', plain('state.sign')),
        comment: said('state.comment'),
        version: bare('state.version'),
        by: bare('state.updated_by'),
        at: said('state.updated_at'),
      }),
    ),
  }),
  'state.u',
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
  const { schoolId, userId, today, clock } = asked
  const wanted = JSON.stringify(
    asked.operations.map((operation) => ({
      o: operation.operationId,
      l: operation.scheduleUuid,
      u: operation.userId,
    })),
  )
  const { rows } = await sql<CellsRow>`/*journal-cells*/ with op as materialized (
      select * from json_to_recordset(${wanted}::json) as op (o uuid, l uuid, u integer)
    ), cell as materialized (select distinct op.l, op.u from op),
    taught as materialized (
      select l.uuid, l.plan_uuid, l.teacher_id, c.teacher_id as plan_teacher_id, c.score_type, g.parallel,
        coalesce(t.max_score, 10) as max_score, (l.on_date, l.starts) <= (${today}::date, ${clock}::time) as begun,
        coalesce(q.ends_on, l.on_date) as last_day, l.group_id, l.subgroup_id, l.on_date
      from lesson l
      join calendar_plan c on c.uuid = l.plan_uuid
      join study_group g on g.id = l.group_id
      left join plan_lesson t on t.uuid = l.plan_lesson_uuid
      left join school_quarter q on q.school_id = l.school_id and q.quarter_id = l.quarter_id
      where l.school_id = ${schoolId}::int and l.uuid = any(array(select distinct op.l from op))
    ), state as materialized (
      select cell.l, cell.u, m.score, m.sign, m.comment, m.version, m.updated_by, m.updated_at,
        exists (select 1 from enrolment e
          where e.student_id = cell.u and e.group_id = t.group_id
            and e.since <= t.on_date and (e.until is null or e.until > t.on_date))
          and (t.subgroup_id is null or exists (select 1 from subgroup_member b
            where b.subgroup_id = t.subgroup_id and b.student_id = cell.u)) as belongs
      from cell
      join taught t on t.uuid = cell.l
      left join mark m on m.school_id = ${schoolId}::int and m.lesson_uuid = cell.l and m.student_id = cell.u
    )
    select
      (select coalesce(json_agg(json_build_object('uuid', t.uuid, 'planUuid', t.plan_uuid, 'teacherId', t.teacher_id,
          'planTeacherId', t.plan_teacher_id, 'scoreType', t.score_type, 'parallel', t.parallel,
          'maxScore', t.max_score, 'begun', t.begun, 'lastDay', t.last_day)), '[]') from taught t) as lessons,
      (select ${sql.raw(concat(cells))}::json from state) as cells,
      (select coalesce(json_agg(json_build_object('id', e.operation_id, 'schoolId', e.school_id,
          'lesson', e.lesson_uuid, 'student', e.student_id, 'base', e.base_version, 'score', e.score,
          'sign', e.sign, 'comment', e.comment, 'by', e.by_user_id)), '[]')
        from mark_event e where e.operation_id = any(array(select op.o from op))) as used,
      (select coalesce(json_agg(distinct b.parent_id), '[]') from cell join guardian b on b.student_id = cell.u) as guardians,
      (select json_object_agg(u.id, concat_ws(' ', p.surname, p.firstname))
        from app_user u join person p on p.id = u.person_id
        where u.id = any(array(select distinct state.updated_by from state) || ${userId}::int)) as people`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without from gave no row')
  const { people, ...now } = row
  return {
    ...now,
    me: people[userId] ?? '',
    cells: now.cells.map(({ mark, ...cell }) => ({
      ...cell,
      mark: mark && { ...mark, by: people[mark.by] ?? '' },
    })),
  }
}
