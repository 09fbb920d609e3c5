import type { EmployeesAsked } from '@qalam/contract/personnel/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { isShutOut } from '#vocabulary/accounts.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

type EmployeesFilter = Omit<EmployeesAsked, 'page' | 'limit'>

const name = sql<string>`${sql.raw(fullName('u'))} collate "und-x-icu"`

/** Who works in a school: everybody of it but students and parents. */
export function employeesOf(
  db: Db,
  schoolId: number,
  asked: EmployeesFilter,
  { now, year }: { now: Date; year: number },
) {
  const hours = sql<number>`(select coalesce(sum(c.hours_per_week), 0)::float8 from calendar_plan c
    where c.school_id = u.school_id and c.teacher_id = u.id and c.academic_year = ${year})`
  const leads = sql<string>`(select coalesce(string_agg(${sql.raw(groupLabel('g'))}, ', ' order by g.parallel, g.letter), '')
    from school_class g where g.school_id = u.school_id and g.lead_id = u.id and g.archived_at is null)`
  const blocked = sql<boolean>`coalesce(${isShutOut('a', now)}, false)`
  const orders = { name: [name], position: [sql`u.position_id`, name], hours: [hours, name] }
  const narrowed: RawBuilder<boolean>[] = [
    asked.archive === 'yes' ? sql`u.archived_at is not null and not u.waiting` : sql`u.archived_at is null`,
    ...(asked.search === '' ? [] : [contains(asked.search, name, sql`u.iin`, sql`a.login`)]),
    ...(asked.positionId === undefined ? [] : [sql<boolean>`u.position_id = ${asked.positionId}`]),
    ...(asked.blocked === undefined ? [] : [sql<boolean>`${blocked} = ${asked.blocked === 'yes'}`]),
  ]

  return db
    .selectFrom('placed_person as u')
    .leftJoin('account as a', 'a.person_id', 'u.person_id')
    .select([
      'u.id',
      name.as('name'),
      sql<Role>`coalesce(u.subrole, u.role)`.as('role'),
      'u.position_id as positionId',
      'u.iin',
      'u.phone',
      'a.login',
      leads.as('leads'),
      hours.as('hours'),
      blocked.as('isBlocked'),
    ])
    .where('u.school_id', '=', schoolId)
    .where('u.role', 'not in', ['student', 'parent'])
    .where(sql<boolean>`${sql.join(narrowed, sql` and `)}`)
    .orderBy(ordered(orders, asked.sort ?? 'name', sql`u.id`))
}

export type EmployeeRow = Awaited<ReturnType<ReturnType<typeof employeesOf>['execute']>>[number]
