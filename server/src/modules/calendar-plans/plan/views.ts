import type { TeacherClash } from '@qalam/contract/calendar-plans/shapes.ts'
import type { ScoreType } from '@qalam/contract/journal/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { hasContent } from '#vocabulary/held-lessons.ts'
import { groupLabel } from '#vocabulary/labels.ts'

export type PlanHead = {
  uuid: string
  groupId: number
  subjectId: number
  subgroupId: number | null
  teacherId: number
  leadId: number | null
  reviewerId: number | null
  scoreType: ScoreType
  hoursPerWeek: number
  subject: Named
}

/** Whose plan it is and of what; undefined for another school's. */
export async function planHead(db: Db, schoolId: number, uuid: string): Promise<PlanHead | undefined> {
  const { rows } = await sql<PlanHead>`
    select cp.uuid, cp.group_id as "groupId", cp.subject_id as "subjectId", cp.subgroup_id as "subgroupId",
      cp.teacher_id as "teacherId", g.lead_id as "leadId", cp.score_type as "scoreType",
      cp.hours_per_week as "hoursPerWeek", sj.name as subject,
      (select v.teacher_id from plan_reviewer v where v.school_id = cp.school_id and v.subject_id = cp.subject_id) as "reviewerId"
    from calendar_plan cp
    join school_class g on g.school_id = cp.school_id and g.id = cp.group_id
    join subject sj on sj.id = cp.subject_id
    where cp.school_id = ${schoolId} and cp.uuid = ${uuid}`.execute(db)
  return rows[0]
}

/** What hangs on a plan: lessons, those conducted and marked, what else holds it. */
export async function holdsOf(db: Db, schoolId: number, uuid: string) {
  const { rows } = await sql<{ lessons: string[]; conducted: number; marked: number; slots: number[] }>`
    select array(select l.uuid from class_lesson l where l.school_id = ${schoolId} and l.plan_uuid = ${uuid}) as lessons,
      (select count(*)::int from class_lesson l where l.school_id = ${schoolId} and l.plan_uuid = ${uuid}
        and l.conducted_at is not null) as conducted,
      (select count(*)::int from class_lesson l where l.school_id = ${schoolId} and l.plan_uuid = ${uuid} and (
        exists (select from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid)
        or ${sql.raw(hasContent('l'))}))
      + (select count(*)::int from period_mark pm where pm.school_id = ${schoolId} and pm.plan_uuid = ${uuid}) as marked,
      array(select t.id from week_slot t where t.school_id = ${schoolId} and t.plan_uuid = ${uuid}) as slots`.execute(
    db,
  )
  return rows[0] ?? { lessons: [], conducted: 0, marked: 0, slots: [] }
}

/** The subgroups of a subject in a group. */
export async function halvesOf(db: Db, schoolId: number, groupId: number, subjectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select sg.id from class_half sg where sg.school_id = ${schoolId}
    and sg.group_id = ${groupId} and sg.subject_id = ${subjectId}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function subjectKnown(db: Db, subjectId: number): Promise<boolean> {
  const { rows } = await sql`select from subject s where s.id = ${subjectId}`.execute(db)
  return rows.length > 0
}

type Takeover = { uuid: string; teacherId: number; from: string }

/** Lessons of a plan that another teacher would take over from a day on, and the lessons they give at those times. */
export async function takeoverOf(db: Db, schoolId: number, { uuid, teacherId, from }: Takeover) {
  const { rows } = await sql<{ lessons: number; clashes: TeacherClash[] }>`
    with coming as (
      select l.on_date, l.during from class_lesson l where l.school_id = ${schoolId} and l.plan_uuid = ${uuid}
        and l.on_date >= ${from}::date and l.conducted_at is null and l.substituted_id is null and not l.forced)
    select (select count(*)::int from coming) as lessons,
      coalesce((select json_agg(c order by c.date, c."timeStart") from (
        select o.on_date::text as date, to_char(o.starts, 'HH24:MI') as "timeStart", to_char(o.ends, 'HH24:MI') as "timeEnd",
          ${sql.raw(groupLabel('g'))} as "group", sj.name as subject
        from class_lesson o join coming n on n.during && o.during
        join school_class g on g.school_id = o.school_id and g.id = o.group_id join subject sj on sj.id = o.subject_id
        where o.school_id = ${schoolId} and o.teacher_id = ${teacherId} and o.plan_uuid <> ${uuid} and not o.forced
        order by o.on_date, o.starts limit 100) c), '[]'::json) as clashes`.execute(db)
  return rows[0] ?? { lessons: 0, clashes: [] }
}

/** Every subject that is taught this year, with who reviews its plans. */
export async function reviewersOf(db: Db, schoolId: number, year: number) {
  const { rows } = await sql<{
    subject: { id: number; name: Named }
    teacher: { id: number; label: string } | null
  }>`
    select json_build_object('id', sj.id, 'name', sj.name) as subject,
      case when v.teacher_id is null then null
        else json_build_object('id', v.teacher_id, 'label', concat_ws(' ', u.surname, u.firstname)) end as teacher
    from subject sj
    left join plan_reviewer v on v.school_id = ${schoolId} and v.subject_id = sj.id
    left join placed_person u on u.school_id = ${schoolId} and u.id = v.teacher_id
    where exists (select from calendar_plan cp where cp.school_id = ${schoolId} and cp.subject_id = sj.id
      and cp.academic_year = ${year})
    order by sj.name ->> 'kz', sj.id`.execute(db)
  return rows
}
