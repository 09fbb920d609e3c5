import type { PresentLesson } from '@qalam/contract/home/api.ts'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { named } from '#platform/db/named.ts'
import { groupLabel, subgroupLabel } from '#vocabulary/labels.ts'

type PresentQuery = { actor: Actor; today: string; clock: string; until: string }

/** The first lesson of a teacher that is not over yet, up to a day. */
export async function presentLesson(
  db: Db,
  { actor: { schoolId, userId }, today, clock, until }: PresentQuery,
): Promise<PresentLesson | undefined> {
  const { rows } = await named(
    'home-present',
    sql<PresentLesson>`select l.uuid, l.on_date::text as date,
      left(l.starts::text, 5) as "timeStart", left(l.ends::text, 5) as "timeEnd",
      l.on_date = ${today}::date and l.starts <= ${clock}::time as running,
      json_build_object('id', s.id, 'name', s.name) as subject,
      json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}) as "group",
      ${sql.raw(subgroupLabel('b'))} as subgroup, c.number as cabinet,
      coalesce(t.theme, '') as theme, l.plan_uuid as "calendarPlanUuid",
      exists (select from homework h where h.school_id = l.school_id and h.lesson_uuid = l.uuid) as "hasHomework"
    from class_lesson l
    join subject s on s.id = l.subject_id
    join school_class g on g.school_id = l.school_id and g.id = l.group_id
    left join class_half b on b.school_id = l.school_id and b.id = l.subgroup_id
    left join cabinet c on c.school_id = l.school_id and c.id = l.cabinet_id
    left join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
    where l.school_id = ${schoolId}::int and l.teacher_id = ${userId}::int
      and l.on_date between ${today}::date and ${until}::date
      and (l.on_date > ${today}::date or l.ends > ${clock}::time)
    order by l.on_date, l.starts limit 1`,
  ).execute(db)
  return rows[0]
}
