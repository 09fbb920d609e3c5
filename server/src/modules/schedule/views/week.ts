import { CompiledQuery } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { card, cardRows, firstValues, labelled, type Viewer } from './card.ts'
import { bare, concat, dotted, list, object, plain, said, truth } from '#platform/db/json.ts'
import { cabinetLabel, groupLabel, personLabel } from './labels.ts'

/** The days asked for, Monday and Sunday, and the day that the caller named. */
export type Span = { monday: string; sunday: string; day: string }
export type Asked = { schoolId: number; viewer: Viewer; span: Span }
/** A week in its wire form; `allowed` is false where the school is right but the viewer has no business there. */
export type Week = { json: string; allowed: boolean; id: number }

type Parts = {
  kind: 'group' | 'teacher' | 'cabinet' | 'student'
  /** One row `v`: id, label, face, lead_id, parallel, scheme, allowed, adds. */
  viewed: string
  /** Which lessons `l` of the school. */
  lessons: string
  /** Which bell tables `ts` of the school make the rows. */
  schemes: string
}

const answer = (kind: Parts['kind']) =>
  object({
    weekStart: plain(dotted('v.monday')),
    weekEnd: plain(dotted('v.sunday')),
    quarterId: bare(`coalesce((select min(q.quarter_id) from school_quarter q
      where q.school_id = v.school and q.starts_on <= v.sunday and q.ends_on >= v.monday)::text, 'null')`),
    view: object({
      kind: plain(kind === 'student' ? `'group'` : `'${kind}'`),
      id: bare('v.id'),
      label: said('v.label'),
    }),
    days: bare('(select days.json from days)'),
    periods: bare('(select bells.json from bells)'),
    can: object({ add: truth('v.adds'), choose: truth(kind === 'student' ? 'false' : 'true') }),
  })

const day = object({
  date: plain(dotted('(v.monday + n.n)')),
  holiday: bare(
    `coalesce((select f.name::text from free f where v.monday + n.n between f.starts_on and f.ends_on limit 1), 'null')`,
  ),
  lessons: bare(`'[' || coalesce(taught.cards, '') || ']'`),
})

const bell = object({ number: bare('b.number'), timeStart: said('b.starts'), timeEnd: said('b.ends') })

/**
 * One named statement for a view: rights, days, holidays, lessons and bells together (hot, section E of D1). Asked with
 * $1 school, $2 user, $3 whether the user manages, $4 Monday, $5 Sunday, $6 what is viewed. It is written once, when the
 * module is loaded, so that a request does not build it; and its values stand in a row of their own, so that the plan does
 * not depend on them: PostgreSQL then plans it once, and not anew for every week that looks cheap to it.
 */
const statement = ({ kind, viewed, lessons, schemes }: Parts) => `/*week-schedule-${kind}*/
  with asked as materialized (
    select $1::int as school, $2::int as me, $3::boolean as manages, $4::date as monday, $5::date as sunday,
      $6::${kind === 'student' ? 'date' : 'int'} as what
  ),
  viewed as (${viewed}),
  taught as (
    select l.on_date, string_agg(${concat(card(kind === 'student', shared(kind)))}, ','
      order by l.starts, l.subgroup_number nulls first, l.uuid) as cards
    from viewed v
    join school sc on sc.id = v.school
    join lesson l on l.school_id = v.school and ${lessons} and l.on_date between v.monday and v.sunday
    ${cardRows(kind === 'student', shared(kind))}
    group by l.on_date
  ),
  free as (
    select h.starts_on, h.ends_on, h.name
    from holiday h, viewed v
    where (h.school_id = v.school or h.school_id is null) and h.starts_on <= v.sunday and h.ends_on >= v.monday
      and (h.parallels is null or v.parallel = any(h.parallels))
  ),
  days as (
    select ${concat(list(day, 'n.n'))} as json
    from viewed v cross join generate_series(0, 6) n(n) left join taught on taught.on_date = v.monday + n.n
    where n.n < 6 or taught.cards is not null
  ),
  bells as (
    select ${concat(list(bell, 'b.starts, b.ends'))} as json
    from (
      select distinct on (r.start, r."end") r.number, r.start as starts, r."end" as ends
      from viewed v join time_scheme ts on ts.school_id = v.school and ${schemes}
      cross join lateral jsonb_to_recordset(ts.periods) r(number int, start text, "end" text)
      order by r.start, r."end", r.number
    ) b
  )
  select v.id, v.allowed, ${concat(answer(kind))} as json
  from viewed v`

