import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = {
  themes: readonly string[]
  plans: readonly string[]
  was: readonly unknown[]
  themesWere: readonly unknown[]
}

/** Gives lessons of plans the words, hours and objectives that come with them. */
export async function rewriteThemes(db: Db, schoolId: number, themes: readonly unknown[]): Promise<void> {
  await sql`update plan_lesson set section = t.section, theme = t.theme, hours = t.hours,
      objectives = array(select jsonb_array_elements_text(t.objectives))
    from jsonb_to_recordset(${JSON.stringify(themes)}::jsonb) as t(uuid uuid, section text, theme text, hours smallint,
      objectives jsonb)
    where plan_lesson.school_id = ${schoolId} and plan_lesson.uuid = t.uuid`.execute(db)
}

/** Gives plans other hours a week. */
export async function setWeeklyHours(
  db: Db,
  schoolId: number,
  plans: readonly { uuid: string; hours: number }[],
): Promise<void> {
  await sql`update calendar_plan set hours_per_week = p.hours
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as p(uuid uuid, hours smallint)
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = p.uuid`.execute(db)
}

/** Removes themes and plans that were made, and gives other plans their teacher and their hours back. */
export async function takeBackPlans(
  db: Db,
  schoolId: number,
  { themes, plans, was, themesWere }: Taken,
): Promise<void> {
  await rewriteThemes(db, schoolId, themesWere)
  await sql`delete from plan_lesson where school_id = ${schoolId} and uuid = any(${themes}::uuid[])`.execute(db)
  await sql`delete from calendar_plan where school_id = ${schoolId} and uuid = any(${plans}::uuid[])`.execute(db)
  await sql`update calendar_plan set teacher_id = w.teacher_id, hours_per_week = w.hours_per_week
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(uuid uuid, teacher_id int, hours_per_week smallint)
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = w.uuid`.execute(db)
}
