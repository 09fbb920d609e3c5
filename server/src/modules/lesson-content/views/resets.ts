import type { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

export type ContentResetLine = { id: string; date: Date; result: number; maxResult: number; by: string; title: string }

type Asked = { schoolId: number; uuid: string; studentId: number; kinds: readonly ReadKind[] }

/** What was put back of a student's content, newest first (M-28). */
export async function resetLines(db: Db, { schoolId, uuid, studentId, kinds }: Asked): Promise<ContentResetLine[]> {
  const { rows } = await sql<ContentResetLine>`select r.uuid as id, b.at as date, round(b.points)::int as result,
      b.max_points as "maxResult", ${sql.raw(personName('u'))} as by, v.title
    from content_reset b join content_reading r on r.school_id = b.school_id and r.uuid = b.reading_uuid
    join lesson_content g on g.school_id = r.school_id and g.uuid = r.given_uuid
    join content_version v on v.school_id = r.school_id and v.uuid = r.version_uuid
    join placed_person u on u.school_id = b.school_id and u.id = b.by_user_id
    where b.school_id = ${schoolId} and r.given_uuid = ${uuid} and r.student_id = ${studentId}
      and g.kind = any (${kinds}::text[])
    order by b.at desc limit 100`.execute(db)
  return rows
}

/** How often the content was put back, by student. */
export async function resetCounts(db: Db, schoolId: number, given: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; times: number }>`select r.student_id as id, count(*)::int as times
    from content_reading r where r.school_id = ${schoolId} and r.given_uuid = ${given} and r.reset_at is not null
    group by r.student_id`.execute(db)
  return new Map(rows.map(({ id, times }) => [id, times]))
}