/** What all lessons of the view share. */
const shared = (kind: Parts['kind']) => (kind === 'student' ? 'group' : kind)

const concerns = `(a.manages or g.lead_id = a.me or exists (
  select from calendar_plan cp where cp.school_id = a.school and cp.group_id = g.id and cp.teacher_id = a.me))`

/** The row `g` as what is viewed. */
const theGroup = `g.id, ${groupLabel} as label, ${concat(labelled('g.id', groupLabel))} as face, g.lead_id, g.parallel,
  g.time_scheme_uuid as scheme`

const statements = {
  group: statement({
    kind: 'group',
    viewed: `
      select a.*, ${theGroup},
        coalesce(${concerns}, false) or exists (select from lesson o where o.school_id = a.school and o.teacher_id = a.me
          and o.on_date between a.monday and a.sunday and o.group_id = g.id) as allowed,
        a.manages or (sc.edit_schedule and coalesce(${concerns}, false)) as adds
      from asked a join study_group g on g.id = a.what and g.school_id = a.school
      join school sc on sc.id = a.school`,
    lessons: 'l.group_id = v.what',
    schemes: 'ts.uuid = v.scheme',
  }),
  teacher: statement({
    kind: 'teacher',
    viewed: `
      select a.*, u.id, ${personLabel} as label, ${concat(labelled('u.id', personLabel))} as face, null::smallint as parallel,
        a.manages or u.id = a.me as allowed,
        a.manages or (sc.edit_schedule and u.id = a.me) as adds
      from asked a join app_user u on u.id = a.what and u.school_id = a.school and u.role <> 'student'
      join person p on p.id = u.person_id join school sc on sc.id = a.school`,
    lessons: 'l.teacher_id = v.what',
    // As an array: PostgreSQL would else go through the plans of the whole school first.
    schemes: `ts.uuid = any(array(
      select tg.time_scheme_uuid from calendar_plan cp join study_group tg on tg.id = cp.group_id
      where cp.school_id = v.school and cp.teacher_id = v.what))`,
  }),
  cabinet: statement({
    kind: 'cabinet',
    viewed: `
      select a.*, c.id, ${cabinetLabel} as label, ${concat(labelled('c.id', cabinetLabel))} as face,
        null::smallint as parallel, a.manages as allowed, a.manages as adds
      from asked a join cabinet c on c.id = a.what and c.school_id = a.school`,
    lessons: 'l.cabinet_id = v.what',
    schemes: 'true',
  }),
  student: statement({
    kind: 'student',
    viewed: `
      select a.*, ${theGroup}, true as allowed, a.manages as adds
      from asked a join enrolment e on e.student_id = a.me and e.school_id = a.school
      join study_group g on g.id = e.group_id
      order by daterange(e.since, e.until, '[)') @> a.what desc, e.since desc limit 1`,
    lessons: `l.group_id = v.id and (l.subgroup_id is null or exists (
      select from subgroup_member sm where sm.subgroup_id = l.subgroup_id and sm.student_id = v.me))`,
    schemes: 'ts.uuid = v.scheme',
  }),
}

async function readWeek(db: Db, text: string, { schoolId, viewer, span }: Asked, id: number | string) {
  const values = [...firstValues(schoolId, viewer), span.monday, span.sunday, id]
  const { rows } = await db.executeQuery<Week>(CompiledQuery.raw(text, values))
  return rows[0]
}

/** The week of a group for staff. A teacher sees groups that they teach or lead. */
export const groupWeek = (db: Db, asked: Asked, groupId: number): Promise<Week | undefined> =>
  readWeek(db, statements.group, asked, groupId)

/** The week of a teacher: the own one, or any for the management. */
export const teacherWeek = (db: Db, asked: Asked, teacherId: number): Promise<Week | undefined> =>
  readWeek(db, statements.teacher, asked, teacherId)

/** The week of a cabinet, for the management. */
export const cabinetWeek = (db: Db, asked: Asked, cabinetId: number): Promise<Week | undefined> =>
  readWeek(db, statements.cabinet, asked, cabinetId)

/** The week of a student's group without the lessons of other subgroups, with the own marks. */
export const studentWeek = (db: Db, asked: Asked): Promise<Week | undefined> =>
  readWeek(db, statements.student, asked, asked.span.day)
