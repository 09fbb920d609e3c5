import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

export type Workplace = { school: Named | null; district: Named | null; region: Named | null }

/** The names of where somebody works. */
export async function placeOf(db: Db, { schoolId, regionId, departmentId }: Actor): Promise<Workplace | undefined> {
  const { rows } = await named(
    'home-place',
    sql<Workplace>`select school.name as school, department.name as district,
      region.name as region
    from (values (1)) one
    left join known_school school on school.id = ${schoolId}::int
    left join department on department.id = coalesce(${departmentId}::int, school.department_id)
    left join region on region.id = coalesce(${regionId}::int, department.region_id, school.region_id)`,
  ).execute(db)
  return rows[0]
}
