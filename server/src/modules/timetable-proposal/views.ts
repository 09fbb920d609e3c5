import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Bell, Labelled } from '@qalam/contract/schedule/api.ts'
import type { Closed } from '@qalam/contract/timetable-proposal/closed.ts'
import type { Level } from '@qalam/contract/timetable-proposal/levels.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { cabinetLabel, groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type LoadGroup = Labelled & { parallel: number; bells: Bell[] }
export type LoadPlan = {
  uuid: string
  groupId: number
  subjectId: number
  subject: Named
  /** How hard the school says the subject is. */
  level: Level | null
  subgroupId: number | null
  subgroup: number | null
  teacherId: number
  hours: number
}
export type LoadTeacher = Labelled & { gone: boolean }
export type LoadSlot = {
  groupId: number
  planUuid: string
  subgroupId: number | null
  weekDay: number
  number: number
  cabinetId: number | null
  /** Whether a search leaves it where it is. */
  locked: boolean
}

/** All that a week of a school is laid from. */
export type TeachingLoad = {
  groups: LoadGroup[]
  plans: LoadPlan[]
  teachers: LoadTeacher[]
  cabinets: Labelled[]
  /** The reference week. */
  slots: LoadSlot[]
  /** When teachers of the load are not there and rooms are closed. */
  closed: Omit<Closed, 'label'>[]
}

export async function loadOf(db: Db, schoolId: number, year: number): Promise<TeachingLoad> {
  const { rows } = await sql<TeachingLoad>`
    with g as materialized (select * from school_class study_group
        where study_group.school_id = ${schoolId} and study_group.academic_year = ${year} and study_group.archived_at is null),
      cp as materialized (select calendar_plan.* from calendar_plan
        join g on g.school_id = calendar_plan.school_id and g.id = calendar_plan.group_id
        where calendar_plan.school_id = ${schoolId} and calendar_plan.academic_year = ${year})
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}, 'parallel', g.parallel,
          'bells', coalesce((select json_agg(json_build_object('number', b.value->'number', 'timeStart', b.value->>'start',
              'timeEnd', b.value->>'end', 'shift', t.shift) order by b.value->>'start')
            from time_scheme t cross join jsonb_array_elements(t.periods) b
            where t.school_id = g.school_id and t.uuid = g.time_scheme_uuid), '[]'::json))
        order by g.parallel, g.letter, g.id), '[]') from g) as groups,
      (select coalesce(json_agg(json_build_object('uuid', cp.uuid, 'groupId', cp.group_id, 'subjectId', cp.subject_id,
          'subject', s.name, 'level', sl.level, 'subgroupId', cp.subgroup_id, 'subgroup', sg.number, 'teacherId', cp.teacher_id,
          'hours', cp.hours_per_week) order by cp.uuid), '[]')
        from cp join subject s on s.id = cp.subject_id
        left join timetable_subject_level sl on sl.school_id = cp.school_id and sl.subject_id = cp.subject_id
        left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id) as plans,
      (select coalesce(json_agg(json_build_object('id', u.id, 'label', ${sql.raw(initials('u'))},
          'gone', u.archived_at is not null) order by u.surname, u.firstname, u.id), '[]')
        from placed_person u
        where u.school_id = ${schoolId} and u.id in (select cp.teacher_id from cp)) as teachers,
      (select coalesce(json_agg(json_build_object('id', c.id, 'label', ${sql.raw(cabinetLabel('c'))})
          order by length(c.number), c.number), '[]') from cabinet c where c.school_id = ${schoolId}) as cabinets,
      (select coalesce(json_agg(json_build_object('groupId', l.group_id, 'planUuid', l.plan_uuid,
          'subgroupId', l.subgroup_id, 'weekDay', l.week_day, 'number', l.number, 'cabinetId', l.cabinet_id,
          'locked', k.plan_uuid is not null)
          order by l.group_id, l.week_day, l.number, l.subgroup_id), '[]')
        from week_slot l join g on g.school_id = l.school_id and g.id = l.group_id
        left join timetable_lock k on k.school_id = l.school_id and k.plan_uuid = l.plan_uuid
          and k.week_day = l.week_day and k.number = l.number
        where l.school_id = ${schoolId}) as slots,
      (select coalesce(json_agg(json_build_object('uuid', c.uuid,
          'kind', case when c.teacher_id is null then 'cabinet' else 'teacher' end,
          'id', coalesce(c.teacher_id, c.cabinet_id), 'weekDay', c.week_day,
          'timeStart', to_char(c.starts, 'HH24:MI'), 'timeEnd', to_char(c.ends, 'HH24:MI'))
          order by c.week_day, c.starts, c.uuid), '[]')
        from timetable_closed c where c.school_id = ${schoolId}
          and (c.cabinet_id is not null or c.teacher_id in (select cp.teacher_id from cp))) as closed`.execute(db)
  return rows[0] ?? { groups: [], plans: [], teachers: [], cabinets: [], slots: [], closed: [] }
}

type SummaryRow = {
  uuid: string
  by: string
  at: Date
  lessons: number
  unplaced: number
  applied: boolean
}

/** The proposals of a school, the newest first. */
export async function proposalsOf(db: Db, schoolId: number, uuid: string | null = null): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`select t.uuid, ${sql.raw(initials('a'))} as by, t.made_at as at,
      (select count(*)::int from timetable_proposal_slot s where s.school_id = t.school_id and s.proposal_uuid = t.uuid)
        as lessons,
      (select coalesce(sum((u.value ->> 'lessons')::int), 0)::int from jsonb_array_elements(t.unplaced) u) as unplaced,
      t.replaced is not null as applied
    from timetable_proposal t
    join placed_person a on a.school_id = t.school_id and a.id = t.made_by
    where t.school_id = ${schoolId} and (${uuid}::uuid is null or t.uuid = ${uuid}::uuid)
    order by t.made_at desc, t.uuid limit 20`.execute(db)
  return rows
}
