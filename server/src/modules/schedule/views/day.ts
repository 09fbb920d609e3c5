import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { hasContent } from '#vocabulary/held-lessons.ts'

/** The quarter of the lesson is closed in its plan: it stays as it was signed. */
const closed = sql`exists (select from calendar_plan c where c.school_id = l.school_id and c.uuid = l.plan_uuid
  and l.quarter_id % 10 = any(c.closed_quarters))`

/** How many lessons of some days were conducted or hold marks, homework or materials: they are not to be lost. */
export async function keptLessons(db: Db, schoolId: number, from: string, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from lesson l
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${until}::date
      and (l.conducted_at is not null or ${closed}
        or exists (select from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid)
        or ${sql.raw(hasContent('l'))})`.execute(db)
  return rows[0]?.count ?? 0
}

export type Movable = { uuid: string; key: string; theme: string | null; onDate: string }

const movable = sql`l.conducted_at is null and not ${closed}
  and not exists (select from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid)`

/** Lessons from a day on, of the plans that have one on some days, whose theme may still change; in the order they are held. */
export async function movableLessons(
  db: Db,
  schoolId: number,
  plans: readonly string[],
  from: string,
): Promise<Movable[]> {
  const { rows } =
    await sql<Movable>`select l.uuid, l.plan_uuid || ' ' || l.quarter_id as key, l.plan_lesson_uuid as theme,
      l.on_date as "onDate"
    from lesson l where l.school_id = ${schoolId} and l.plan_uuid = any(${plans}::uuid[]) and l.on_date >= ${from}::date
      and ${movable}
    order by l.plan_uuid, l.quarter_id, l.on_date, l.starts`.execute(db)
  return rows
}

/** Themes of plans that no lesson holds, in their order. */
export async function idleThemes(
  db: Db,
  schoolId: number,
  plans: readonly string[],
): Promise<{ uuid: string; key: string; kind: string }[]> {
  const { rows } = await sql<{ uuid: string; key: string; kind: string }>`
    select t.uuid, t.plan_uuid || ' ' || t.quarter_id as key, t.entity_kind as kind from plan_lesson t
    where t.school_id = ${schoolId} and t.plan_uuid = any(${plans}::uuid[])
      and not exists (select from lesson l where l.school_id = t.school_id and l.plan_lesson_uuid = t.uuid)
    order by t.plan_uuid, t.quarter_id, t.ordinal`.execute(db)
  return rows
}

/** The plans that have a lesson on some days, or a slot of the reference week on a weekday. */
export async function plansOn(
  db: Db,
  schoolId: number,
  from: string,
  until: string,
  weekDay: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ plan: string }>`
    select l.plan_uuid as plan from lesson l where l.school_id = ${schoolId}
      and l.on_date between ${from}::date and ${until}::date
    union
    select s.plan_uuid from timetable_slot s where s.school_id = ${schoolId} and s.week_day = ${weekDay}::int`.execute(
    db,
  )
  return rows.map(({ plan }) => plan)
}
