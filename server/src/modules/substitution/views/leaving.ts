import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Of = { teacherId: number; from: string }

/** Lessons that somebody was to give instead of others from a day on, with the absence that each is of. */
export async function standInsOf(db: Db, schoolId: number, { teacherId, from }: Of) {
  const { rows } = await sql<{
    uuid: string
    groupId: number
    date: string
    ownerId: number
    absenceId: string | null
  }>`
    select l.uuid, l.group_id as "groupId", l.on_date as date, l.substituted_id as "ownerId", a.uuid as "absenceId"
    from class_lesson l
    left join absence a on a.school_id = l.school_id and a.teacher_id = l.substituted_id and a.cancelled_at is null
      and l.on_date between a.starts_on and a.ends_on
    where l.school_id = ${schoolId} and l.teacher_id = ${teacherId} and l.substituted_id is not null
      and l.conducted_at is null and l.on_date >= ${from}::date
    order by l.on_date, l.starts, l.uuid`.execute(db)
  return rows
}

/** The last day of a lesson of somebody's own that was not given, from a day on, and whether a plan names them still. */
export async function openOf(db: Db, schoolId: number, { teacherId, from, year }: Of & { year: number }) {
  const { rows } = await sql<{ last: string | null; plans: boolean }>`
    select max(l.on_date)::text as last,
      exists (select from calendar_plan cp where cp.school_id = ${schoolId} and cp.teacher_id = ${teacherId}
        and cp.academic_year >= ${year}) as plans
    from class_lesson l where l.school_id = ${schoolId} and l.teacher_id = ${teacherId} and l.substituted_id is null
      and l.conducted_at is null and l.on_date >= ${from}::date`.execute(db)
  return rows[0] ?? { last: null, plans: false }
}

/** How many lessons of somebody's own lie between two days and were not given; the second day is not among them. */
export async function openBetween(
  db: Db,
  schoolId: number,
  { teacherId, from, until }: Of & { until: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from class_lesson l
    where l.school_id = ${schoolId} and l.teacher_id = ${teacherId} and l.substituted_id is null
      and l.conducted_at is null and l.on_date >= ${from}::date and l.on_date < ${until}::date`.execute(db)
  return rows[0]?.count ?? 0
}
