import type { Sign } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type MarkLine = {
  attempt: string
  lessonUuid: string
  score: number | null
  version: number
  planUuid: string
  /** 1…4. */
  quarter: number
  kind: string
  max: number
}

/** What stands in the journal for the students of these attempts, in the lesson of each. */
export async function marksOf(db: Db, schoolId: number, attempts: readonly string[]): Promise<MarkLine[]> {
  const { rows } = await sql<MarkLine>`select a.uuid as attempt, s.lesson_uuid as "lessonUuid", m.score, m.version,
      l.plan_uuid as "planUuid", l.quarter_id % 10 as quarter, coalesce(t.entity_kind, 'regular') as kind,
      coalesce(t.max_score, 10)::int as max
    from attempt a join sitting s on s.school_id = a.school_id and s.uuid = a.sitting_uuid
    join mark m on m.school_id = s.school_id and m.lesson_uuid = s.lesson_uuid and m.student_id = a.student_id
    join class_lesson l on l.school_id = s.school_id and l.uuid = s.lesson_uuid
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where a.school_id = ${schoolId} and a.uuid = any (${attempts}::uuid[])`.execute(db)
  return rows
}

/** The last write of a cell, and what stood there before it. */
export type LastWrite = {
  studentId: number
  operation: string
  version: number
  base: number
  score: number | null
  scoreBefore: number | null
  signBefore: Sign | null
}

/** Who wrote the cells of a lesson last, by student. */
export async function lastWrites(
  db: Db,
  schoolId: number,
  lessonUuid: string,
  students: readonly number[],
): Promise<Map<number, LastWrite>> {
  const { rows } = await sql<LastWrite>`select e.student_id as "studentId", e.operation_id as operation, e.version,
      e.base_version as base, e.score, b.score as "scoreBefore", b.sign as "signBefore"
    from mark m join mark_event e on e.school_id = m.school_id and e.lesson_uuid = m.lesson_uuid
      and e.student_id = m.student_id and e.version = m.version
    left join mark_event b on b.school_id = e.school_id and b.lesson_uuid = e.lesson_uuid
      and b.student_id = e.student_id and b.version = e.base_version
    where m.school_id = ${schoolId} and m.lesson_uuid = ${lessonUuid} and m.student_id = any (${students}::int[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.studentId, row]))
}
