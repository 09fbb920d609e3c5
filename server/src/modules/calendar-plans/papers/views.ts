import type { Named } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { attends } from '#school/half/half.ts'
import { uuidIn } from '#vocabulary/named-works.ts'
import { fullName } from '#vocabulary/people.ts'

export type PaperFacts = {
  school: Named
  teacher: string
  lesson: { date: string; starts: string; ends: string } | null
  pupils: number
  absent: number
  /** Points of those who wrote. */
  scores: { name: string; score: number }[]
  /** Pages of the work that the theme names, as its author keeps them. */
  pages: unknown[]
  minutes: number | null
}

/** What the papers of a theme need besides the plan: its lesson, who was there, what was written. */
export async function paperFacts(db: Db, schoolId: number, theme: string): Promise<PaperFacts | undefined> {
  const { rows } = await sql<PaperFacts>`
    select sc.name as school, ${sql.raw(fullName('u'))} as teacher,
      case when l.uuid is null then null else json_build_object('date', l.on_date::text,
        'starts', to_char(l.starts, 'HH24:MI'), 'ends', to_char(l.ends, 'HH24:MI')) end as lesson,
      (select count(*)::int from class_stay e where ${sql.raw(attends('e', 'l'))}) as pupils,
      (select count(*)::int from mark m where m.school_id = l.school_id and m.lesson_uuid = l.uuid
        and m.sign in ('absent', 'excused', 'ill')) as absent,
      coalesce((select json_agg(json_build_object('name', ${sql.raw(fullName('mu'))}, 'score', m.score)
          order by mu.surname, mu.firstname)
        from mark m join placed_person mu on mu.school_id = m.school_id and mu.id = m.student_id
        where m.school_id = l.school_id and m.lesson_uuid = l.uuid and m.score is not null), '[]'::json) as scores,
      coalesce((select json_agg(g.body order by array_position(c.page_order, g.uuid)) from content c
        join content_page g on g.school_id = c.school_id and g.content_uuid = c.uuid and g.uuid = any(c.page_order)
        where c.school_id = pl.school_id and c.uuid = ${sql.raw(uuidIn('pl.entity_id'))}), '[]'::json) as pages,
      (select (c.settings ->> 'minutes')::int from content c where c.school_id = pl.school_id
        and c.uuid = ${sql.raw(uuidIn('pl.entity_id'))}) as minutes
    from plan_lesson pl
    join calendar_plan cp on cp.school_id = pl.school_id and cp.uuid = pl.plan_uuid
    join known_school sc on sc.id = cp.school_id
    left join class_lesson l on l.school_id = pl.school_id and l.plan_lesson_uuid = pl.uuid
    join placed_person u on u.school_id = cp.school_id and u.id = coalesce(l.teacher_id, cp.teacher_id)
    where pl.school_id = ${schoolId} and pl.uuid = ${theme}`.execute(db)
  return rows[0]
}
