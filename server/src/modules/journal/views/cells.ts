import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bare, clock, concat, object, plain } from '#platform/db/json.ts'

/** A lesson that operations are about. */
export type MarkedLesson = {
  uuid: string
  schoolId: number
  planUuid: string
  teacherId: number
  quarterId: number
  /** yyyy-MM-dd */
  date: string
  /** HH:mm */
  starts: string
  maxScore: number
}

/** A cell of the journal. */
export type Place = { lesson: string; student: number }
export const keyOf = ({ lesson, student }: Place): string => `${lesson}:${student}`

/** A value as the database holds it. */
export type Value = { score: number | null; sign: Sign | null; comment: string }

/** What a cell holds, who wrote it and when. */
export type Written = Value & { version: number; by: string | null; at: string | null }

type Operation = { operationId: string; scheduleUuid: string; userId: number }

const said = concat(
  object({
    uuid: plain('l.uuid'),
    schoolId: bare('l.school_id'),
    planUuid: plain('l.plan_uuid'),
    teacherId: bare('l.teacher_id'),
    quarterId: bare('l.quarter_id'),
    date: plain('l.on_date'),
    starts: plain(clock('l.starts')),
    maxScore: bare('coalesce(p.max_score, 10)'),
  }),
)

type Asked = { schoolIds: readonly number[]; userIds: readonly number[]; uuids: readonly string[] }
type Surroundings = {
  /** The lessons that there are; `said` is the text by which a change of one would be seen. */
  lessons: { said: string; lesson: MarkedLesson }[]
  /** Editions of the schools and names of the writers by id. */
  editions: Record<string, number>
  names: Record<string, string>
}

/** The lessons that some calls are about, the editions of the schools and the names of the writers. */
export async function markedLessons(db: Db, { schoolIds, userIds, uuids }: Asked): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`/*journal-marked*/
    with a as materialized (
      select ${schoolIds}::int[] as schools, ${userIds}::int[] as writers, ${uuids}::uuid[] as lessons
    )
    select (select coalesce(json_agg(json_build_object('said', x.said, 'lesson', x.said::json)), '[]')
        from (
          select ${sql.raw(said)} as said
          from a
          join lesson l on l.uuid = any(a.lessons)
          left join plan_lesson p on p.uuid = l.plan_lesson_uuid
        ) x) as lessons,
      (select coalesce(json_object_agg(e.school_id, e.edition), '{}')
        from a join school_edition e on e.school_id = any(a.schools)) as editions,
      (select coalesce(json_object_agg(u.id, concat_ws(' ', p.surname, p.firstname)), '{}')
        from a join app_user u on u.id = any(a.writers) join person p on p.id = u.person_id) as names`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without from gave no row')
  return row
}

/** What lessons said when they were read, by uuid, and the editions of their schools then. */
export type Seen = {
  lessons: ReadonlyMap<string, string>
  editions: readonly { schoolId: number; edition: number }[]
}

/** How many of the lessons and of the schools stand as they were seen: part of a statement that writes. */
export const unchanged = ({ lessons, editions }: Seen) => sql`(
      select count(*) from unnest(${[...lessons.keys()]}::uuid[], ${[...lessons.values()]}::text[]) as seen (uuid, said)
      join lesson l on l.uuid = seen.uuid
      left join plan_lesson p on p.uuid = l.plan_lesson_uuid
      where ${sql.raw(said)} = seen.said
    ) + (
      select count(*) from unnest(${editions.map(({ schoolId }) => schoolId)}::int[],
        ${editions.map(({ edition }) => edition)}::bigint[]) as seen (id, edition)
      join school_edition e on e.school_id = seen.id and e.edition = seen.edition
    )`

/** What the cells of operations hold, by lesson and student: asked only about those that were not simply stored. */
export async function writtenCells(
  db: Db,
  schoolId: number,
  operations: readonly Operation[],
): Promise<Map<string, Written>> {
  const uuids = [...new Set(operations.map(({ scheduleUuid }) => scheduleUuid))]
  const students = [...new Set(operations.map(({ userId }) => userId))]
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
