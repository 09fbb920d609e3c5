import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'

/** The day from which somebody works here: their place was opened, or their first lesson was, whichever is earlier. */
export async function workedSince(db: Db, schoolId: number, userId: number): Promise<string> {
  const { rows } = await sql<{ at: Date; lesson: string | null }>`select u.placed_at as at,
      (select min(l.on_date)::text from class_lesson l where l.school_id = u.school_id and l.teacher_id = u.id) as lesson
    from placement u where u.school_id = ${schoolId} and u.id = ${userId}`.execute(db)
  const { at, lesson } = found(rows[0])
  const placed = localDay(at)
  return lesson !== null && lesson < placed ? lesson : placed
}

/** Which of these people may lead a class. */
export async function leadersAmong(db: Db, schoolId: number, userIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select u.id from placement u
    where u.school_id = ${schoolId} and u.id = any(${userIds}::int[]) and u.archived_at is null
      and u.role in ('teacher', 'group-lead')`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
