import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type MarkLine = { attempt: string; lessonUuid: string; score: number | null; version: number }

/** What stands in the journal for the students of these attempts, in the lesson of each. */
export async function marksOf(db: Db, schoolId: number, attempts: readonly string[]): Promise<MarkLine[]> {
  const { rows } = await sql<MarkLine>`select a.uuid as attempt, s.lesson_uuid as "lessonUuid", m.score, m.version
    from attempt a join sitting s on s.school_id = a.school_id and s.uuid = a.sitting_uuid
    join mark m on m.school_id = s.school_id and m.lesson_uuid = s.lesson_uuid and m.student_id = a.student_id
    where a.school_id = ${schoolId} and a.uuid = any (${attempts}::uuid[])`.execute(db)
  return rows
}
