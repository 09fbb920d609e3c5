import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { card, cardRows, type Viewer } from './card.ts'
import { cabinetLabel, dotted, groupLabel, personLabel } from './labels.ts'

/** The days asked for, Monday and Sunday, and the day that the caller named. */
export type Span = { monday: string; sunday: string; day: string }
export type Asked = { schoolId: number; viewer: Viewer; span: Span }
/** A week in its wire form; `allowed` is false where the school is right but the viewer has no business there. */
export type Week = { json: string; allowed: boolean; id: number }

type Fragment = RawBuilder<unknown>
type Parts = {
  /** Names the prepared statement, so it stands for one text: see `statement`. */
  name: 'group' | 'teacher' | 'cabinet' | 'student'
  kind: 'group' | 'teacher' | 'cabinet'
  /** One row `v`: id, label, parallel, scheme, allowed, adds. */
  viewed: Fragment
  /** Which lessons `l` of the school. */
  lessons: Fragment
  /** Which bell tables `ts` make the rows. */
  schemes: Fragment
}

/** The rights of the management are written into the text, those of teachers are asked for. */
const statement = (name: string, { manages }: Viewer) =>
  sql.raw(`/*week-schedule-${name}${manages ? '-managed' : ''}*/`)

/** One named statement a view: rights, days, holidays, lessons and bells together (hot, section E of D1). */
async function readWeek(db: Db, { schoolId, viewer, span }: Asked, parts: Parts): Promise<Week | undefined> {
  const { monday, sunday } = span
  const { rows } = await sql<Week>`${statement(parts.name, viewer)}
  with viewed as (${parts.viewed}),
  taught as (
    select l.on_date, json_agg(${card(viewer)} order by l.starts, l.subgroup_number nulls first, l.uuid) as cards
    from viewed v
    join school sc on sc.id = ${schoolId}
    join lesson l on l.school_id = ${schoolId} and ${parts.lessons} and l.on_date between ${monday} and ${sunday}
    ${cardRows(viewer)}
    group by l.on_date
  ),
  free as (
    select h.starts_on, h.ends_on, h.name
    from holiday h, viewed v
    where (h.school_id = ${schoolId} or h.school_id is null) and h.starts_on <= ${sunday} and h.ends_on >= ${monday}
      and (h.parallels is null or v.parallel = any(h.parallels))
  ),
  bells as (
    select distinct on (b.value->>'start', b.value->>'end')
      (b.value->>'number')::int as number, b.value->>'start' as starts, b.value->>'end' as ends
    from viewed v join time_scheme ts on ts.school_id = ${schoolId} and ${parts.schemes}
    cross join lateral jsonb_array_elements(ts.periods) b
    order by b.value->>'start', b.value->>'end', number
  )
  select v.id, v.allowed, json_build_object(
    'weekStart', ${dotted(sql`${monday}::date`)}, 'weekEnd', ${dotted(sql`${sunday}::date`)},
    'quarterId', (select min(q.quarter_id) from school_quarter q
      where q.school_id = ${schoolId} and q.starts_on <= ${sunday} and q.ends_on >= ${monday}),
    'view', json_build_object('kind', ${sql.lit(parts.kind)}, 'id', v.id, 'label', v.label),
    'days', (
      select json_agg(json_build_object(
        'date', ${dotted(sql`${monday}::date + n.n`)},
        'holiday', (select f.name from free f where ${monday}::date + n.n between f.starts_on and f.ends_on limit 1),
        'lessons', coalesce(taught.cards, '[]'::json)) order by n.n)
      from generate_series(0, 6) n(n) left join taught on taught.on_date = ${monday}::date + n.n
      where n.n < 6 or taught.cards is not null),
    'periods', coalesce((select json_agg(json_build_object('number', b.number, 'timeStart', b.starts, 'timeEnd', b.ends)
      order by b.starts, b.ends) from bells b), '[]'::json),
    'can', json_build_object('add', v.adds, 'choose', ${!viewer.student}::boolean))::text as json
  from viewed v`.execute(db)
  return rows[0]
}

