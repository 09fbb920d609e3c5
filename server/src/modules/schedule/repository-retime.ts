import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { type Retime, retimed } from './views/retimed.ts'

type Author = { userId: number; now: Date }

/**
 * Gives the coming lessons of a bell table their new times and answers how many there were. A lesson may take the time
 * that the next one leaves in the same statement, and the database checks row by row: so they are forced first, and no
 * longer forced when all of them stand. Then the constraints look at each of them.
 */
export async function retimeLessons(db: Db, retime: Retime, { userId, now }: Author): Promise<number> {
  const { rows } = await sql<{ uuid: string }>`with moved as materialized (${retimed(retime)})
    update lesson set starts = m.new_starts, ends = m.new_ends, version = version + 1,
      forced = true, forced_by = ${userId}, forced_at = ${now}
    from moved m where lesson.school_id = m.school_id and lesson.uuid = m.uuid
    returning lesson.uuid`.execute(db)
  const uuids = rows.map(({ uuid }) => uuid)
  await sql`update lesson set forced = false, forced_by = null, forced_at = null
    where school_id = ${retime.schoolId} and uuid = any(${uuids}::uuid[])`.execute(db)
  return uuids.length
}
