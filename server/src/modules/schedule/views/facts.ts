import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Where a lesson is wanted. */
export type PlannedLesson = {
  schoolId: number
  groupId: number
  subjectId: number
  subgroupId: number | null
  date: string
  cabinetId: number | null
  themeUuid: string | null
}

/** All that decides whether a lesson may stand there; null plan, quarter, theme … where there is none. */
export type Facts = {
  eduLang: 'kz' | 'ru'
  leadId: number | null
  editSchedule: boolean
  planUuid: string | null
  planTeacherId: number | null
  /** The numbers of the quarters whose marks are closed. */
  closedQuarters: number[] | null
  scoreType: string | null
  subgroupNumber: number | null
  quarterId: number | null
  quarterEndsOn: string | null
  holiday: { kz: string; ru: string; en: string } | null
  cabinetKnown: boolean
  theme: {
    planUuid: string
    kind: string
    quarterId: number
    maxScore: number | null
    /** The saved work that it is; null where it is none. */
    entityId: string | null
    lessonUuid: string | null
  } | null
}

/** The facts about a wanted place, or undefined where the group is not of the school. */
export async function factsAbout(db: Db, wanted: PlannedLesson): Promise<Facts | undefined> {
  const { schoolId, groupId, subjectId, subgroupId, date, cabinetId, themeUuid } = wanted
  const { rows } = await sql<Facts>`
    select g.edu_lang as "eduLang", g.lead_id as "leadId", sc.edit_schedule as "editSchedule",
      cp.uuid as "planUuid", cp.teacher_id as "planTeacherId", cp.closed_quarters as "closedQuarters", cp.score_type as "scoreType", sg.number as "subgroupNumber",
      q.quarter_id as "quarterId", q.ends_on::text as "quarterEndsOn",
      (select h.name from holiday h where (h.school_id = ${schoolId} or h.school_id is null)
        and ${date}::date between h.starts_on and h.ends_on and (h.parallels is null or g.parallel = any(h.parallels)) limit 1) as holiday,
      ${cabinetId}::int is null or exists (select from cabinet c where c.id = ${cabinetId}::int and c.school_id = ${schoolId}) as "cabinetKnown",
      (select json_build_object('planUuid', pl.plan_uuid, 'kind', pl.entity_kind, 'quarterId', pl.quarter_id, 'maxScore', pl.max_score, 'entityId', pl.entity_id,
          'lessonUuid', (select o.uuid from lesson o where o.school_id = pl.school_id and o.plan_lesson_uuid = pl.uuid))
        from plan_lesson pl where pl.uuid = ${themeUuid}::uuid and pl.school_id = ${schoolId}) as theme
    from study_group g
    join school sc on sc.id = g.school_id
    left join calendar_plan cp on cp.school_id = g.school_id and cp.group_id = g.id and cp.subject_id = ${subjectId} and cp.subgroup_id is not distinct from ${subgroupId}::int
    left join subgroup sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
    left join school_quarter q on q.school_id = g.school_id and ${date}::date between q.starts_on and q.ends_on
    where g.id = ${groupId} and g.school_id = ${schoolId}`.execute(db)
  return rows[0]
}

/** Whether a class is taught a subject in halves. */
export async function isHalved(
  db: Db,
  { schoolId, groupId, subjectId }: { schoolId: number; groupId: number; subjectId: number },
): Promise<boolean> {
  const { rows } = await sql`select from calendar_plan c where c.school_id = ${schoolId} and c.group_id = ${groupId}
    and c.subject_id = ${subjectId} and c.subgroup_id is not null limit 1`.execute(db)
  return rows.length > 0
}

export type SummativeCounts = { sorInQuarter: number; sochInDay: number; sorThatDay: number; sochThatDay: number }

/** How many summative works stand in the quarter of a plan and on the day of its group (order №125). */
export async function summativeCounts(
  db: Db,
  at: { schoolId: number; groupId: number; subjectId: number; planUuid: string; quarterId: number; date: string },
): Promise<SummativeCounts> {
  const { rows } = await sql<SummativeCounts>`
    select
      count(*) filter (where pl.entity_kind = 'sor' and l.plan_uuid = ${at.planUuid} and l.quarter_id = ${at.quarterId})::int as "sorInQuarter",
      count(distinct l.subject_id) filter (where pl.entity_kind = 'soch' and l.on_date = ${at.date})::int as "sochInDay",
      count(*) filter (where pl.entity_kind = 'sor' and l.on_date = ${at.date} and l.subject_id = ${at.subjectId})::int as "sorThatDay",
      count(*) filter (where pl.entity_kind = 'soch' and l.on_date = ${at.date} and l.subject_id = ${at.subjectId})::int as "sochThatDay"
    from lesson l join plan_lesson pl on pl.school_id = l.school_id and pl.uuid = l.plan_lesson_uuid and pl.entity_kind in ('sor', 'soch')
    where l.school_id = ${at.schoolId} and l.group_id = ${at.groupId} and l.quarter_id = ${at.quarterId}`.execute(db)
  return rows[0] ?? { sorInQuarter: 0, sochInDay: 0, sorThatDay: 0, sochThatDay: 0 }
}

export type Content = { marks: number; homework: number; materials: number }

/** What hangs on a lesson. An emptied cell counts as a mark: its history stays. */
export async function contentOf(db: Db, schoolId: number, uuid: string): Promise<Content> {
  const { rows } = await sql<Content>`select
    (select count(*) from mark m where m.school_id = ${schoolId} and m.lesson_uuid = ${uuid})::int as marks,
    (select count(*) from homework h where h.school_id = ${schoolId} and h.lesson_uuid = ${uuid})::int as homework,
    (select count(*) from lesson_material lm where lm.school_id = ${schoolId} and lm.lesson_uuid = ${uuid})::int as materials`.execute(
    db,
  )
  return rows[0] ?? { marks: 0, homework: 0, materials: 0 }
}
