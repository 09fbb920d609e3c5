import type { attendance } from '@qalam/contract/attendance/api.ts'
import type { ComingNotice, OwnNotice } from '@qalam/contract/attendance/notices.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import { type Actor, isParent } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** Whether a row of `absence_notice` was not taken back, as SQL text. */
export const stands = (notice: string): string => `not exists (select from absence_withdrawal back
  where back.school_id = ${notice}.school_id and back.notice_uuid = ${notice}.uuid)`

export type Child = { id: number; schoolId: number; fullName: string }

/** The student whom the caller may speak of: a child of the parent, in any school, or the student itself. */
export async function childOf(db: Db, actor: Actor, userId: number | undefined): Promise<Child | undefined> {
  const student = sql`student.role = 'student' and student.archived_at is null
    and (${userId ?? null}::int is null or student.id = ${userId ?? null}::int)`
  const shown = sql`student.id, student.school_id as "schoolId", ${sql.raw(fullName('student'))} as "fullName"`
  const { rows } = isParent(actor)
    ? await sql<Child>`select ${shown} from family_tie b
        join placed_person student on student.id = b.student_id
        where b.parent_id = ${actor.userId}::int and ${student}
        order by student.surname, student.firstname, student.id limit 1`.execute(db)
    : await sql<Child>`select ${shown} from placed_person student
        where student.id = ${actor.userId}::int and ${student}`.execute(db)
  return rows[0]
}

/** Whether the student studies in the school on one of the days. */
export async function studiesBetween(db: Db, { id, schoolId }: Child, from: string, until: string): Promise<boolean> {
  const { rows } = await sql`select from class_stay e where e.school_id = ${schoolId}::int and e.student_id = ${id}::int
    and e.since <= ${until}::date and (e.until is null or e.until > ${from}::date) limit 1`.execute(db)
  return rows.length > 0
}

/** How many notices of the student stand and are not over yet. */
export async function openNotices(db: Db, { id, schoolId }: Child, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from absence_notice n
    where n.school_id = ${schoolId}::int and n.student_id = ${id}::int and n.until_day >= ${today}::date
      and ${sql.raw(stands('n'))}`.execute(db)
  return rows[0]?.count ?? 0
}

type Noticed = {
  id: string
  from: string
  until: string
  kind: OwnNotice['kind']
  words: string
  by: string
  at: Date
  withdrawnBy: string | null
  withdrawnAt: Date | null
}

/** The notices of a student, those that were taken back among them. */
export function noticesOf(
  db: Db,
  { id, schoolId }: Child,
  { sort = '-from' }: { sort?: 'from' | '-from' | undefined },
) {
  const rows = sql<Noticed>`(select n.uuid as id, n.from_day as "from", n.until_day as until, n.kind, n.words,
      ${sql.raw(fullName('u'))} as by, n.given_at as at, case when w.at is not null then ${sql.raw(fullName('wu'))} end
      as "withdrawnBy", w.at as "withdrawnAt"
    from absence_notice n
    join placed_person u on u.id = n.given_by
    left join absence_withdrawal w on w.school_id = n.school_id and w.notice_uuid = n.uuid
    left join placed_person wu on wu.id = w.by_user_id
    where n.school_id = ${schoolId}::int and n.student_id = ${id}::int)`
  return db
    .selectFrom(rows.as('noticed'))
    .selectAll()
    .orderBy(ordered({ from: [sql`noticed."from"`] }, sort, sql`noticed.id`))
}

type Coming = Omit<ComingNotice, 'at'> & { at: Date }
type Reach = { schoolId: number; groups: readonly number[]; today: string }
type Asked = Pick<Parsed<typeof attendance.coming>['query'], 'search' | 'sort'>

/** The notices that stand and are not over, of who studies in the groups then. */
const coming = ({ schoolId, groups, today }: Reach) => sql<Coming & { parallel: number }>`(
  select n.uuid as id, n.student_id as "userId", ${sql.raw(fullName('su'))} as "fullName",
    ${sql.raw(groupLabel('g'))} as "group", g.parallel, n.from_day as "from", n.until_day as until, n.kind, n.words,
    ${sql.raw(fullName('u'))} as by, n.given_at as at
  from absence_notice n
  join class_stay e on e.school_id = n.school_id and e.student_id = n.student_id and e.group_id = any(${groups}::int[])
    and e.since <= greatest(n.from_day, ${today}::date)
    and (e.until is null or e.until > greatest(n.from_day, ${today}::date))
  join school_class g on g.school_id = e.school_id and g.id = e.group_id
  join placed_person su on su.id = n.student_id
  join placed_person u on u.id = n.given_by
  where n.school_id = ${schoolId}::int and n.until_day >= ${today}::date and ${sql.raw(stands('n'))})`

const name = sql`coming."fullName" collate "und-x-icu"`
const orders = {
  from: [sql`coming."from"`, name],
  name: [name, sql`coming."from"`],
  group: [sql`coming.parallel`, sql`coming."group" collate "und-x-icu"`, name],
}

export function comingNotices(db: Db, reach: Reach, { search, sort = 'from' }: Asked) {
  return db
    .selectFrom(coming(reach).as('coming'))
    .select(['id', 'userId', 'fullName', 'group', 'from', 'until', 'kind', 'words', 'by', 'at'])
    .$if(search !== '', (some) => some.where(contains(search, sql`coming."fullName"`, sql`coming."group"`)))
    .orderBy(ordered(orders, sort, sql`coming.id`))
}
