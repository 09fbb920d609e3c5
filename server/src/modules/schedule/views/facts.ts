import type { DatedWork } from '@qalam/contract/ktp/caps.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { hasWork } from '#vocabulary/held-lessons.ts'

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
export type SlotFacts = {
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
export async function factsAbout(db: Db, wanted: PlannedLesson): Promise<SlotFacts | undefined> {
  const { schoolId, groupId, subjectId, subgroupId, date, cabinetId, themeUuid } = wanted
  const { rows } = await sql<SlotFacts>`
    select g.edu_lang as "eduLang", g.lead_id as "leadId", sc.edit_schedule as "editSchedule",
      cp.uuid as "planUuid", cp.teacher_id as "planTeacherId", cp.closed_quarters as "closedQuarters", cp.score_type as "scoreType", sg.number as "subgroupNumber",
      q.quarter_id as "quarterId", q.ends_on::text as "quarterEndsOn",
      (select h.name from free_day h where (h.school_id = ${schoolId} or h.school_id is null)
        and ${date}::date between h.starts_on and h.ends_on and (h.parallels is null or g.parallel = any(h.parallels)) limit 1) as holiday,
      ${cabinetId}::int is null or exists (select from cabinet c where c.id = ${cabinetId}::int and c.school_id = ${schoolId}) as "cabinetKnown",
      (select json_build_object('planUuid', pl.plan_uuid, 'kind', pl.entity_kind, 'quarterId', pl.quarter_id, 'maxScore', pl.max_score, 'entityId', pl.entity_id,
          'lessonUuid', (select o.uuid from lesson o where o.school_id = pl.school_id and o.plan_lesson_uuid = pl.uuid))
        from plan_lesson pl where pl.uuid = ${themeUuid}::uuid and pl.school_id = ${schoolId}) as theme
    from school_class g
    join known_school sc on sc.id = g.school_id
    left join calendar_plan cp on cp.school_id = g.school_id and cp.group_id = g.id and cp.subject_id = ${subjectId} and cp.subgroup_id is not distinct from ${subgroupId}::int
    left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
    left join year_quarter q on q.school_id = g.school_id and ${date}::date between q.starts_on and q.ends_on
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

/** The summative works of a class that stand in a quarter; each bears the id of its lesson. */
export async function datedWorks(
  db: Db,
  { schoolId, groupId, quarterId }: { schoolId: number; groupId: number; quarterId: number },
): Promise<DatedWork[]> {
  const { rows } = await sql<DatedWork>`
    select l.uuid, pl.entity_kind as kind, l.plan_uuid as "planUuid", l.subject_id as "subjectId",
      l.quarter_id as "quarterId", l.on_date::text as date
    from lesson l join plan_lesson pl on pl.school_id = l.school_id and pl.uuid = l.plan_lesson_uuid and pl.entity_kind in ('sor', 'soch')
    where l.school_id = ${schoolId} and l.group_id = ${groupId} and l.quarter_id = ${quarterId}`.execute(db)
  return rows
}

export type Content = { marks: number; homework: number; materials: number; worked: boolean }

/**
 * What hangs on a lesson; what is given to it counts among its materials. An emptied cell counts as a mark: its history
 * stays.
 */
export async function contentOf(db: Db, schoolId: number, uuid: string): Promise<Content> {
  const { rows } = await sql<Content>`select
    (select count(*) from mark m where m.school_id = ${schoolId} and m.lesson_uuid = ${uuid})::int as marks,
    (select count(*) from homework h where h.school_id = ${schoolId} and h.lesson_uuid = ${uuid})::int as homework,
    ((select count(*) from lesson_material lm where lm.school_id = ${schoolId} and lm.lesson_uuid = ${uuid})
      + (select count(*) from lesson_content lc where lc.school_id = ${schoolId} and lc.lesson_uuid = ${uuid}
        and lc.taken_back_at is null)
      + (select count(*) from sitting st where st.school_id = ${schoolId} and st.lesson_uuid = ${uuid}))::int as materials,
    ${sql.raw(hasWork('l'))} as worked
    from lesson l where l.school_id = ${schoolId} and l.uuid = ${uuid}`.execute(db)
  return rows[0] ?? { marks: 0, homework: 0, materials: 0, worked: false }
}
