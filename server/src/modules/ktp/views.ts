import type { LessonTheme } from '@qalam/contract/ktp/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type PlanCard = { groupId: number; subjectId: number; subgroupId: number | null }
export type KtpPlan = { planUuid: string | null; teacherId: number | null; leadId: number | null }

/** Whose plan a card names; undefined where the group is not of the school, a null plan where there is none. */
export async function planOf(db: Db, schoolId: number, { groupId, subjectId, subgroupId }: PlanCard) {
  const { rows } = await sql<KtpPlan>`
    select cp.uuid as "planUuid", cp.teacher_id as "teacherId", g.lead_id as "leadId"
    from school_class g
    left join calendar_plan cp on cp.school_id = g.school_id and cp.group_id = g.id and cp.subject_id = ${subjectId}
      and cp.subgroup_id is not distinct from ${subgroupId}::int
    where g.id = ${groupId} and g.school_id = ${schoolId}`.execute(db)
  return rows[0]
}

/** The themes of a plan in their order, of one quarter when it is named, those without a lesson when asked for. */
export async function themesOf(
  db: Db,
  schoolId: number,
  planUuid: string,
  { quarterId, free }: { quarterId: number | null; free: boolean },
): Promise<LessonTheme[]> {
  const { rows } = await sql<LessonTheme>`
    select pl.uuid, pl.ordinal || '. ' || pl.theme as label, pl.theme, pl.section, pl.entity_kind as "entityKind",
      pl.max_score as "maxScore", pl.quarter_id as "quarterId", pl.ordinal, l.uuid as "scheduleUuid"
    from plan_lesson pl left join class_lesson l on l.school_id = pl.school_id and l.plan_lesson_uuid = pl.uuid
    where pl.school_id = ${schoolId} and pl.plan_uuid = ${planUuid} and (${quarterId}::int is null or pl.quarter_id = ${quarterId}::int)
      and (not ${free}::boolean or l.uuid is null)
    order by pl.quarter_id, pl.ordinal
    limit 1000`.execute(db)
  return rows
}
