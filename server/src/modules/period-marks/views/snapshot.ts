import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { sql } from 'kysely'
import { found } from '#platform/access.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { personName } from '#vocabulary/people.ts'

type OfPlan = { schoolId: number; planUuid: string }

/**
 * How many lessons the quarters of a plan have, how many cells are written in them, and the SHA-256 of these in one
 * order: who holds the cells can prove that they are the ones that were closed.
 */
export async function cellsDigest(
  db: Db,
  { schoolId, planUuid }: OfPlan,
  quarters: readonly number[],
): Promise<{ lessons: number; cells: number; sha256: string }> {
  const { rows } = await named(
    'period-digest',
    sql<{ lessons: number; cells: number; sha256: string }>`
    select count(distinct l.uuid)::int as lessons, count(m.student_id)::int as cells,
      encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', l.uuid, m.student_id, coalesce(m.score::text, ''),
        coalesce(m.sign, ''), m.comment), E'\n' order by l.on_date, l.starts, l.uuid, m.student_id)
        filter (where m.student_id is not null), ''), 'UTF8')), 'hex') as sha256
    from class_lesson l
    left join mark m on m.school_id = l.school_id and m.lesson_uuid = l.uuid
    where l.school_id = ${schoolId}::int and l.plan_uuid = ${planUuid}::uuid
      and l.quarter_id % 10 = any(${[...quarters]}::int[])`,
  ).execute(db)
  return found(rows[0])
}

export type SignedRow = {
  revision: number
  by: string
  at: string
  snapshot: string
  signature: Buffer
  keyId: string
}

/** What was signed for a period, oldest revision first. */
export async function signedOf(db: Db, { schoolId, planUuid }: OfPlan, period: MarkPeriod): Promise<SignedRow[]> {
  const { rows } = await sql<SignedRow>`
    select c.revision, ${sql.raw(personName('u'))} as by, to_json(c.closed_at) #>> '{}' as at, c.snapshot, c.signature,
      c.key_id as "keyId"
    from period_closing c join placed_person u on u.id = c.closed_by
    where c.school_id = ${schoolId}::int and c.plan_uuid = ${planUuid}::uuid and c.period = ${period}::text
    order by c.revision`.execute(db)
  return rows
}

/** The latest text that was signed for each closed period of a plan. */
export async function latestSigned(db: Db, { schoolId, planUuid }: OfPlan): Promise<Map<MarkPeriod, string>> {
  const { rows } = await named(
    'period-signed',
    sql<{ period: MarkPeriod; snapshot: string }>`
    select distinct on (c.period) c.period, c.snapshot from period_closing c
    where c.school_id = ${schoolId}::int and c.plan_uuid = ${planUuid}::uuid
    order by c.period, c.revision desc`,
  ).execute(db)
  return new Map(rows.map(({ period, snapshot }) => [period, snapshot]))
}

/** The latest text that was signed until a moment for each closed period of some plans. */
export async function signedOfPlans(
  db: Db,
  { schoolId, planUuids, until }: { schoolId: number; planUuids: readonly string[]; until: Date | null },
): Promise<{ planUuid: string; snapshot: string }[]> {
  const { rows } = await sql<{ planUuid: string; snapshot: string }>`
    select distinct on (c.plan_uuid, c.period) c.plan_uuid as "planUuid", c.snapshot
    from period_closing c
    where c.school_id = ${schoolId}::int and c.plan_uuid = any(${[...planUuids]}::uuid[])
      and (${until}::timestamptz is null or c.closed_at <= ${until}::timestamptz)
    order by c.plan_uuid, c.period, c.revision desc`.execute(db)
  return rows
}
