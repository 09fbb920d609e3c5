import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { SchoolAct, RegisteredSchool, SchoolsAsked } from '@qalam/contract/school-registry/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { fullName } from '#vocabulary/people.ts'

const orders = {
  name: [sql`(school.name ->> 'kz') collate "und-x-icu"`],
  createdAt: [sql`school.created_at`],
}

/** The schools that the search and the filters leave. */
export const schoolsOf = (db: Db, { search, sort = 'name', regionId, state }: Omit<SchoolsAsked, 'page' | 'limit'>) =>
  db
    .selectFrom('known_school as school')
    .innerJoin('region', 'region.id', 'school.region_id')
    .leftJoin('department', 'department.id', 'school.department_id')
    .select(['school.id', 'school.bin', 'school.created_at as createdAt', 'school.blocked_at as blockedAt'])
    .select([
      sql<Named>`school.name`.as('name'),
      sql<Named>`region.name`.as('region'),
      sql<Partial<Named> | null>`department.name`.as('department'),
    ])
    .$if(search !== '', (some) =>
      some.where(contains(search, sql`school.name ->> 'kz'`, sql`school.name ->> 'ru'`, sql`school.bin`)),
    )
    .$if(regionId !== undefined, (some) => some.where('school.region_id', '=', regionId ?? 0))
    .$if(state !== undefined, (some) => some.where('school.blocked_at', state === 'open' ? 'is' : 'is not', null))
    .orderBy(ordered(orders, sort, sql`school.id`))

export type Inhabitants = { heads: string[]; students: number; staff: number; subscribedUntil: Date | null }

/** Who is in these schools, and until when they are subscribed. */
export async function inhabitantsOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Inhabitants>> {
  const { rows } = await sql<Inhabitants & { id: number }>`select s.id,
      coalesce(p.heads, '{}') as heads, coalesce(p.students, 0)::int as students, coalesce(p.staff, 0)::int as staff,
      (select max(b.expires_at) from subscription b where b.school_id = s.id and b.type = 'school'
        and b.expires_at > ${now}) as "subscribedUntil"
    from known_school s
    left join (
      select u.school_id,
        array_agg(${sql.raw(fullName('h'))} order by u.id) filter (where u.role = 'director') as heads,
        count(*) filter (where u.role = 'student') as students, count(*) filter (where u.role <> 'student') as staff
      from placement u left join placed_person h on h.id = u.id and u.role = 'director'
      where u.school_id = any(${ids}::int[]) and u.archived_at is null
      group by u.school_id
    ) p on p.school_id = s.id
    where s.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

type Details = Pick<RegisteredSchool, 'address' | 'type' | 'defaultLanguage' | 'groups'>

/** What the list does not say of a school. */
export async function detailsOf(db: Db, schoolId: number): Promise<Details | undefined> {
  const { rows } = await sql<Details>`select s.address, s.type, s.default_language as "defaultLanguage",
      (select count(*)::int from school_class g where g.school_id = ${schoolId} and g.archived_at is null) as groups
    from known_school s where s.id = ${schoolId}`.execute(db)
  return rows[0]
}

export type HeadRow = {
  userId: number
  personId: number
  surname: string
  name: string
  login: string | null
  seenAt: Date | null
}

/** The heads of a school with their sign-ins. */
export async function headsOf(db: Db, schoolId: number): Promise<HeadRow[]> {
  const { rows } = await sql<HeadRow>`select u.id as "userId", u.person_id as "personId", u.surname,
      ${sql.raw(fullName('u'))} as name, a.login,
      (select max(e.seen_at) from session e where e.account_id = a.id) as "seenAt"
    from placed_person u
    left join account a on a.person_id = u.person_id
    where u.school_id = ${schoolId} and u.role = 'director' and u.archived_at is null
    order by u.id limit 20`.execute(db)
  return rows
}

/** What the platform did with a school, the latest first. */
export async function actsOf(db: Db, schoolId: number): Promise<(Omit<SchoolAct, 'at'> & { at: Date })[]> {
  const { rows } = await sql<
    Omit<SchoolAct, 'at'> & { at: Date }
  >`select t.id::int as id, t.at, t.by_name as by, t.kind, t.about
    from school_act t where t.school_id = ${schoolId} order by t.id desc limit 100`.execute(db)
  return rows
}
