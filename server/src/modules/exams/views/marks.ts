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
    join lesson l on l.school_id = s.school_id and l.uuid = s.lesson_uuid
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where a.school_id = ${schoolId} and a.uuid = any (${attempts}::uuid[])`.execute(db)
  return rows
}
