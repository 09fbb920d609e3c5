import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { breaksBetween, type SchoolHoliday, type WorkingDay } from '../days-off.ts'

/** Waits until nobody else changes the days of a school: each change goes by what the one before it left. */
export async function holdDays(db: Db, schoolId: number): Promise<void> {
  await db.selectFrom('school').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute()
}

/** Gives the quarters of a year other dates, and the breaks between them. */
export async function replaceQuarters(
  db: Db,
  schoolId: number,
  year: number,
  quarters: readonly { id: number; startsOn: string; endsOn: string }[],
): Promise<void> {
  // They may change places with each other, which an update would meet one by one.
  await sql`delete from school_quarter where school_id = ${schoolId} and quarter_id / 10 = ${year}::int`.execute(db)
  await sql`insert into school_quarter (school_id, quarter_id, starts_on, ends_on)
    select ${schoolId}, q.id, q."startsOn", q."endsOn"
    from jsonb_to_recordset(${JSON.stringify(quarters)}::jsonb) as q(id int, "startsOn" date, "endsOn" date)`.execute(
    db,
  )
  await sql`delete from holiday where school_id = ${schoolId} and kind = 'rest' and parallels is null
    and starts_on >= make_date(${year}::int, 8, 1) and starts_on < make_date(${year}::int + 1, 8, 1)`.execute(db)
  for (const rest of breaksBetween(quarters)) await addDayOff(db, schoolId, rest)
}

/** Puts a day off into a school. */
export async function addDayOff(db: Db, schoolId: number, { name, ...day }: SchoolHoliday): Promise<void> {
  await db
    .insertInto('holiday')
    .values({
      school_id: schoolId,
      starts_on: day.startsOn,
      ends_on: day.endsOn,
      name: JSON.stringify(name),
      parallels: day.parallels,
      kind: day.kind,
    })
    .onConflict((conflict) =>
      conflict.constraint('holiday_once').doUpdateSet({ name: JSON.stringify(name), kind: day.kind }),
    )
    .execute()
}

/** Takes one day out of a school's days off; what lies before and after it in a stretch stays, once. */
export async function removeDayOff(db: Db, schoolId: number, day: string): Promise<void> {
  await sql`with gone as (
      delete from holiday where school_id = ${schoolId} and ${day}::date between starts_on and ends_on returning *)
    insert into holiday (school_id, starts_on, ends_on, name, parallels, kind)
    select g.school_id, p.starts_on, p.ends_on, g.name, g.parallels, g.kind
    from gone g cross join lateral (values (g.starts_on, ${day}::date - 1), (${day}::date + 1, g.ends_on)) p(starts_on, ends_on)
    where p.starts_on <= p.ends_on
    on conflict on constraint holiday_once do nothing`.execute(db)
}

/** Days on which a school works by the timetable of a weekday. */
export async function storeWorkingDays(db: Db, schoolId: number, days: readonly WorkingDay[]): Promise<void> {
  await sql`insert into working_day (school_id, day, week_day, name)
    select ${schoolId}, d.day, d."weekDay", d.name
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(day date, "weekDay" smallint, name jsonb)
    on conflict (school_id, day) do update set week_day = excluded.week_day, name = excluded.name`.execute(db)
}

export async function removeWorkingDays(db: Db, schoolId: number, from: string, until: string): Promise<void> {
  await sql`delete from working_day where school_id = ${schoolId} and day between ${from}::date and ${until}::date`.execute(
    db,
  )
}
