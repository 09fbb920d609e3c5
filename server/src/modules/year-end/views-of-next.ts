import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Exams, InProgram, Program } from './plan/facts.ts'

/** The programs of inclusive education of the classes of a year. */
export async function programsOf(db: Db, schoolId: number, year: number): Promise<Program[]> {
  const { rows } = await sql<Program>`select t.id, t.group_id as "groupId", t.description,
      t.time_scheme_uuid as "timeSchemeUuid"
    from class_program t join school_class g on g.school_id = t.school_id and g.id = t.group_id
    where t.school_id = ${schoolId} and t.archived_at is null and g.academic_year = ${year} and g.archived_at is null
    order by t.group_id, t.id`.execute(db)
  return rows
}

/** Who studies by these programs without an end; a stay that ended with the class is among them and finds no class to go to. */
export async function inProgramsOf(db: Db, schoolId: number, year: number): Promise<InProgram[]> {
  const { rows } = await sql<InProgram>`select y.id, y.program_id as "programId", y.student_id as "studentId",
      y.arrival_order as "order"
    from training_stay y join class_program t on t.school_id = y.school_id and t.id = y.program_id
    join school_class g on g.school_id = t.school_id and g.id = t.group_id
    join class_stay e on e.school_id = y.school_id and e.student_id = y.student_id and e.group_id = g.id and e.until is null
    where y.school_id = ${schoolId} and y.until is null and y.since < make_date(${year} + 1, 9, 1)
      and t.archived_at is null and g.academic_year = ${year} and g.archived_at is null
    order by y.program_id, y.id`.execute(db)
  return rows
}

/** The works of the classes of a year whose window, that of the class or of a single student, is not closed yet. */
export async function examsOf(db: Db, schoolId: number, year: number, now: Date): Promise<Map<number, Exams>> {
  const { rows } = await sql<{ groupId: number; count: number; closesAt: Date }>`select l.group_id as "groupId",
      count(distinct s.uuid)::int as count,
      max(w.closes_at) as "closesAt"
    from sitting s join class_lesson l on l.school_id = s.school_id and l.uuid = s.lesson_uuid
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    cross join lateral (select s.closes_at union all select x.closes_at from sitting_exception x
      where x.school_id = s.school_id and x.sitting_uuid = s.uuid and x.closes_at is not null) w
    where s.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and w.closes_at > ${now}
    group by l.group_id`.execute(db)
  return new Map(rows.map(({ groupId, count, closesAt }) => [groupId, { count, lastOn: localDay(closesAt) }]))
}

/** Quarters and days off that an act made for the next year. */
export type MadeCalendar = { quarters: { id: number; startsOn: string; endsOn: string }[]; holidays: number[] }

/**
 * Whether a calendar stands as it was made and nothing is built on it: no class, plan or lesson of that year, no day that
 * somebody put in, and no other act of the year before.
 */
export async function isCalendarFree(
  db: Db,
  schoolId: number,
  year: number,
  { quarters, holidays }: MadeCalendar,
): Promise<boolean> {
  const made = JSON.stringify(quarters)
  const { rows } = await sql`with made as (
      select * from jsonb_to_recordset(${made}::jsonb) as q(id int, "startsOn" date, "endsOn" date)),
    span as (select make_date(${year}::int, 8, 1) as first, make_date(${year}::int + 1, 8, 1) as after)
    select from span
    where (select count(*) from made) = (select count(*) from year_quarter q
        join made m on m.id = q.quarter_id and m."startsOn" = q.starts_on and m."endsOn" = q.ends_on
        where q.school_id = ${schoolId})
      and not exists (select from free_day h where h.school_id = ${schoolId} and h.starts_on >= span.first
        and h.starts_on < span.after and h.id <> all(${holidays}::int[]))
      and not exists (select from taught_day w where w.school_id = ${schoolId} and w.day >= span.first
        and w.day < span.after)
      and not exists (select from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year})
      and not exists (select from calendar_plan c where c.school_id = ${schoolId} and c.academic_year = ${year})
      and not exists (select from class_lesson l where l.school_id = ${schoolId} and l.on_date >= (select min("startsOn") from made))
      and not exists (select from year_end_batch b where b.school_id = ${schoolId} and b.year = ${year}::int - 1
        and b.undone_at is null)`.execute(db)
  return rows.length > 0
}

/** The calendar that an act of a year made for the next one, the latest; none where the school had its own. */
export async function madeCalendarOf(db: Db, schoolId: number, year: number): Promise<MadeCalendar | undefined> {
  const { rows } = await sql<{ calendar: MadeCalendar }>`select b.made->'calendar' as calendar from year_end_batch b
    where b.school_id = ${schoolId} and b.year = ${year} and b.made ? 'calendar'
    order by b.made_at desc limit 1`.execute(db)
  return rows[0]?.calendar
}
