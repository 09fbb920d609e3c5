import type { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { inHalf } from '#school/half/half.ts'
import { onDay } from '#school/stay/stay.ts'
import { personName } from '#vocabulary/people.ts'
import { quarterAsked } from '#vocabulary/quarters.ts'

export type ClosingListRow = {
  calendarPlanUuid: string
  groupId: number
  group: string
  subjectId: number
  subject: Named
  subgroup: string | null
  teacherId: number
  teacher: string
  period: MarkPeriod
  students: number
  missing: number
  closedAt: string | null
  remindedAt: string | null
  remindedBy: string | null
}

type Asked = Pick<Parsed<typeof periodMarks.closings>['query'], 'search' | 'sort' | 'state'>
type Looking = { schoolId: number; quarterId: number | null; today: string }

/** The plans that give marks, each with its period of the quarter; those in the group on the period's last day count. */
const closable = ({ schoolId, quarterId, today }: Looking) => sql<ClosingListRow & { parallel: number }>`(
  with asked as materialized (
    select of.quarter_id % 10 as quarter, of.quarter_id / 10 as year
    from (${quarterAsked(schoolId, quarterId, today)}) of
  ), planned as materialized (
    select c.*, case when c.score_type like '%halfyear' then 'h' || ((asked.quarter + 1) / 2) else 'q' || asked.quarter end
      as period, (select max(q.ends_on) from year_quarter q where q.school_id = c.school_id
        and q.quarter_id / 10 = asked.year and case when c.score_type like '%halfyear'
          then (q.quarter_id % 10 + 1) / 2 = (asked.quarter + 1) / 2 else q.quarter_id % 10 = asked.quarter end) as ends_on
    from asked join calendar_plan c on c.academic_year = asked.year
    where c.school_id = ${schoolId}::int and c.score_type not like 'no_assessment%'
  )
  select c.uuid as "calendarPlanUuid", g.id as "groupId", ${sql.raw(groupLabel('g'))} as "group", g.parallel,
    s.id as "subjectId", s.name as subject, ${sql.raw(subgroupLabel('b'))} as subgroup,
    c.teacher_id as "teacherId", ${sql.raw(personName('u'))} as teacher, c.period,
    n.students, n.missing, to_json(k.closed_at) #>> '{}' as "closedAt", to_json(r.at) #>> '{}' as "remindedAt",
    ${sql.raw(personName('ru'))} as "remindedBy"
  from planned c
  join school_class g on g.school_id = c.school_id and g.id = c.group_id and g.parallel > 1 and g.archived_at is null
  join subject s on s.id = c.subject_id
  join placed_person u on u.id = c.teacher_id
  left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
  left join period_closing k on k.school_id = c.school_id and k.plan_uuid = c.uuid and k.period = c.period
    and k.revision = 1
  left join closing_reminder r on r.school_id = c.school_id and r.plan_uuid = c.uuid and r.period = c.period
  left join placed_person ru on ru.id = r.by_user_id
  cross join lateral (
    select count(*)::int as students, (count(*) filter (where not exists (
      select from period_mark m where m.school_id = c.school_id and m.plan_uuid = c.uuid and m.student_id = e.student_id
        and m.period = c.period and (m.score is not null or m.unmarked is not null))))::int as missing
    from class_stay e
    where e.school_id = c.school_id and e.group_id = c.group_id and e.since <= c.ends_on
      and (e.until is null or e.until > c.ends_on)
      and ${sql.raw(inHalf('e', 'c', (half) => onDay(half, 'c.ends_on')))}) n)`

const group = [sql`closable.parallel`, sql`closable."group" collate "und-x-icu"`]
const subject = sql`closable.subject ->> 'kz' collate "und-x-icu"`
const orders = {
  group: [...group, subject],
  subject: [subject, ...group],
  teacher: [sql`closable.teacher collate "und-x-icu"`, ...group],
  missing: [sql`closable.missing`, ...group],
}

/** Who has closed the period and who has not. */
export function closingsOf(db: Db, looking: Looking, { search, sort = 'group', state }: Asked) {
  const isClosed = sql<boolean>`closable."closedAt" is not null`
  return db
    .selectFrom(closable(looking).as('closable'))
    .selectAll()
    .$if(state !== 'all', (some) => some.where(isClosed, '=', state === 'closed'))
    .$if(search !== '', (some) =>
      some.where(contains(search, sql`closable.teacher`, sql`closable."group"`, sql`closable.subject`)),
    )
    .orderBy(ordered(orders, sort, sql`closable."calendarPlanUuid"`))
}

/** The quarter that the list is about, and how many of its plans are open and closed. */
export async function closingTotals(db: Db, looking: Looking) {
  const { rows } = await sql<{ quarterId: number | null; open: number; closed: number }>`
    select (select of.quarter_id from (${quarterAsked(looking.schoolId, looking.quarterId, looking.today)}) of)
        as "quarterId",
      (count(*) filter (where closable."closedAt" is null))::int as open, count(closable."closedAt")::int as closed
    from ${closable(looking)} closable`.execute(db)
  return rows[0]
}

/** A teacher's own plans that they were asked to close. */
export async function remindedOf(
  db: Db,
  schoolId: number,
  teacherId: number,
): Promise<(ClosingListRow & { year: number })[]> {
  const { rows } = await sql<ClosingListRow & { year: number }>`
    select c.uuid as "calendarPlanUuid", g.id as "groupId", ${sql.raw(groupLabel('g'))} as "group", s.id as "subjectId",
      s.name as subject, ${sql.raw(subgroupLabel('b'))} as subgroup, c.teacher_id as "teacherId",
      ${sql.raw(personName('u'))} as teacher, r.period, c.academic_year::int as year, 0 as students, 0 as missing, null as "closedAt",
      to_json(r.at) #>> '{}' as "remindedAt", ${sql.raw(personName('ru'))} as "remindedBy"
    from closing_reminder r
    join calendar_plan c on c.school_id = r.school_id and c.uuid = r.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    join placed_person u on u.id = c.teacher_id
    join placed_person ru on ru.id = r.by_user_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    where r.school_id = ${schoolId}::int and c.teacher_id = ${teacherId}::int
    order by r.period, g.parallel, g.letter collate "und-x-icu", s.name ->> 'kz'`.execute(db)
  return rows
}
