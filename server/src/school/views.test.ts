import { sql } from 'kysely'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

// The views of the floor, a second time by the tables below them; and whether the planner sees through each.

const views: [view: string, below: string][] = [
  ['known_person', 'select t.* from person t'],
  ['placement', 'select t.* from app_user t'],
  [
    'placed_person',
    `select t.*, p.iin, p.surname, p.firstname, p.patronymic, p.sex, p.born_on, p.phone, p.email, p.photo_file, p.language,
      p.scheme from app_user t join person p on p.id = t.person_id`,
  ],
  ['family_tie', 'select t.* from guardianship t where t.until is null'],
  ['school_class', 'select t.* from study_group t'],
  ['class_half', 'select t.* from subgroup t'],
  ['class_stay', 'select t.* from enrolment t'],
  ['half_stay', 'select t.* from subgroup_member t'],
  ['class_lesson', 'select t.* from lesson t'],
  ['known_school', 'select t.* from school t'],
  ['year_quarter', 'select t.* from school_quarter t'],
  ['free_day', 'select t.* from holiday t'],
  ['week_slot', 'select t.* from timetable_slot t'],
  ['class_program', 'select t.* from training_program t'],
  ['taught_day', 'select t.* from working_day t'],
]

const rowsOf = async ({ db }: School, statement: string) =>
  (await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(db)).rows
const bySight = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

test.for(views)('%s shows each row of its table as it is', async ([view, below], { school }) => {
  const shown = await rowsOf(school, `select column_name from information_schema.columns where table_name = '${view}'`)
  const columns = shown.map(({ column_name }) => `b.${String(column_name)}`).join(', ')
  const [seen, known] = [`select ${columns} from ${view} b`, `select ${columns} from (${below}) b`]
  expect(bySight(await rowsOf(school, seen))).toEqual(bySight(await rowsOf(school, known)))
})

const planOf = async (school: School, statement: string) =>
  (await rowsOf(school, `explain (costs off) ${statement}`)).map((row) => String(row['QUERY PLAN'])).join('\n')

test.for(views)('the planner puts %s into the statement that names it', async ([view], { school }) => {
  const plan = await planOf(school, `select * from ${view}`)
  expect(plan).not.toContain('Subquery Scan')
})

test('a place is read without its person where nobody asks for a name', async ({ school }) => {
  const placed = (columns: string) => planOf(school, `select ${columns} from placed_person u where u.id = 1`)
  expect(await placed('u.role')).not.toContain('person')
  expect(await placed('u.surname')).toContain('person_pkey')
})
