import type { PlanSheet } from '@qalam/contract/calendar-plans/sheet.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { DatedWork } from '@qalam/contract/ktp/caps.ts'
import type { Fixing, LessonFacts } from '@qalam/contract/ktp/pins.ts'
import type { PlanState } from '@qalam/contract/ktp/states.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/db.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { fullName, initials } from '#vocabulary/people.ts'

export type SheetHead = Pick<
  PlanSheet,
  'uuid' | 'group' | 'parallel' | 'subject' | 'subgroup' | 'teacher' | 'reviewer' | 'scoreType' | 'hoursPerWeek'
> & {
  version: number
  state: PlanState
  leadId: number | null
  reviewerId: number | null
  subjectId: number
  eduLang: 'kz' | 'ru'
  closedQuarters: number[]
  quarters: { value: number; startsOn: string; endsOn: string }[]
  acts: {
    uuid: string
    kind: string
    at: string
    by: string
    count: number
    comment: string
    undone: boolean
    undoable: boolean
  }[]
  /** Works of the whole class that have their dates. */
  works: (DatedWork & { name: Named })[]
}

/** The plan above its themes, with the school's quarters, its last acts and the dated works of its class. */
export async function sheetHead(db: Db, schoolId: number, uuid: string): Promise<SheetHead | undefined> {
  const { rows } = await sql<SheetHead>`
    select cp.uuid, json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group", g.parallel,
      g.edu_lang as "eduLang", json_build_object('id', sj.id, 'name', sj.name) as subject, cp.subject_id as "subjectId",
      case when sg.id is null then null else ${sql.raw(subgroupLabel('sg'))} end as subgroup,
      json_build_object('id', u.id, 'name', ${sql.raw(fullName('u'))}, 'isDeleted', u.archived_at is not null) as teacher,
      cp.score_type as "scoreType", cp.hours_per_week as "hoursPerWeek", cp.closed_quarters as "closedQuarters",
      g.lead_id as "leadId", v.teacher_id as "reviewerId",
      case when vu.person_id is null then null else ${sql.raw(initials('vu'))} end as reviewer,
      coalesce(s.version, 0) as version, coalesce(s.state, 'draft') as state,
      coalesce((select json_agg(json_build_object('value', q.quarter_id, 'startsOn', q.starts_on::text, 'endsOn', q.ends_on::text)
        order by q.quarter_id) from year_quarter q where q.school_id = cp.school_id
        and q.quarter_id / 10 = cp.academic_year), '[]'::json) as quarters,
      coalesce((select json_agg(a order by a.number desc) from (
        select e.uuid, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          ${sql.raw(initials('eu'))} as by, e.touched as count, e.comment, e.undone, e.change is not null as undoable, e.number
        from plan_event e join placed_person eu on eu.school_id = e.school_id and eu.id = e.by_user_id
        where e.school_id = cp.school_id and e.plan_uuid = cp.uuid order by e.number desc limit 40) a), '[]'::json) as acts,
      coalesce((select json_agg(json_build_object('uuid', t.uuid, 'kind', t.entity_kind, 'planUuid', o.plan_uuid,
          'subjectId', o.subject_id, 'quarterId', o.quarter_id, 'date', o.on_date::text, 'name', os.name))
        from class_lesson o join plan_lesson t on t.school_id = o.school_id and t.uuid = o.plan_lesson_uuid
        join subject os on os.id = o.subject_id
        where o.school_id = cp.school_id and o.group_id = cp.group_id and t.entity_kind in ('sor', 'soch')), '[]'::json) as works
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    join subject sj on sj.id = cp.subject_id
    join placed_person u on u.school_id = cp.school_id and u.id = cp.teacher_id
    left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
    left join plan_reviewer v on v.school_id = cp.school_id and v.subject_id = cp.subject_id
    left join placed_person vu on vu.school_id = v.school_id and vu.id = v.teacher_id
    left join plan_progress s on s.school_id = cp.school_id and s.plan_uuid = cp.uuid
    where cp.school_id = ${schoolId} and cp.uuid = ${uuid}`.execute(db)
  return rows[0]
}

export type ThemeFacts = {
  uuid: string
  version: number
  quarterId: number
  ordinal: number
  section: string
  theme: string
  objectives: string[]
  kind: EntityKind
  maxScore: number | null
  content: string
  devices: string
  note: string
  fixed: Fixing | null
  entityId: string | null
}

/** The themes of a plan in their order. */
export async function themesOf(db: Db, schoolId: number, planUuid: string): Promise<ThemeFacts[]> {
  const { rows } = await sql<ThemeFacts>`
    select pl.uuid, pl.version, pl.quarter_id as "quarterId", pl.ordinal, pl.section, pl.theme, pl.objectives,
      pl.entity_kind as kind, pl.max_score as "maxScore", pl.content, pl.devices, pl.note, pl.fixed, pl.entity_id as "entityId"
    from plan_lesson pl where pl.school_id = ${schoolId} and pl.plan_uuid = ${planUuid}
    order by pl.quarter_id, pl.ordinal`.execute(db)
  return rows
}

export type PlanLesson = LessonFacts & { timeStart: string; teacherId: number }

/** The lessons of a plan by date and time, with what holds them. */
export async function lessonsOf(db: Db, schoolId: number, planUuid: string): Promise<PlanLesson[]> {
  const { rows } = await sql<PlanLesson>`
    select l.uuid, l.quarter_id as "quarterId", l.on_date::text as date, to_char(l.starts, 'HH24:MI') as "timeStart",
      l.plan_lesson_uuid as theme, l.teacher_id as "teacherId", l.conducted_at is not null as conducted,
      exists (select from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid) as marked,
      exists (select from homework h where h.school_id = l.school_id and h.lesson_uuid = l.uuid) as homework
    from class_lesson l where l.school_id = ${schoolId} and l.plan_uuid = ${planUuid}
    order by l.on_date, l.starts, l.uuid`.execute(db)
  return rows
}

/** Which plan a theme is of. */
export async function planOfTheme(db: Db, schoolId: number, theme: string): Promise<string | undefined> {
  const { rows } = await sql<{ plan: string }>`select pl.plan_uuid as plan from plan_lesson pl
    where pl.school_id = ${schoolId} and pl.uuid = ${theme}`.execute(db)
  return rows[0]?.plan
}

/** A saved work of the caller, or one shared in the school, that a theme may name. */
export async function workOf(db: Db, schoolId: number, userId: number, uuid: string) {
  // Older rows name a work by what is no uuid.
  if (!z.uuid().safeParse(uuid).success) return undefined
  const { rows } = await sql<{ title: string; kind: string; maxScore: number | null }>`
    select c.title, c.kind, (c.settings ->> 'maxScore')::int as "maxScore" from content c
    where c.school_id = ${schoolId} and c.uuid = ${uuid}::uuid and c.owner_id = ${userId} and c.archived_at is null`.execute(
    db,
  )
  return rows[0]
}
