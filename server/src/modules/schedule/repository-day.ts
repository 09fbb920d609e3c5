import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { bindThemes } from './repository-bulk.ts'
import { idleThemes, keptLessons, movableLessons, plansOn } from './views/day.ts'

/** What became of a day: lessons that went or came, and themes that no lesson holds now. */
export type DayChange = { lessons: number; themes: number; assessments: number }
/** So many lessons would be lost that somebody has worked on: nothing was done. */
export type DayKept = { kept: number }

/**
 * Takes the lessons of some days away, both ends included; refused while one was conducted or holds anything. Their themes
 * go to the next lessons of the quarter that were not held, in the same order.
 */
export async function clearDays(db: Db, schoolId: number, from: string, until: string): Promise<DayChange | DayKept> {
  const kept = await keptLessons(db, schoolId, from, until)
  if (kept > 0) return { kept }
  const plans = await plansOn(db, schoolId, from, until, null)
  const lessons = await moveThemes(db, schoolId, plans, from, async () => {
    const { rows } = await sql`delete from lesson where school_id = ${schoolId}
      and on_date between ${from}::date and ${until}::date returning 1`.execute(db)
    return rows.length
  })
  return { lessons, ...(await left(db, schoolId, plans)) }
}

/**
 * Puts the lessons of a weekday's timetable on a day of a quarter; those that would meet a lesson that stands there are left
 * out. The themes of the quarter move up to them.
 */
export async function fillDay(db: Db, schoolId: number, day: string, weekDay: number): Promise<DayChange> {
  const plans = await plansOn(db, schoolId, day, day, weekDay)
  const lessons = await moveThemes(db, schoolId, plans, day, async () => {
    const { rows } = await sql`insert into lesson (uuid, school_id, quarter_id, group_id, subgroup_id, subgroup_number,
        subject_id, plan_uuid, teacher_id, cabinet_id, on_date, starts, ends)
      select gen_random_uuid(), s.school_id, q.quarter_id, s.group_id, s.subgroup_id, h.number, c.subject_id, s.plan_uuid,
        c.teacher_id, s.cabinet_id, ${day}::date, (p ->> 'start')::time, (p ->> 'end')::time
      from timetable_slot s
      join school_class g on g.school_id = s.school_id and g.id = s.group_id and g.archived_at is null
      join calendar_plan c on c.school_id = s.school_id and c.uuid = s.plan_uuid
      join time_scheme t on t.school_id = g.school_id and t.uuid = g.time_scheme_uuid
      cross join lateral jsonb_array_elements(t.periods) p
      join year_quarter q on q.school_id = s.school_id and ${day}::date between q.starts_on and q.ends_on
        and q.quarter_id / 10 = g.academic_year
      left join class_half h on h.school_id = s.school_id and h.id = s.subgroup_id
      where s.school_id = ${schoolId} and s.week_day = ${weekDay}::int and (p ->> 'number')::int = s.number
        and not exists (select from free_day f where (f.school_id = s.school_id or f.school_id is null)
          and ${day}::date between f.starts_on and f.ends_on and (f.parallels is null or g.parallel = any(f.parallels)))
      on conflict do nothing returning 1`.execute(db)
    return rows.length
  })
  return { lessons, ...(await left(db, schoolId, plans)) }
}

/** Lays the themes of plans out again over what a change leaves of their lessons from a day on. */
async function moveThemes(
  db: Db,
  schoolId: number,
  plans: readonly string[],
  from: string,
  change: () => Promise<number>,
): Promise<number> {
  const before = await movableLessons(db, schoolId, plans, from)
  const idle = await idleThemes(db, schoolId, plans)
  const themes = new Map<string, string[]>()
  const add = (key: string, theme: string) => themes.set(key, [...(themes.get(key) ?? []), theme])
  for (const { key, theme } of before) if (theme) add(key, theme)
  for (const { key, uuid } of idle) add(key, uuid)
  const uuids = before.map(({ uuid }) => uuid)
  await sql`update lesson set plan_lesson_uuid = null where school_id = ${schoolId} and plan_lesson_uuid is not null
    and uuid = any(${uuids}::uuid[])`.execute(db)
  const changed = await change()
  const pairs = (await movableLessons(db, schoolId, plans, from)).flatMap(({ uuid, key }) => {
    const theme = themes.get(key)?.shift()
    return theme ? [{ uuid, planLessonUuid: theme }] : []
  })
  await bindThemes(db, schoolId, pairs)
  return changed
}

async function left(db: Db, schoolId: number, plans: readonly string[]) {
  const idle = await idleThemes(db, schoolId, plans)
  const assessments = idle.filter(({ kind }) => kind === 'sor' || kind === 'soch').length
  return { themes: idle.length - assessments, assessments }
}
