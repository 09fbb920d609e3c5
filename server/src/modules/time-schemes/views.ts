import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel } from '#vocabulary/labels.ts'

/** The classes that follow each bell table of a school, by its uuid, in the order of the school; archived ones and those of training programs if asked. */
export async function followersOf(db: Db, schoolId: number, { archived = false } = {}): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ uuid: string; groups: string[] }>`
    select g.time_scheme_uuid as uuid, array_agg(${sql.raw(groupLabel('g'))} order by g.parallel, g.letter) as groups
    from (
      select s.time_scheme_uuid, s.parallel, s.letter, s.faculty from school_class s
      where s.school_id = ${schoolId} and s.time_scheme_uuid is not null and (${archived} or s.archived_at is null)
      union
      select t.time_scheme_uuid, s.parallel, s.letter, s.faculty from class_program t
      join school_class s on s.school_id = t.school_id and s.id = t.group_id
      where t.school_id = ${schoolId} and ${archived}) g
    group by g.time_scheme_uuid`.execute(db)
  return new Map(rows.map(({ uuid, groups }) => [uuid, groups]))
}
