import type { Stage } from '@qalam/contract/news/audience.ts'
import { type RawBuilder, sql } from 'kysely'

/** Who something is said to: the place of a signed-in person. */
type Reader = {
  role: string
  userId: number
  schoolId: number | null
  departmentId: number | null
  regionId: number | null
}

/** A parent belongs to no school: what is said to a school, a district or a region is said to whoever has a child there. */
const schoolsOf = ({ schoolId, userId }: Reader) => sql`array(select ${schoolId}::int union all select b.school_id
  from family_tie b join placement u on u.school_id = b.school_id and u.id = b.student_id and u.archived_at is null
  where b.parent_id = ${userId})`

const childIn = ({ userId }: Reader, place: RawBuilder<unknown>) => sql`exists (select from family_tie b
  join placement u on u.school_id = b.school_id and u.id = b.student_id and u.archived_at is null
  join known_school s on s.id = b.school_id where b.parent_id = ${userId} and ${place})`

/**
 * Whether a row `n` names the role and the place of a person (Q-089). What is not named holds for all: rows that a desk
 * writes name both, and their table sees to it. Who works for a district belongs to its region too.
 */
export const addressed = (actor: Reader) => sql<boolean>`(
  (n.roles is null or ${actor.role} = any(n.roles))
  and (n.school_id is null or n.school_id = any(${schoolsOf(actor)}))
  and (n.department_id is null or n.department_id = ${actor.departmentId}
    or ${childIn(actor, sql`s.department_id = n.department_id`)})
  and (n.region_id is null or n.region_id = ${actor.regionId}
    or n.region_id = (select d.region_id from department d where d.id = ${actor.departmentId})
    or ${childIn(actor, sql`s.region_id = n.region_id`)}))`

/** The same for a row that was let out and whose days have come. */
export const meant = (actor: Reader, today: string) => sql<boolean>`(n.state = 'published' and ${addressed(actor)}
  and (n.since is null or n.since <= ${today}::date) and (n.until is null or n.until >= ${today}::date))`

/** How far a row `n` has come by a day: what was stopped has ended. */
export const stageOf = (today: string) => sql<Stage>`case when n.state = 'draft' then 'draft'
  when n.state = 'stopped' or n.until < ${today}::date then 'ended'
  when n.since > ${today}::date then 'planned' else 'running' end`

/** Whether something has stood in front of a person's work by itself today. */
export const isDayTaken = (accountId: number, today: string) =>
  sql<boolean>`exists (select from dialog_day d where d.account_id = ${accountId} and d.day >= ${today}::date)`
