import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Taken = { themes: readonly string[]; plans: readonly string[]; was: readonly unknown[] }

/** Removes themes and plans that were made, and gives other plans their teacher and their hours back. */
export async function takeBackPlans(db: Db, schoolId: number, { themes, plans, was }: Taken): Promise<void> {
  await sql`delete from plan_lesson where school_id = ${schoolId} and uuid = any(${themes}::uuid[])`.execute(db)
  await sql`delete from calendar_plan where school_id = ${schoolId} and uuid = any(${plans}::uuid[])`.execute(db)
  await sql`update calendar_plan set teacher_id = w.teacher_id, hours_per_week = w.hours_per_week
    from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w(uuid uuid, teacher_id int, hours_per_week smallint)
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = w.uuid`.execute(db)
}
