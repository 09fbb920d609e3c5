import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import { touchPlan } from './repository-progress.ts'

type NewPlanLesson = Insertable<Tables['plan_lesson']>

/** Puts a theme behind the last one of its quarter; the plan is held, so that two of them get two places. */
export async function appendLesson(db: Db, lesson: Omit<NewPlanLesson, 'ordinal'>): Promise<void> {
  await db
    .selectFrom('calendar_plan')
    .select('uuid')
    .where('school_id', '=', lesson.school_id)
    .where('uuid', '=', lesson.plan_uuid)
    .forUpdate()
    .execute()
  const { last } = await db
    .selectFrom('plan_lesson')
    .where('school_id', '=', lesson.school_id)
    .where('plan_uuid', '=', lesson.plan_uuid)
    .where('quarter_id', '=', lesson.quarter_id)
    .select(sql<number>`coalesce(max(plan_lesson.ordinal), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('plan_lesson')
    .values({ ...lesson, ordinal: last + 1 })
    .execute()
  await touchPlan(db, lesson.school_id, lesson.plan_uuid, { state: 'draft', order: true })
}

/** Adds quarters (1…4) to those whose marks nobody changes any more. */
export async function closeQuarters(
  db: Db,
  schoolId: number,
  uuid: string,
  quarters: readonly number[],
): Promise<void> {
  await sql`update calendar_plan set closed_quarters = array(
      select distinct q from unnest(closed_quarters || ${[...quarters]}::smallint[]) q order by q)
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid`.execute(db)
}