/** The week of a group for staff. A teacher sees groups that they teach or lead (Q-111). */
export function groupWeek(db: Db, asked: Asked, groupId: number): Promise<Week | undefined> {
  const { schoolId, viewer, span } = asked
  const { userId, manages } = viewer
  const concerns = sql`(${manages}::boolean or g.lead_id is not distinct from ${userId}::int or exists (
      select from calendar_plan cp where cp.school_id = ${schoolId} and cp.group_id = g.id and cp.teacher_id = ${userId}))`
  return readWeek(db, asked, {
    name: 'group',
    kind: 'group',
    viewed: sql`
      select g.id, ${groupLabel} as label, g.parallel, g.time_scheme_uuid as scheme,
        ${concerns} or exists (select from lesson o where o.school_id = ${schoolId} and o.teacher_id = ${userId}
          and o.on_date between ${span.monday} and ${span.sunday} and o.group_id = g.id) as allowed,
        ${manages}::boolean or (sc.edit_schedule and ${concerns}) as adds
      from study_group g join school sc on sc.id = g.school_id
      where g.id = ${groupId} and g.school_id = ${schoolId}`,
    lessons: sql`l.group_id = ${groupId}`,
    schemes: sql`ts.uuid = v.scheme`,
  })
}

/** The week of a teacher: the own one, or any for the management. */
export function teacherWeek(db: Db, asked: Asked, teacherId: number): Promise<Week | undefined> {
  const { schoolId, viewer } = asked
  const own = teacherId === viewer.userId
  return readWeek(db, asked, {
    name: 'teacher',
    kind: 'teacher',
    viewed: sql`
      select u.id, ${personLabel} as label, null::smallint as parallel, null::uuid as scheme,
        ${viewer.manages || own}::boolean as allowed, ${viewer.manages}::boolean or (sc.edit_schedule and ${own}::boolean) as adds
      from app_user u join person p on p.id = u.person_id join school sc on sc.id = u.school_id
      where u.id = ${teacherId} and u.school_id = ${schoolId} and u.role <> 'student'`,
    lessons: sql`l.teacher_id = ${teacherId}`,
    schemes: sql`ts.uuid in (select tg.time_scheme_uuid from calendar_plan cp join study_group tg on tg.id = cp.group_id
      where cp.school_id = ${schoolId} and cp.teacher_id = ${teacherId})`,
  })
}

/** The week of a cabinet, for the management. */
export function cabinetWeek(db: Db, asked: Asked, cabinetId: number): Promise<Week | undefined> {
  const { schoolId, viewer } = asked
  return readWeek(db, asked, {
    name: 'cabinet',
    kind: 'cabinet',
    viewed: sql`
      select c.id, ${cabinetLabel} as label, null::smallint as parallel, null::uuid as scheme,
        ${viewer.manages}::boolean as allowed, ${viewer.manages}::boolean as adds
      from cabinet c where c.id = ${cabinetId} and c.school_id = ${schoolId}`,
    lessons: sql`l.cabinet_id = ${cabinetId}`,
    schemes: sql`true`,
  })
}

/** The week of a student's group without the lessons of other subgroups, with the own marks (Q-111). */
export function studentWeek(db: Db, asked: Asked): Promise<Week | undefined> {
  const { schoolId, viewer, span } = asked
  return readWeek(db, asked, {
    name: 'student',
    kind: 'group',
    viewed: sql`
      select g.id, ${groupLabel} as label, g.parallel, g.time_scheme_uuid as scheme, true as allowed, false as adds
      from enrolment e join study_group g on g.id = e.group_id
      where e.student_id = ${viewer.userId} and e.school_id = ${schoolId}
      order by daterange(e.since, e.until, '[)') @> ${span.day}::date desc, e.since desc limit 1`,
    lessons: sql`l.group_id = v.id and (l.subgroup_id is null or exists (
      select from subgroup_member sm where sm.subgroup_id = l.subgroup_id and sm.student_id = ${viewer.userId}))`,
    schemes: sql`ts.uuid = v.scheme`,
  })
}
