import { expect, test } from 'vitest'
import { tablesOf } from './migrations.ts'
import { inPlanted } from './planted.ts'
import { newTwoWay, sqlEdges } from './sql-edges.ts'

const migration = [
  '-- owner: journal',
  'create table mark (id integer primary key);',
  '-- owner: groups',
  'create table study_group (id integer primary key);',
  '-- owner: platform',
  'create table outbox (id integer primary key);',
].join('\n')

const tree = (modules: Record<string, string>) => ({
  'server/migrations/0001.sql': migration,
  'server/src/modules/groups/views.ts': '',
  'server/src/vocabulary/labels.ts': [
    'const named = (g) => `(select 1 from study_group where id = ${g})`',
    'export const labelOf = (g) => `${named(g)}`',
    'export const isMarked = (m) => `exists (select from mark where id = ${m})`',
  ].join('\n'),
  ...modules,
})

const edgesIn = (modules: Record<string, string>) =>
  inPlanted(tree(modules), (root) => sqlEdges(root, tablesOf(root).tables))

test.each([
  'sql`select 1 from study_group g where g.id = ${x}`',
  'sql`select 1 from mark m join lateral (select 1 from study_group) g on true`',
  'sql`select ${x} from mark, ${y} left join "study_group" g on g.id = 1`',
  "db.selectFrom('study_group as g')",
  "db.selectFrom(['mark', 'study_group as g'])",
  "db.selectFrom('mark').leftJoin('study_group', 'a', 'b')",
  "namedText('x', 'update mark set id = g.id from study_group g')",
])('a module reads the tables of another: %s', (text) => {
  const edges = edgesIn({ 'server/src/modules/journal/views.ts': `export const it = (x, y) => ${text}` })
  expect([...(edges.get('journal') ?? [])]).toEqual(['groups'])
})

test('its own tables and those of the platform are nobody else’s', () => {
  const edges = edgesIn({
    'server/src/modules/journal/views.ts': 'export const it = sql`select 1 from mark join outbox on true`',
  })
  expect([...(edges.get('journal') ?? [])]).toEqual([])
})

test('what is taken from the vocabulary counts for the module that takes it, and only that', () => {
  const edges = edgesIn({
    'server/src/modules/journal/views.ts': "import { labelOf } from '#vocabulary/labels.ts'\nexport const it = labelOf",
    'server/src/modules/groups/views.ts': "import { labelOf } from '#vocabulary/labels.ts'\nexport const it = labelOf",
  })
  expect([...(edges.get('journal') ?? [])]).toEqual(['groups'])
  expect([...(edges.get('groups') ?? [])]).toEqual([])
})

const both = {
  'server/src/modules/journal/views.ts': 'export const it = sql`select 1 from study_group`',
  'server/src/modules/groups/views.ts': "export const it = db.selectFrom('mark')",
}
const says = (modules: Record<string, string>, known: string[]) =>
  newTwoWay(edgesIn(modules), known).map((complaint) => complaint.says)

test('two modules that read each other are refused unless they did before', () => {
  expect(says(both, [])).toEqual([expect.stringContaining('groups and journal read the tables of each other')])
  expect(says(both, ['groups journal'])).toEqual([])
})

test('a pair that reads both ways no longer leaves the list', () => {
  const { 'server/src/modules/groups/views.ts': _, ...one } = both
  expect(says(one, ['groups journal'])).toEqual([expect.stringContaining('take the line out')])
})
