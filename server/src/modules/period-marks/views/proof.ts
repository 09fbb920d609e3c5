import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { MarkPeriod, Unmarked } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName } from '#vocabulary/people.ts'

/** A signed revision with what a person calls its plan. */
export type ClosingToProve = {
  planUuid: string
  group: string
  subject: Named
  subgroup: string | null
  period: MarkPeriod
  revision: number
  at: Date
  snapshot: string
  signature: Buffer
  keyId: string
}

/** The signed revisions of the next plans of a school behind one, in the order of plan, period and revision. */
export async function closingsBehind(
  db: Db,
  { schoolId, after, plans }: { schoolId: number; after: string; plans: number },
): Promise<ClosingToProve[]> {
  const { rows } = await sql<ClosingToProve>`
    select k.plan_uuid as "planUuid", ${sql.raw(groupLabel('g'))} as "group", s.name as subject,
      ${sql.raw(subgroupLabel('b'))} as subgroup, k.period, k.revision, k.closed_at as at, k.snapshot, k.signature,
      k.key_id as "keyId"
    from period_closing k
    join calendar_plan c on c.school_id = k.school_id and c.uuid = k.plan_uuid
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    where k.school_id = ${schoolId}::int and k.plan_uuid in (
      select distinct n.plan_uuid from period_closing n
      where n.school_id = ${schoolId}::int and n.plan_uuid > ${after}::uuid order by n.plan_uuid limit ${plans}::int)
    order by k.plan_uuid, k.period, k.revision`.execute(db)
  return rows
}

export type MarkToProve = {
  planUuid: string
  studentId: number
  period: MarkPeriod
  score: number | null
  unmarked: Unmarked | null
  comment: string
  version: number
  at: Date
}

/** The marks of periods that stand in some plans. */
export async function marksOfPlans(db: Db, schoolId: number, planUuids: readonly string[]): Promise<MarkToProve[]> {
  const { rows } = await sql<MarkToProve>`
    select m.plan_uuid as "planUuid", m.student_id as "studentId", m.period, m.score, m.unmarked, m.comment, m.version,
      m.updated_at as at
    from period_mark m
    where m.school_id = ${schoolId}::int and m.plan_uuid = any(${[...planUuids]}::uuid[])`.execute(db)
  return rows
}

/** Quarters that take no marks any more although nothing was signed for them. */
export async function closedUnsigned(
  db: Db,
  schoolId: number,
): Promise<Pick<ClosingToProve, 'group' | 'subject' | 'subgroup' | 'period'>[]> {
  const { rows } = await sql<Pick<ClosingToProve, 'group' | 'subject' | 'subgroup' | 'period'>>`
    select ${sql.raw(groupLabel('g'))} as "group", s.name as subject, ${sql.raw(subgroupLabel('b'))} as subgroup,
      'q' || q.number as period
    from calendar_plan c
    cross join lateral unnest(c.closed_quarters) as q(number)
    join school_class g on g.school_id = c.school_id and g.id = c.group_id
    join subject s on s.id = c.subject_id
    left join class_half b on b.school_id = c.school_id and b.id = c.subgroup_id
    where c.school_id = ${schoolId}::int and not exists (select from period_closing k
      where k.school_id = c.school_id and k.plan_uuid = c.uuid
        and k.period in ('q' || q.number, 'h' || (q.number + 1) / 2))
    order by g.parallel, g.letter, s.name ->> 'kz', q.number`.execute(db)
  return rows
}

/** How many revisions a school has signed. */
export async function closingCount(db: Db, schoolId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from period_closing k where k.school_id = ${schoolId}::int`.execute(db)
  return rows[0]?.count ?? 0
}

/** Every school, to be proved one after the other. */
export async function schoolsToProve(db: Db): Promise<{ id: number; name: Named }[]> {
  const { rows } = await sql<{
    id: number
    name: Named
  }>`select s.id, s.name from known_school s order by s.id`.execute(db)
  return rows
}

export type BroughtToProve = { student: string; year: number; sheet: string; signature: Buffer; keyId: string }

/** What students of a school brought along from others. */
export async function broughtToProve(db: Db, schoolId: number): Promise<BroughtToProve[]> {
  const { rows } = await sql<BroughtToProve>`
    select ${sql.raw(fullName('u'))} as student, b.academic_year::int as year, b.sheet, b.signature, b.key_id as "keyId"
    from brought_sheet b
    join placed_person u on u.school_id = b.school_id and u.id = b.student_id
    where b.school_id = ${schoolId}::int order by 1, 2`.execute(db)
  return rows
}
