import type { attendance } from '@qalam/contract/attendance/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { isTheirs, joinAttending } from '#school/half/half.ts'
import { groupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

export type MissedRow = {
  id: number
  fullName: string
  group: string
  /** For the order of classes: 2 comes before 10. */
  parallel: number
  lessons: number
  absent: number
  excused: number
  ill: number
  late: number
  days: number
}

type Asked = Pick<Parsed<typeof attendance.report>['query'], 'search' | 'sort'>
type Span = { schoolId: number; groups: readonly number[]; from: string; to: string }

/**
 * Students with what they missed in lessons that were marked; whoever missed nothing is not among them. A student has one
 * row, in the class of the last of the days: it holds what was missed before in other classes too. Of who has gone to a
 * class that is not asked for, it holds what was missed in those that are.
 */
const missed = ({ schoolId, groups, from, to }: Span) => sql<MissedRow>`(
  with stay as materialized (
    select e.student_id, e.group_id, e.since, e.group_id = any(${groups}::int[]) as asked,
      last_value(e.group_id) over (partition by e.student_id order by e.since
        rows between unbounded preceding and unbounded following) = any(${groups}::int[]) as here
    from class_stay e
    where e.school_id = ${schoolId}::int and e.since <= ${to}::date and (e.until is null or e.until > ${from}::date)
  ), pupil as materialized (
    select distinct on (stay.student_id) stay.student_id, stay.group_id, stay.here
    from stay where stay.asked order by stay.student_id, stay.since desc
  ), reach as materialized (
    select distinct stay.group_id from stay where stay.asked or stay.here
  ), held as materialized (
    select l.school_id, l.uuid, l.group_id, l.subgroup_id, l.on_date from class_lesson l
    where l.school_id = ${schoolId}::int and l.group_id in (select reach.group_id from reach)
      and l.on_date between ${from}::date and ${to}::date
      and (l.conducted_at is not null or exists (select from mark m where m.school_id = l.school_id
        and m.lesson_uuid = l.uuid and (m.score is not null or m.sign is not null)))
  ), cell as materialized (
    select pupil.student_id, pupil.group_id, l.on_date, m.sign,
      coalesce(m.sign in ('absent', 'excused', 'ill'), false) as away
    from held l
    ${sql.raw(joinAttending('e', 'half', 'l'))}
    join pupil on pupil.student_id = e.student_id and (pupil.here or l.group_id = any(${groups}::int[]))
    left join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.student_id = e.student_id
    where ${sql.raw(isTheirs('half', 'l'))}
  ), daily as (
    select student_id, group_id, on_date, count(*) as lessons, bool_and(away) as gone,
      count(*) filter (where sign = 'absent') as absent, count(*) filter (where sign = 'excused') as excused,
      count(*) filter (where sign = 'ill') as ill, count(*) filter (where sign = 'late') as late
    from cell group by student_id, group_id, on_date
  )
  select d.student_id as id, ${sql.raw(fullName('u'))} as "fullName", ${sql.raw(groupLabel('g'))} as "group", g.parallel,
    sum(d.lessons)::int as lessons, sum(d.absent)::int as absent, sum(d.excused)::int as excused, sum(d.ill)::int as ill,
    sum(d.late)::int as late, (count(*) filter (where d.gone))::int as days
  from daily d
  join school_class g on g.school_id = ${schoolId}::int and g.id = d.group_id
  join placed_person u on u.id = d.student_id
  group by d.student_id, u.surname, u.firstname, u.patronymic, g.parallel, g.letter, g.faculty
  having sum(d.absent + d.excused + d.ill + d.late) > 0)`

const name = sql`missed."fullName" collate "und-x-icu"`
const group = [sql`missed.parallel`, sql`missed."group" collate "und-x-icu"`]
const orders = {
  name: [name],
  group: [...group, name],
  absent: [sql`missed.absent`, name],
  excused: [sql`missed.excused`, name],
  ill: [sql`missed.ill`, name],
  late: [sql`missed.late`, name],
  days: [sql`missed.days`, name],
}

export function missedIn(db: Db, span: Span, { search, sort = 'group' }: Asked) {
  return db
    .selectFrom(missed(span).as('missed'))
    .selectAll()
    .$if(search !== '', (some) => some.where(contains(search, sql`missed."fullName"`, sql`missed."group"`)))
    .orderBy(ordered(orders, sort, sql`missed.id`))
}
