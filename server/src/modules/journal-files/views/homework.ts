import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The homework of a plan's lessons by the lesson. */
export async function homeworkOf(db: Db, schoolId: number, planUuid: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ lesson: string; body: string }>`
    select l.uuid as lesson, h.body from class_lesson l
    join homework h on h.school_id = l.school_id and h.lesson_uuid = l.uuid
    where l.school_id = ${schoolId}::int and l.plan_uuid = ${planUuid}::uuid`.execute(db)
  return new Map(rows.map(({ lesson, body }) => [lesson, body]))
}
