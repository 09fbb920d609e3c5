/** Where the rows of a table are that an import may touch: in the school, or among the people of the workbook. */
type Scope = 'school' | 'school-itself' | 'people' | 'places' | 'accounts' | 'themes'

type Table = {
  /** The key of a row `t` within the school, as text. */
  key: string
  scope: Scope
  /** What of a row may be given back; without it rows are only made. */
  before?: string
  /** Of which rows it is kept, where the import may change only those that somebody named. */
  beforeOf?: 'themes'
  /** What must still be as the import left it; the whole row where nothing is said. */
  facts?: string
}

const ofSchool = (key: string, rest: Partial<Table> = {}): Table => ({ key, scope: 'school', ...rest })

const schoolFacts = `jsonb_build_object('name', t.name, 'address', t.address, 'region_id', t.region_id,
  'department_id', t.department_id, 'type', t.type, 'default_language', t.default_language)`

/** All tables in which an import makes, changes or removes rows. */
export const tables = {
  school: { key: 't.id::text', scope: 'school-itself', before: schoolFacts, facts: schoolFacts },
  school_quarter: ofSchool('t.quarter_id::text'),
  holiday: ofSchool('t.id::text'),
  working_day: ofSchool('t.day::text'),
  school_import: ofSchool('t.id::text', { before: 'to_jsonb(t)' }),
  person: {
    key: 't.id::text',
    scope: 'people',
    before: `jsonb_build_object('id', t.id, 'iin', t.iin, 'surname', t.surname, 'firstname', t.firstname,
      'patronymic', t.patronymic, 'phone', t.phone, 'born_on', t.born_on)`,
  },
  account: { key: 't.id::text', scope: 'accounts' },
  app_user: {
    key: 't.id::text',
    scope: 'places',
    before:
      "jsonb_build_object('id', t.id, 'archived_at', t.archived_at, 'placed_at', t.placed_at, 'subrole', t.subrole, 'waiting', t.waiting)",
  },
  cabinet: ofSchool('t.id::text', { before: "jsonb_build_object('id', t.id, 'name', t.name)" }),
  time_scheme: ofSchool('t.uuid::text', { before: "jsonb_build_object('uuid', t.uuid, 'periods', t.periods)" }),
  study_group: ofSchool('t.id::text', {
    before: `jsonb_build_object('id', t.id, 'lead_id', t.lead_id, 'edu_lang', t.edu_lang,
      'faculty', t.faculty)`,
  }),
  subgroup: ofSchool('t.id::text'),
  subgroup_member: ofSchool("t.subgroup_id || ' ' || t.student_id || ' ' || t.since", { before: 'to_jsonb(t)' }),
  enrolment: ofSchool('t.id::text', { before: "jsonb_build_object('id', t.id, 'until', t.until)" }),
  guardianship: ofSchool("t.student_id || ' ' || t.parent_id"),
  invitation: ofSchool('t.id::text'),
  calendar_plan: ofSchool('t.uuid::text', {
    before: "jsonb_build_object('uuid', t.uuid, 'teacher_id', t.teacher_id, 'hours_per_week', t.hours_per_week)",
  }),
  plan_lesson: ofSchool('t.uuid::text', {
    before: `jsonb_build_object('uuid', t.uuid, 'section', t.section, 'theme', t.theme, 'hours', t.hours,
      'objectives', t.objectives)`,
    beforeOf: 'themes',
  }),
  timetable_slot: ofSchool('t.id::text'),
  lesson: ofSchool('t.uuid::text', {
    before: "jsonb_build_object('uuid', t.uuid, 'teacher_id', t.teacher_id, 'plan_lesson_uuid', t.plan_lesson_uuid)",
  }),
} satisfies Record<string, Table>

export type TableName = keyof typeof tables
/** Rows as they stood before an import. */
export type Before = Partial<Record<TableName, { key: string; before: unknown }[]>>
export const tableEntries: [TableName, Table][] = Object.entries(tables).flatMap(([name, table]) =>
  isTable(name) ? [[name, table]] : [],
)

export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name)
}
