import { expect, test } from 'vitest'
import { exceptionsOf, rawBelonging } from './belonging.ts'
import { inPlanted } from './planted.ts'

const migration = [
  '-- owner: contingent',
  'create table enrolment (id integer primary key);',
  '-- owner: people',
  'create table person (id integer primary key);',
  '-- owner: groups',
  'create table subgroup_member (id integer primary key);',
  '-- owner: people',
  'create view guardian as select 1;',
  '-- owner: school',
  'create view class_stay as select e.id from enrolment e;',
].join('\n')

const says = (module: string, text: string, known = {}) =>
  inPlanted(
    {
      'server/migrations/0001.sql': migration,
      [`server/src/modules/${module}/views.ts`]: `export const it = (x) => ${text}`,
    },
    (root) => rawBelonging(root, known).map((complaint) => complaint.says),
  )

test.each([
  ['enrolment', 'sql`select 1 from enrolment e where e.id = ${x}`'],
  ['enrolment', 'sql`select 1 from class_stay s ${x} join enrolment e on true`'],
  ['person', "db.selectFrom('person as p')"],
  ['guardian', 'sql`select exists (select from guardian b)`'],
  ['subgroup_member', "db.selectFrom('mark').innerJoin('subgroup_member as m', 'm.id', 'x')"],
])('a statement of a module that names %s itself is refused: %s', (table, text) => {
  expect(says('diary', text)).toEqual([expect.stringContaining(`names ${table}: read`)])
})

test('the owner of a table names it, and everybody the views of the floor', () => {
  expect(says('contingent', 'sql`select 1 from enrolment`')).toEqual([])
  expect(says('diary', 'sql`select 1 from class_stay`')).toEqual([])
})

test('an exception holds for its module and table, is counted, and goes when nobody needs it', () => {
  const known = { diary: { because: 'Planted.', tables: ['enrolment'] } }
  expect(says('diary', 'sql`select 1 from enrolment`', known)).toEqual([])
  expect(says('diary', 'sql`select 1 from person join enrolment on true`', known)).toEqual([
    expect.stringContaining('names person'),
  ])
  expect(says('diary', 'sql`select 1 from class_stay`', known)).toEqual([expect.stringContaining('take it out')])
  expect(exceptionsOf(known)).toBe(1)
})
