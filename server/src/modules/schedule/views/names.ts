import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import type { Db } from '#platform/db/db.ts'
import { namedText } from '#platform/db/named.ts'
import type { Cached } from '#platform/cache.ts'
import { cabinetLabel, groupLabel, subgroupLabel } from '#vocabulary/labels.ts'
import { initials } from '#vocabulary/people.ts'

type Labelled = { id: number; label: string }
export type Group = Labelled & {
  year: number
  leadId: number | null
  parallel: number
  scheme: string | null
  archived: boolean
}
export type BellTime = { number: number; start: string; end: string }
/** A bell schedule; `shift` is 1 or 2. */
export type BellScheme = { shift: number; periods: BellTime[] }
type Holiday = { startsOn: string; endsOn: string; name: Named; parallels: number[] | null }

/** What the weeks of a school name again and again, by id. */
export type WeekNames = {
  /** Whether the school lets its teachers change the schedule (P-TEACH-1). */
  editSchedule: boolean
  subjects: Map<number, LessonCard['subject']>
  /** By parallel and letter. */
  groups: Map<number, Group>
  subgroups: Map<number, NonNullable<LessonCard['subgroup']>>
  cabinets: Map<number, Labelled>
  /** Those who work in the school, also those who have left. */
  people: Map<number, Labelled>
  /** The groups that a person has calendar plans for. */
  taught: Map<number, Set<number>>
  schemes: Map<string, BellScheme>
  quarters: { id: number; startsOn: string; endsOn: string }[]
  /** The school's own before the country's. */
  holidays: Holiday[]
}

type Row = {
  editSchedule: boolean
  subjects: LessonCard['subject'][]
  groups: Group[]
  subgroups: NonNullable<LessonCard['subgroup']>[]
  cabinets: Labelled[]
  people: Labelled[]
  plans: { teacher: number; groups: number[] }[]
  schemes: (BellScheme & { uuid: string })[]
  quarters: WeekNames['quarters']
  holidays: Holiday[]
}

const listed = (value: string, from: string) => `(select coalesce(json_agg(${value}), '[]') from ${from})`

const statement = namedText(
  'schedule-names',
  `select sc.edit_schedule as "editSchedule",
  ${listed(`json_build_object('id', s.id, 'name', s.name, 'type', s.kind)`, 'subject s')} as subjects,
  ${listed(
    `json_build_object('id', g.id, 'label', ${groupLabel('g')}, 'year', g.academic_year, 'leadId', g.lead_id,
      'parallel', g.parallel, 'scheme', g.time_scheme_uuid, 'archived', g.archived_at is not null)
      order by g.parallel, g.letter`,
    'study_group g where g.school_id = sc.id',
  )} as groups,
  ${listed(
    `json_build_object('id', sg.id, 'number', sg.number, 'label', ${subgroupLabel('sg')})`,
    'subgroup sg where sg.school_id = sc.id',
  )} as subgroups,
  ${listed(`json_build_object('id', c.id, 'label', ${cabinetLabel('c')})`, 'cabinet c where c.school_id = sc.id')} as cabinets,
  ${listed(
    `json_build_object('id', u.id, 'label', ${initials('u')})`,
    `placed_person u where u.school_id = sc.id and u.role not in ('student', 'parent')`,
  )} as people,
  ${listed(
    `json_build_object('teacher', x.teacher_id, 'groups', x.groups)`,
    `(select cp.teacher_id, array_agg(distinct cp.group_id) as groups from calendar_plan cp
      where cp.school_id = sc.id group by cp.teacher_id) x`,
  )} as plans,
  ${listed(
    `json_build_object('uuid', ts.uuid, 'shift', ts.shift, 'periods', ts.periods)`,
    'time_scheme ts where ts.school_id = sc.id',
  )} as schemes,
  ${listed(
    `json_build_object('id', q.quarter_id, 'startsOn', q.starts_on, 'endsOn', q.ends_on) order by q.quarter_id`,
    'school_quarter q where q.school_id = sc.id',
  )} as quarters,
  ${listed(
    `json_build_object('startsOn', h.starts_on, 'endsOn', h.ends_on, 'name', h.name, 'parallels', h.parallels)
      order by h.school_id nulls last, h.starts_on`,
    'holiday h where h.school_id = sc.id or h.school_id is null',
  )} as holidays
  from known_school sc where sc.id = $1`,
)

const byId = <Item extends { id: number }>(items: Item[]) => new Map(items.map((item) => [item.id, item]))

async function namesOf(db: Db, schoolId: number): Promise<WeekNames> {
  const { rows } = await statement<Row>(db, [schoolId])
  const [row] = rows
  if (!row) throw new Error(`No school ${schoolId}`)
  return {
    editSchedule: row.editSchedule,
    subjects: byId(row.subjects),
    groups: byId(row.groups),
    subgroups: byId(row.subgroups),
    cabinets: byId(row.cabinets),
    people: byId(row.people),
    taught: new Map(row.plans.map(({ teacher, groups }) => [teacher, new Set(groups)])),
    schemes: new Map(row.schemes.map(({ uuid, ...scheme }) => [uuid, scheme])),
    quarters: row.quarters,
    holidays: row.holidays,
  }
}

/** About a hundred kilobytes a school. */
export const scheduleNames: Cached<WeekNames> = { name: 'schedule-names', max: 300, read: namesOf }
