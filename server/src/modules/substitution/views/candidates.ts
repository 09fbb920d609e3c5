import type { Candidate } from '@qalam/contract/substitution/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

type CandidateRow = Candidate & { lessonUuid: string }

/** Minutes between two lessons within which the second follows at once. */
const pause = 30

/**
 * Everybody who is free for each of these lessons, with what speaks for them. Whoever teaches may stand in, and so may
 * those of the management who teach by a plan; nobody who is away that day.
 */
export async function candidatesFor(db: Db, schoolId: number, lessons: readonly string[]): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    with wanted as materialized (
      select l.uuid, l.on_date, l.starts, l.ends, l.during, l.teacher_id, l.substituted_id, l.subject_id, l.group_id,
        g.academic_year, g.lead_id, b.shift
      from class_lesson l
      join school_class g on g.school_id = l.school_id and g.id = l.group_id
      left join time_scheme b on b.school_id = g.school_id and b.uuid = g.time_scheme_uuid
      where l.school_id = ${schoolId} and l.uuid = any(${lessons}::uuid[])),
    staff as materialized (
      select u.id, ${sql.raw(personName('u'))} as name
      from placed_person u
      where u.school_id = ${schoolId} and u.archived_at is null
        and (coalesce(u.subrole, u.role) in ('teacher', 'group-lead') or (u.role in ('zavuch', 'director') and exists (
          select from calendar_plan k where k.school_id = u.school_id and k.teacher_id = u.id))))
    select w.uuid as "lessonUuid", t.id, t.name,
      exists (select from calendar_plan k where k.school_id = ${schoolId} and k.teacher_id = t.id
        and k.academic_year = w.academic_year and k.subject_id = w.subject_id) as "teachesSubject",
      coalesce(w.lead_id = t.id, false) or exists (select from calendar_plan k where k.school_id = ${schoolId}
        and k.teacher_id = t.id and k.group_id = w.group_id) as "knowsClass",
      exists (select from calendar_plan k
        join school_class kg on kg.school_id = k.school_id and kg.id = k.group_id
        join time_scheme kb on kb.school_id = kg.school_id and kb.uuid = kg.time_scheme_uuid
        where k.school_id = ${schoolId} and k.teacher_id = t.id and k.academic_year = w.academic_year
          and kb.shift = w.shift) as "sameShift",
      not day.before as "freeBefore", not day.after as "freeAfter", day.lessons as "dayLessons",
      (select count(*)::int from class_lesson m where m.school_id = ${schoolId} and m.teacher_id = t.id
        and m.substituted_id is not null
        and m.on_date between date_trunc('month', w.on_date)::date and (date_trunc('month', w.on_date) + interval '1 month - 1 day')::date) as hours
    from wanted w
    cross join staff t
    cross join lateral (
      select count(*)::int as lessons, coalesce(bool_or(d.during && w.during), false) as busy,
        coalesce(bool_or(d.ends <= w.starts and d.ends >= w.starts - make_interval(mins => ${pause})), false) as before,
        coalesce(bool_or(d.starts >= w.ends and d.starts <= w.ends + make_interval(mins => ${pause})), false) as after
      from class_lesson d where d.school_id = ${schoolId} and d.teacher_id = t.id and d.on_date = w.on_date) day
    where t.id <> w.teacher_id and t.id is distinct from w.substituted_id and not day.busy
      and not exists (select from absence a where a.school_id = ${schoolId} and a.teacher_id = t.id
        and a.cancelled_at is null and w.on_date between a.starts_on and a.ends_on)`.execute(db)
  return rows
}
