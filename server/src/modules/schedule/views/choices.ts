import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { cabinetLabel, groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

/** Who asks, and whether they run the school. */
export type ScheduleViewer = { userId: number; manages: boolean }
type ChoicesQuery = { schoolId: number; viewer: ScheduleViewer; year: number }
type Labelled = { id: number; label: string }

const none = sql`'[]'::json`
const listed = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(json_build_object('id', x.id, 'label', x.label) order by x.place) from (${rows}) x), '[]'::json)`

/** Groups of the year: all for the management, else those the viewer teaches or leads; the own class stands first. */
const groups = ({ schoolId, viewer, year }: ChoicesQuery) => sql`
  select g.id, ${sql.raw(groupLabel('g'))} as label, row_number() over (order by g.lead_id is not distinct from ${viewer.userId}::int desc, g.parallel, g.letter) as place
  from school_class g
  where g.school_id = ${schoolId} and g.academic_year = ${year} and g.archived_at is null and (
    ${viewer.manages}::boolean or g.lead_id is not distinct from ${viewer.userId}::int or exists (
      select from calendar_plan cp where cp.school_id = ${schoolId} and cp.group_id = g.id and cp.teacher_id = ${viewer.userId}))`

const teachers = ({ schoolId, viewer, year }: ChoicesQuery) => sql`
  select u.id, ${sql.raw(initials('u'))} as label, row_number() over (order by u.surname, u.firstname, u.id) as place
  from placed_person u
  where u.school_id = ${schoolId} and u.archived_at is null and (u.id = ${viewer.userId} or (${viewer.manages}::boolean and exists (
    select from calendar_plan cp where cp.school_id = ${schoolId} and cp.teacher_id = u.id and cp.academic_year = ${year})))`

const cabinets = (schoolId: number) => sql`
  select c.id, ${sql.raw(cabinetLabel('c'))} as label, row_number() over (order by length(c.number), c.number) as place
  from cabinet c where c.school_id = ${schoolId}`

export type Choices = { groups: Labelled[]; teachers: Labelled[]; cabinets: Labelled[] }

/** Whose weeks the viewer may open. */
export async function choices(db: Db, asked: ChoicesQuery): Promise<Choices> {
  const rooms = asked.viewer.manages ? listed(cabinets(asked.schoolId)) : none
  const { rows } = await sql<Choices>`
    select ${listed(groups(asked))} as groups, ${listed(teachers(asked))} as teachers, ${rooms} as cabinets`.execute(db)
  return rows[0] ?? { groups: [], teachers: [], cabinets: [] }
}

/** Every bell of a group's schedule, as the wire has it. */
const bells = sql`coalesce((select json_agg(json_build_object('number', b.value->'number', 'timeStart', b.value->>'start',
    'timeEnd', b.value->>'end', 'shift', ts.shift) order by b.value->>'start')
  from time_scheme ts cross join jsonb_array_elements(ts.periods) b where ts.school_id = g.school_id and ts.uuid = g.time_scheme_uuid), '[]'::json)`

/** What the add dialog offers, as JSON: groups, their subjects with subgroups, cabinets (E-7.5-12). */
export async function addLessonDicts(db: Db, asked: ChoicesQuery): Promise<string> {
  const { schoolId, viewer, year } = asked
  const { rows } = await sql<{ json: string }>`
    with plan as (
      select cp.group_id, cp.subject_id, min(cp.score_type) as score_type, min(g.edu_lang) as edu_lang, array_remove(array_agg(cp.subgroup_id), null) as halves,
        json_agg(json_build_object('subgroupId', cp.subgroup_id, 'label', ${sql.raw(initials('u'))})) as teachers
      from calendar_plan cp join school_class g on g.school_id = cp.school_id and g.id = cp.group_id join known_school sc on sc.id = cp.school_id
      join placed_person u on u.id = cp.teacher_id
      where cp.school_id = ${schoolId} and cp.academic_year = ${year} and g.archived_at is null and (${viewer.manages}::boolean or (
        sc.edit_schedule and (cp.teacher_id = ${viewer.userId} or g.lead_id is not distinct from ${viewer.userId}::int)))
      group by cp.group_id, cp.subject_id)
    select json_build_object(
      'groups', coalesce((select json_agg(json_build_object('id', g.id, 'label', ${sql.raw(groupLabel('g'))}, 'bells', ${bells})
          order by g.lead_id is not distinct from ${viewer.userId}::int desc, g.parallel, g.letter)
        from school_class g where g.school_id = ${schoolId} and g.id in (select plan.group_id from plan)), '[]'::json),
      'subjects', coalesce((select json_agg(json_build_object(
          'groupId', plan.group_id, 'id', s.id, 'name', s.name, 'type', s.kind, 'teachers', plan.teachers, 'scoreType', plan.score_type, 'eduLang', plan.edu_lang,
          'subgroups', coalesce((select json_agg(json_build_object('id', sg.id, 'number', sg.number,
            'label', ${sql.raw(subgroupLabel('sg'))}) order by sg.number)
            from class_half sg where sg.school_id = ${schoolId} and sg.id = any(plan.halves)), '[]'::json)) order by plan.group_id, s.name->>'kz')
        from plan join subject s on s.id = plan.subject_id), '[]'::json),
      'cabinets', ${listed(cabinets(schoolId))})::text as json`.execute(db)
  return rows[0]?.json ?? '{}'
}
