import type { AbsentLesson } from '@qalam/contract/substitution/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock } from '#platform/db/written.ts'
import { cabinetLabel, groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { personName } from '#vocabulary/people.ts'

type Of = { schoolId: number; absenceId: string; teacherId: number; from: string; to: string }
export type AbsentLessonRow = Omit<AbsentLesson, 'candidates' | 'free'>

/** What a lesson is called on a list: when, what, for whom, where. */
export const placeOf = sql`l.uuid as "lessonUuid", l.on_date as date, ${sql.raw(clock('l.starts'))} as "timeStart",
  ${sql.raw(clock('l.ends'))} as "timeEnd", s.name as subject, ${sql.raw(groupLabel('g'))} as "group",
  case when h.id is not null then ${sql.raw(subgroupLabel('h'))} end as subgroup,
  case when c.id is not null then ${sql.raw(cabinetLabel('c'))} end as cabinet`

export const placed = sql`join subject s on s.id = l.subject_id
  join school_class g on g.school_id = l.school_id and g.id = l.group_id
  left join class_half h on h.school_id = l.school_id and h.id = l.subgroup_id
  left join cabinet c on c.school_id = l.school_id and c.id = l.cabinet_id`

/** The lessons of somebody who is away, with who gives them instead and who was asked. */
export async function lessonsOf(db: Db, of: Of): Promise<AbsentLessonRow[]> {
  const { schoolId, absenceId, teacherId, from, to } = of
  const { rows } = await sql<AbsentLessonRow>`
    select ${placeOf}, l.version, t.theme, l.conducted_at is not null as conducted,
      case when l.teacher_id <> ${teacherId} then
        jsonb_build_object('id', l.teacher_id, 'name', ${sql.raw(personName('u'))}) end as substitute,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.teacher_id, 'name', ${sql.raw(personName('ru'))},
          'accepted', r.accepted) order by ru.surname, ru.firstname, r.teacher_id)
        from substitution_request r
        join placed_person ru on ru.school_id = r.school_id and ru.id = r.teacher_id
        where r.school_id = l.school_id and r.absence_uuid = ${absenceId} and r.lesson_uuid = l.uuid), '[]'::jsonb) as asked
    from class_lesson l ${placed}
    join placed_person u on u.school_id = l.school_id and u.id = l.teacher_id
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${to}::date
      and (l.teacher_id = ${teacherId} or l.substituted_id = ${teacherId})
    order by l.on_date, l.starts, l.uuid`.execute(db)
  return rows
}
