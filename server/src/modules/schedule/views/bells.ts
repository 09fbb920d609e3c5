import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The lesson times of a class by its bells, in order; none where it has no bells. */
export async function bellsOf(
  db: Db,
  schoolId: number,
  groupId: number,
): Promise<{ timeStart: string; timeEnd: string }[]> {
  const { rows } = await sql<{ timeStart: string; timeEnd: string }>`
    select period ->> 'start' as "timeStart", period ->> 'end' as "timeEnd"
    from school_class g
    join time_scheme ts on ts.uuid = g.time_scheme_uuid and ts.school_id = g.school_id
    cross join lateral jsonb_array_elements(ts.periods) period
    where g.id = ${groupId} and g.school_id = ${schoolId}
    order by period ->> 'start'`.execute(db)
  return rows
}
