import { noTies, type Party, type Ties } from '@qalam/contract/chat/rules/relations.ts'
import { type Role, roles } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import { type Actor, isParent } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { attends, inHalf } from '#school/half/half.ts'
import { onDay } from '#school/stay/stay.ts'

/** The schools where the caller may talk: the own one, a parent those of the children. */
export async function schoolsOf(db: Db, actor: Actor): Promise<number[]> {
  if (!isParent(actor)) return actor.schoolId === null ? [] : [actor.schoolId]
  const { rows } = await sql<{ schoolId: number }>`select distinct b.school_id as "schoolId" from family_tie b
    join placement c on c.school_id = b.school_id and c.id = b.student_id and c.archived_at is null
    where b.parent_id = ${actor.userId}::int order by 1 limit 20`.execute(db)
  return rows.map(({ schoolId }) => schoolId)
}

export type Relation = { userId: number; me: Party; other: Party; ties: Ties }

type Row = Ties & { id: number; role: string; belongs: boolean | null; myRole: string; iBelong: boolean | null }

/** A plan is for the half in which the student is today. */
const teaches = inHalf('e', 'p', (half) => onDay(half, 'e.today'))

/** Substitutes of so many days before and after a day are spoken to. */
const meanwhile = 7

/** What ties a person to others in a school today. Whoever is unknown is left out. */
export async function relationsWith(
  db: Db,
  { schoolId, me, today }: { schoolId: number; me: number; today: string },
  others: readonly number[],
): Promise<Map<number, Relation>> {
  if (others.length === 0) return new Map()
  const { rows } = await sql<Row>`with people as (
      select u.id, coalesce(u.subrole, u.role) as role, u.archived_at is null and (u.school_id = ${schoolId}::int
        or (u.role = 'parent' and exists (select from family_tie b
          join placement c on c.school_id = b.school_id and c.id = b.student_id and c.archived_at is null
          where b.school_id = ${schoolId}::int and b.parent_id = u.id))) as belongs
      from placement u where u.id = any(${[...others, me]}::int[])),
    kids as (
      select p.id as person_id, p.id as student_id from people p where p.role = 'student'
      union all
      select p.id, b.student_id from people p
      join family_tie b on b.school_id = ${schoolId}::int and b.parent_id = p.id where p.role = 'parent'),
    stays as (
      select k.person_id, e.school_id, e.group_id, e.student_id, e.since, e.until, ${today}::date as today from kids k
      join class_stay e on e.school_id = ${schoolId}::int and e.student_id = k.student_id
        and e.since <= ${today}::date and (e.until is null or e.until > ${today}::date))
    select o.id, o.role, o.belongs, me.role as "myRole", me.belongs as "iBelong",
      exists (select from stays e join school_class g on g.school_id = e.school_id and g.id = e.group_id
        where e.person_id = f.family and g.lead_id = f.worker) as leads,
      exists (select from stays e join calendar_plan p on p.school_id = e.school_id and p.group_id = e.group_id
        where e.person_id = f.family and p.teacher_id = f.worker and ${sql.raw(teaches)}) as teaches,
      exists (select from stays e join class_lesson l on l.school_id = ${schoolId}::int and ${sql.raw(attends('e', 'l'))}
        where e.person_id = f.family and l.teacher_id = f.worker and l.substituted_id is not null
          and l.on_date between ${today}::date - ${meanwhile}::int and ${today}::date + ${meanwhile}::int) as substitutes
    from people o
    join people me on me.id = ${me}::int
    cross join lateral (select case when me.role in ('student', 'parent') then me.id else o.id end as family,
      case when me.role in ('student', 'parent') then o.id else me.id end as worker) f
    where o.id <> me.id`.execute(db)
  return new Map(rows.map((row) => [row.id, relationOf(row, schoolId)]))
}

function relationOf({ id, role, belongs, myRole, iBelong, ...ties }: Row, schoolId: number): Relation {
  const { leads, teaches, substitutes } = ties
  return {
    userId: id,
    me: partyOf(myRole, iBelong, schoolId),
    other: partyOf(role, belongs, schoolId),
    ties: { ...noTies, leads, teaches, substitutes },
  }
}

const partyOf = (role: string, belongs: boolean | null, schoolId: number): Party => ({
  role: roleOf(role),
  schools: belongs ? [schoolId] : [],
})

/** What the table holds is one of the roles; anything else has no rights. */
export const roleOf = (role: string): Role => roles.find((one) => one === role) ?? 'monitoring_region_worker'
