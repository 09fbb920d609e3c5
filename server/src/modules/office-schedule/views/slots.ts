import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { RefWeek } from '@qalam/contract/office-schedule/ref.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { cabinetLabel, groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'
import type { ChangeableLesson } from './lessons.ts'

type Row = {
  id: number
  groupId: number
  weekDay: number
  planUuid: string
  subjectId: number
  subgroupId: number | null
  part: number | null
  pupils: number[] | null
  teacherId: number
  cabinetId: number | null
  parallel: number
  year: number
  timeStart: string
  timeEnd: string
  closedQuarters: number[]
}

/** A slot of the reference week as a lesson of the week of a Monday. */
export type SlotLesson = ChangeableLesson & { slotId: number }

/** Of a week that has no date: who is in a half, or comes into it. */
const inHalfYet = (today: string) => sql`(m.until is null or m.until > ${today}::date)`

/** The slots of a class, or of all classes of a year, whose number has a bell; as lessons of a week. */
export async function slotsAsLessons(
  db: Db,
  schoolId: number,
  { groupId, year, monday, today }: { groupId: number | null; year: number; monday: string; today: string },
): Promise<SlotLesson[]> {
  const { rows } = await sql<Row>`
    with half as materialized (
      select m.subgroup_id, array_agg(m.student_id) as pupils from half_stay m
      where m.school_id = ${schoolId} and ${inHalfYet(today)} group by m.subgroup_id)
    select s.id, s.group_id as "groupId", s.week_day as "weekDay", s.plan_uuid as "planUuid", cp.subject_id as "subjectId",
      s.subgroup_id as "subgroupId", sg.number as part, half.pupils, cp.teacher_id as "teacherId",
      s.cabinet_id as "cabinetId", g.parallel, g.academic_year as year, b.value ->> 'start' as "timeStart",
      b.value ->> 'end' as "timeEnd",
      cp.closed_quarters as "closedQuarters"
    from week_slot s
    join school_class g on g.school_id = s.school_id and g.id = s.group_id
    join calendar_plan cp on cp.school_id = s.school_id and cp.uuid = s.plan_uuid
    join time_scheme t on t.school_id = g.school_id and t.uuid = g.time_scheme_uuid
    join lateral jsonb_array_elements(t.periods) b on (b.value ->> 'number')::int = s.number
    left join class_half sg on sg.school_id = s.school_id and sg.id = s.subgroup_id
    left join half on half.subgroup_id = s.subgroup_id
    where s.school_id = ${schoolId} and g.archived_at is null and g.academic_year = ${year}
      and (${groupId}::int is null or s.group_id = ${groupId}::int)
    order by s.week_day, b.value ->> 'start', s.group_id, s.id`.execute(db)
  return rows.map(({ id, weekDay, part, pupils, ...row }) => ({
    ...row,
    slotId: id,
    uuid: '',
    version: 0,
    date: addDays(monday, weekDay - 1),
    subgroup: part === null ? null : { number: part, pupils: pupils ?? [] },
    planTeacherId: row.teacherId,
    quarterId: 0,
    forced: false,
    remote: false,
    conducted: false,
    marked: false,
    hasContent: false,
  }))
}

/** The reference week of a class with all that may be put into it; undefined where the class is not of the school. */
export async function refWeekOf(
  db: Db,
  schoolId: number,
  groupId: number,
): Promise<(Omit<RefWeek, 'can'> & { year: number }) | undefined> {
  const { rows } = await sql<Omit<RefWeek, 'can'> & { year: number }>`
    select g.academic_year as year, json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group",
      coalesce((select json_agg(json_build_object('number', b.value->'number', 'timeStart', b.value->>'start',
          'timeEnd', b.value->>'end', 'shift', t.shift) order by b.value->>'start')
        from time_scheme t cross join jsonb_array_elements(t.periods) b
        where t.school_id = g.school_id and t.uuid = g.time_scheme_uuid), '[]'::json) as bells,
      (select coalesce(json_agg(json_build_object('uuid', cp.uuid, 'subject', s.name, 'subgroup', sg.number,
          'teacher', ${sql.raw(initials('u'))}, 'hours', cp.hours_per_week) order by s.name->>'kz', sg.number), '[]')
        from calendar_plan cp join subject s on s.id = cp.subject_id
        join placed_person u on u.school_id = cp.school_id and u.id = cp.teacher_id
        left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
        where cp.school_id = g.school_id and cp.group_id = g.id) as plans,
      (select coalesce(json_agg(json_build_object('id', c.id, 'label', ${sql.raw(cabinetLabel('c'))})
          order by length(c.number), c.number), '[]') from cabinet c where c.school_id = g.school_id) as cabinets,
      (select coalesce(json_agg(json_build_object('id', l.id, 'weekDay', l.week_day, 'number', l.number,
          'planUuid', l.plan_uuid, 'cabinet', case when c.id is not null then
            json_build_object('id', c.id, 'label', ${sql.raw(cabinetLabel('c'))}) end)
          order by l.week_day, l.number, l.subgroup_id, l.id), '[]')
        from week_slot l left join cabinet c on c.school_id = l.school_id and c.id = l.cabinet_id
        where l.school_id = g.school_id and l.group_id = g.id) as slots
    from school_class g where g.school_id = ${schoolId} and g.id = ${groupId}`.execute(db)
  return rows[0]
}

/** The subject, half and teacher of a plan of a class. */
export async function planOfGroup(
  db: Db,
  schoolId: number,
  groupId: number,
  planUuid: string,
  today: string,
): Promise<
  { subjectId: number; subgroupId: number | null; part: number | null; pupils: number[]; teacherId: number } | undefined
> {
  const { rows } = await sql<{
    subjectId: number
    subgroupId: number | null
    part: number | null
    pupils: number[]
    teacherId: number
  }>`select cp.subject_id as "subjectId", cp.subgroup_id as "subgroupId", sg.number as part, cp.teacher_id as "teacherId",
      array(select m.student_id from half_stay m where m.school_id = cp.school_id and m.subgroup_id = cp.subgroup_id
        and ${inHalfYet(today)}) as pupils
    from calendar_plan cp left join class_half sg on sg.school_id = cp.school_id and sg.id = cp.subgroup_id
    where cp.school_id = ${schoolId} and cp.group_id = ${groupId} and cp.uuid = ${planUuid}`.execute(db)
  return rows[0]
}

/** The class of a slot. */
export async function groupOfSlot(db: Db, schoolId: number, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ groupId: number }>`select s.group_id as "groupId" from week_slot s
    where s.school_id = ${schoolId} and s.id = ${id}`.execute(db)
  return rows[0]?.groupId
}
