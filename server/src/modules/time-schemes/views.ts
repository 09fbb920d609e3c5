import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'

/** The classes that follow each bell table of a school, by its uuid, in the order of the school; archived ones if asked. */
export async function followersOf(db: Db, schoolId: number, { archived = false } = {}): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ uuid: string; groups: string[] }>`
    select g.time_scheme_uuid as uuid, array_agg(${sql.raw(groupLabel('g'))} order by g.parallel, g.letter) as groups
    from study_group g
    where g.school_id = ${schoolId} and g.time_scheme_uuid is not null and (${archived} or g.archived_at is null)
    group by g.time_scheme_uuid`.execute(db)
  return new Map(rows.map(({ uuid, groups }) => [uuid, groups]))
}
