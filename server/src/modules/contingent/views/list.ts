import type { StudentsAsked } from '@qalam/contract/contingent/api.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { isShutOut } from '#vocabulary/accounts.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** Whose students are read: all of a school, or those of the groups that somebody leads or teaches. */
export type StudentReach = { schoolId: number; ledBy: number | null; taughtBy: number | null }
type StudentsFilter = Omit<StudentsAsked, 'page' | 'limit'>
type Moment = { now: Date; today: string }

const name = sql<string>`${sql.raw(fullName('u'))} collate "und-x-icu"`

const orders = {
  name: [name],
  group: [sql`g.parallel`, sql`g.letter collate "und-x-icu"`, name],
  bornDate: [sql`u.born_on`, name],
  login: [sql`lower(a.login)`],
}

/** The group where a student studies today or will from a coming day on; of one who has left, the last. */
const stayOf = (isArchive: boolean, today: string) => sql<number>`(select e.group_id from enrolment e
  where e.school_id = u.school_id and e.student_id = u.id ${isArchive ? sql`` : sql`and (e.until is null or e.until > ${today}::date)`}
  order by e.since ${sql.raw(isArchive ? 'desc' : 'asc')} limit 1)`

/** Only the groups that somebody leads or teaches. */
const within = ({
  ledBy,
  taughtBy,
}: StudentReach): RawBuilder<boolean> => sql<boolean>`(g.lead_id = ${ledBy} or exists (
  select from calendar_plan c where c.school_id = g.school_id and c.group_id = g.id and c.teacher_id = ${taughtBy}))`

/** The students of a reach that pass the filters. */
export function studentsOf(db: Db, reach: StudentReach, asked: StudentsFilter, { now, today }: Moment) {
  const isAll = reach.ledBy === null && reach.taughtBy === null
  const isArchive = asked.archive === 'yes'
  const seesAccounts = reach.taughtBy === null
  const parents = sql<number>`(select count(*) from family_tie b where b.school_id = u.school_id and b.student_id = u.id)`
  const blocked = sql<boolean>`coalesce(${isShutOut('a', now)}, false)`
  const searched = [name, sql`u.iin`, sql`a.login`].slice(0, seesAccounts ? 3 : 1)
  const narrowed = [
    ...(isAll ? [] : [within(reach)]),
    ...(asked.search === '' ? [] : [contains(asked.search, ...searched)]),
    ...equal(sql`g.id`, asked.groupId),
    ...equal(sql`g.parallel`, asked.parallel),
    ...equal(sql`g.edu_lang`, asked.lang),
    ...equal(sql`u.sex`, asked.sex),
    ...so(sql`${parents} > 0`, asked.withParents),
    ...so(blocked, asked.blocked),
    ...so(sql`u.is_in_statistic`, asked.inStatistic),
  ]

  return db
    .selectFrom('placed_person as u')
    .leftJoin('account as a', 'a.person_id', 'u.person_id')
    .leftJoin('school_class as g', (join) =>
      join.onRef('g.school_id', '=', 'u.school_id').on('g.id', '=', stayOf(isArchive, today)),
    )
    .select([
      'u.id',
      name.as('name'),
      'u.sex',
      'u.photo_file as photoFile',
      'u.born_on as bornOn',
      (seesAccounts ? sql<string | null>`u.iin` : sql<null>`null`).as('iin'),
      (seesAccounts ? sql<string | null>`a.login` : sql<null>`null`).as('login'),
      'g.id as groupId',
      sql<string | null>`${sql.raw(groupLabel('g'))}`.as('group'),
      parents.as('parents'),
      blocked.as('isBlocked'),
      'u.is_in_statistic as isInStatistic',
    ])
    .where('u.school_id', '=', reach.schoolId)
    .where('u.role', '=', 'student')
    .where('u.archived_at', isArchive ? 'is not' : 'is', null)
    .where(allOf(narrowed))
    .orderBy(ordered(orders, asked.sort ?? 'group', sql`u.id`))
}

type Condition = RawBuilder<boolean>

const equal = (column: RawBuilder<unknown>, value: string | number | undefined): Condition[] =>
  value === undefined ? [] : [sql<boolean>`${column} = ${value}`]

const so = (condition: RawBuilder<unknown>, answer: 'yes' | 'no' | undefined): Condition[] =>
  answer === undefined ? [] : [answer === 'yes' ? sql<boolean>`(${condition})` : sql<boolean>`not (${condition})`]

const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`

export type StudentRow = Awaited<ReturnType<ReturnType<typeof studentsOf>['execute']>>[number]

/** What a school lets its group leads and its teachers change of students (P-CONT-1, P-CONT-2). */
export async function editFlagsOf(db: Db, schoolId: number): Promise<{ leads: boolean; teachers: boolean }> {
  const row = await db
    .selectFrom('known_school as s')
    .select(['s.group_load_edit as leads', 's.teacher_edit as teachers'])
    .where('s.id', '=', schoolId)
    .executeTakeFirst()
  return row ?? { leads: false, teachers: false }
}
