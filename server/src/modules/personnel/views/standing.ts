import { officials, type Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'

/** Somebody of a school, with what policies decide by. */
export type PersonFound = {
  userId: number
  personId: number
  role: Role
  positionId: number | null
  surname: string
  name: string
  version: number
  isArchived: boolean
  leadsEdit: boolean
  teachersEdit: boolean
  isLed: boolean
  isTaught: boolean
}

/** People of the actor's school by their user ids; parents of its students belong to it too. Others are missing. */
export async function standingsOf(
  db: Db,
  { schoolId, userId }: Actor,
  userIds: readonly number[],
  today: string,
): Promise<PersonFound[]> {
  const { rows } = await named(
    'person-standing',
    sql<PersonFound>`select u.id as "userId", u.person_id as "personId", coalesce(u.subrole, u.role) as role,
      u.archived_at is not null as "isArchived", u.position_id as "positionId", p.version, p.surname,
      concat_ws(' ', p.surname, p.firstname, nullif(p.patronymic, '')) as name,
      s.group_load_edit as "leadsEdit", s.teacher_edit as "teachersEdit",
      coalesce(g.lead_id = ${userId}, false) as "isLed",
      exists (select from calendar_plan c
        where c.school_id = s.id and c.group_id = g.id and c.teacher_id = ${userId}) as "isTaught"
    from app_user u
    join person p on p.id = u.person_id
    join school s on s.id = ${schoolId}
    left join lateral (select e.group_id from enrolment e
      where e.school_id = s.id and e.student_id = u.id and (e.until is null or e.until > ${today}::date)
      order by e.since limit 1) stay on true
    left join study_group g on g.school_id = s.id and g.id = stay.group_id
    where u.id = any(${userIds}::int[]) and (u.school_id = s.id or u.role = 'parent' and exists (
      select from guardian b join app_user child on child.id = b.student_id
      where b.parent_id = u.id and child.school_id = s.id and child.archived_at is null))
    order by array_position(${userIds}::int[], u.id)`,
  ).execute(db)
  return rows
}

/**
 * The school that answers for the account of a person: the one where the oldest open place of theirs, or of a child of
 * theirs, was opened. Schools that came to know the person later change neither names nor passwords: they would open
 * with them what belongs to the first. Nobody's are the accounts of officials.
 */
export async function homesOf(db: Db, personIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await named(
    'person-home',
    sql<{ personId: number; schoolId: number }>`
    with tie as (
      select u.person_id, u.school_id, u.placed_at as since from app_user u
      where u.person_id = any(${personIds}::int[]) and u.school_id is not null and u.archived_at is null
      union all
      select u.person_id, b.school_id, greatest(u.placed_at, child.placed_at) from app_user u
      join guardian b on b.parent_id = u.id
      join app_user child on child.id = b.student_id and child.archived_at is null
      where u.person_id = any(${personIds}::int[]) and u.role = 'parent' and u.archived_at is null)
    select distinct on (tie.person_id) tie.person_id as "personId", tie.school_id as "schoolId" from tie
    where not exists (select from app_user o
      where o.person_id = tie.person_id and o.archived_at is null and o.role = any(${officials}::text[]))
    order by tie.person_id, tie.since, tie.school_id`,
  ).execute(db)
  return new Map(rows.map(({ personId, schoolId }) => [personId, schoolId]))
}
