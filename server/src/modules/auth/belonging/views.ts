import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import type { Belonging } from './rule.ts'

/**
 * What the accounts of people open, by person. A parent's place opens nothing by itself: the ties to children who study do,
 * each in the child's school.
 */
export async function belongingsOf(db: Db, personIds: readonly number[]): Promise<Map<number, Belonging>> {
  const { rows } = await named(
    'auth-belonging',
    sql<Belonging>`with open as (
      select u.person_id, u.school_id, coalesce(u.subrole, u.role) as role from placement u
      where u.person_id = any(${personIds}::int[]) and u.archived_at is null and u.role <> 'parent'
      union
      select u.person_id, g.school_id, 'parent' from placement u
      join family_tie g on g.parent_id = u.id
      join placement child on child.school_id = g.school_id and child.id = g.student_id and child.archived_at is null
      where u.person_id = any(${personIds}::int[]) and u.role = 'parent' and u.archived_at is null)
    select p.id as "personId", a.id is not null as "hasAccount", a.made_by_school as "madeBySchool",
      coalesce((select jsonb_agg(jsonb_build_object('schoolId', o.school_id, 'role', o.role)) from open o
        where o.person_id = p.id), '[]') as places
    from known_person p left join account a on a.person_id = p.id and a.joined_to is null
    where p.id = any(${personIds}::int[])`,
  ).execute(db)
  return new Map(rows.map((row) => [row.personId, row]))
}
