import type { Board } from '@qalam/contract/office-schedule/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { clock } from '#platform/db/written.ts'
import { cabinetLabel, groupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

export type ShownBoard = Pick<Board, 'groups' | 'subjects' | 'teachers' | 'cabinets' | 'lessons'>
/** `leadId` narrows the classes to those that somebody leads. */
export type BoardQuery = { schoolId: number; from: string; until: string; year: number; leadId: number | null }

/** The bells of a class, in order. */
const bells = sql`coalesce((select json_agg(json_build_object('number', b.value->'number', 'timeStart', b.value->>'start',
    'timeEnd', b.value->>'end', 'shift', t.shift) order by b.value->>'start')
  from time_scheme t cross join jsonb_array_elements(t.periods) b
  where t.school_id = g.school_id and t.uuid = g.time_scheme_uuid), '[]'::json)`

/** The classes of a year with their lessons of some days, and the names of all that those lessons need. */
export async function boardOf(db: Db, { schoolId, from, until, year, leadId }: BoardQuery): Promise<ShownBoard> {
  const { rows } = await sql<ShownBoard>`
    with class as materialized (
      select g.* from school_class g where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null
        and (${leadId}::int is null or g.lead_id = ${leadId}::int)),
    held as materialized (
      select l.* from class_lesson l join class c on c.id = l.group_id
      where l.school_id = ${schoolId} and l.on_date between ${from}::date and ${until}::date)
    select
      (select coalesce(json_agg(json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}, 'bells', ${bells})
        order by g.parallel, g.letter, g.id), '[]') from class g) as groups,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name)), '[]') from subject s
        where s.id in (select h.subject_id from held h)) as subjects,
      (select coalesce(json_agg(json_build_object('id', u.id, 'label', ${sql.raw(initials('u'))})), '[]')
        from placed_person u
        where u.school_id = ${schoolId} and u.id in (select h.teacher_id from held h)) as teachers,
      (select coalesce(json_agg(json_build_object('id', c.id, 'label', ${sql.raw(cabinetLabel('c'))})), '[]')
        from cabinet c where c.school_id = ${schoolId} and c.id in (select h.cabinet_id from held h)) as cabinets,
      (select coalesce(json_agg(json_build_object('uuid', h.uuid, 'groupId', h.group_id, 'date', h.on_date,
        'timeStart', ${sql.raw(clock('h.starts'))}, 'timeEnd', ${sql.raw(clock('h.ends'))}, 'subjectId', h.subject_id,
        'subgroup', h.subgroup_number, 'teacherId', h.teacher_id, 'cabinetId', h.cabinet_id, 'forced', h.forced,
        'conducted', h.conducted_at is not null)
        order by h.on_date, h.starts, h.subgroup_number nulls first, h.uuid), '[]') from held h) as lessons`.execute(db)
  return rows[0] ?? { groups: [], subjects: [], teachers: [], cabinets: [], lessons: [] }
}
