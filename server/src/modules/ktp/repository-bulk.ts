import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewCalendarPlan = {
  groupId: number
  subjectId: number
  subgroupId: number | null
  teacherId: number
  scoreType: string
  hoursPerWeek: number
}

/** The natural key of a calendar plan. */
export const planKey = (groupId: number, subjectId: number, subgroupId: number | null): string =>
  `${groupId}:${subjectId}:${subgroupId ?? ''}`

/**
 * Calendar plans of a school's year; known ones get the teacher and the hours of the list and keep their assessment. Answers
 * the uuid of every key, and the known plans that another teacher has now.
 */
export async function storePlans(
  db: Db,
  schoolId: number,
  year: number,
  plans: readonly NewCalendarPlan[],
): Promise<{ plans: Map<string, string>; changed: { planUuid: string; teacherId: number }[] }> {
  const rows = plans.map((plan) => ({ ...plan, uuid: randomUUID() }))
  const list = JSON.stringify(rows)
  await sql`insert into calendar_plan (uuid, school_id, academic_year, group_id, subject_id, subgroup_id, teacher_id, score_type, hours_per_week)
    select p.uuid, ${schoolId}, ${year}, p."groupId", p."subjectId", p."subgroupId", p."teacherId", p."scoreType", p."hoursPerWeek"
    from jsonb_to_recordset(${list}::jsonb) as p(uuid uuid, "groupId" int, "subjectId" int, "subgroupId" int,
      "teacherId" int, "scoreType" text, "hoursPerWeek" smallint)
    on conflict on constraint calendar_plan_key do nothing`.execute(db)
  const { rows: changed } = await sql<{ planUuid: string; teacherId: number; isMoved: boolean }>`
    update calendar_plan set teacher_id = p."teacherId", hours_per_week = p."hoursPerWeek"
    from jsonb_to_recordset(${list}::jsonb) as p("groupId" int, "subjectId" int, "subgroupId" int, "teacherId" int,
      "hoursPerWeek" smallint), calendar_plan before
    where before.school_id = ${schoolId} and calendar_plan.school_id = before.school_id
      and before.uuid = calendar_plan.uuid and before.group_id = p."groupId" and before.subject_id = p."subjectId"
      and before.subgroup_id is not distinct from p."subgroupId"
      and (before.teacher_id <> p."teacherId" or before.hours_per_week <> p."hoursPerWeek")
    returning calendar_plan.uuid as "planUuid", calendar_plan.teacher_id as "teacherId",
      before.teacher_id <> calendar_plan.teacher_id as "isMoved"`.execute(db)
  const known = await db
    .selectFrom('calendar_plan as p')
    .select(['p.uuid', 'p.group_id', 'p.subject_id', 'p.subgroup_id'])
    .where('p.school_id', '=', schoolId)
    .where('p.academic_year', '=', year)
    .execute()
  return {
    plans: new Map(known.map((plan) => [planKey(plan.group_id, plan.subject_id, plan.subgroup_id), plan.uuid])),
    changed: changed.filter(({ isMoved }) => isMoved).map(({ planUuid, teacherId }) => ({ planUuid, teacherId })),
  }
}

/** Removes plans without themes and lessons. */
export async function removePlans(db: Db, schoolId: number, uuids: readonly string[]): Promise<void> {
  await sql`delete from calendar_plan
    where calendar_plan.school_id = ${schoolId} and calendar_plan.uuid = any(${uuids}::uuid[])`.execute(db)
}

export type NewTheme = {
  uuid: string
  planUuid: string
  quarterId: number
  ordinal: number
  section: string
  theme: string
  entityKind: string
  maxScore: number | null
  objectives: string[]
  hours: number
}

/** Themes of plans by quarter and number; answers only the ones that were new. */
export async function storeThemes(db: Db, schoolId: number, themes: readonly NewTheme[]): Promise<Set<string>> {
  const { rows } = await sql<{ uuid: string }>`
    insert into plan_lesson (uuid, school_id, plan_uuid, quarter_id, ordinal, section, theme, entity_kind, max_score, objectives, hours)
    select t.uuid, ${schoolId}, t."planUuid", t."quarterId", t.ordinal, t.section, t.theme, t."entityKind", t."maxScore",
      array(select jsonb_array_elements_text(t.objectives)), t.hours
    from jsonb_to_recordset(${JSON.stringify(themes)}::jsonb) as t(uuid uuid, "planUuid" uuid, "quarterId" int, ordinal smallint,
      section text, theme text, "entityKind" text, "maxScore" smallint, objectives jsonb, hours smallint)
    on conflict on constraint plan_lesson_ordinal do nothing
    returning plan_lesson.uuid`.execute(db)
  return new Set(rows.map(({ uuid }) => uuid))
}
