import type { Role } from '@qalam/contract/kernel/roles.ts'
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

/** People of the actor's school by their user ids; parents of its students belong to it too. Others, and who was only invited, are missing. */
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
    from placement u
    join known_person p on p.id = u.person_id
    join known_school s on s.id = ${schoolId}
    left join lateral (select e.group_id from class_stay e
      where e.school_id = s.id and e.student_id = u.id and (e.until is null or e.until > ${today}::date)
      order by e.since limit 1) stay on true
    left join school_class g on g.school_id = s.id and g.id = stay.group_id
    where u.id = any(${userIds}::int[]) and not u.waiting and (u.school_id = s.id or u.role = 'parent' and exists (
      select from family_tie b join placement child on child.id = b.student_id
      where b.parent_id = u.id and child.school_id = s.id and b.school_id = s.id and child.archived_at is null))
    order by array_position(${userIds}::int[], u.id)`,
  ).execute(db)
  return rows
}
