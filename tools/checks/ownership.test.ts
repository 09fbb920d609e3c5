import { expect, test } from 'vitest'
import { strayWrites } from './ownership.ts'
import { inPlanted } from './planted.ts'

const migration = [
  '-- owner: journal',
  'create table mark (id integer primary key);',
  '',
  '-- The history of a mark.',
  '-- owner: journal',
  'create unlogged table if not exists mark_event (id integer primary key);',
  'create table mark_event_2026 partition of mark_event for values from (1) to (2);',
  '-- owner: groups',
  'create table study_group (id integer primary key);',
  '-- owner: platform',
  'create table outbox (id integer primary key);',
].join('\n')

const complaintsAbout = (file: string, text: string) =>
  inPlanted({ 'server/migrations/0001.sql': migration, [file]: text }, strayWrites).map(
    ({ file: where, line, says }) => `${where.split('/').at(-1)}:${line} ${says}`,
  )

const inJournal = (text: string, file = 'repository.ts') =>
  complaintsAbout(`server/src/modules/journal/${file}`, `export const it = (db: any, sql: any, x: any) => ${text}\n`)

test.each([
  `db.insertInto('mark').values({ id: 1 })`,
  `db.updateTable('mark as m').set({ id: 1 })`,
  `db.deleteFrom('mark_event')`,
  'sql`insert into mark (id) values (${x}) on conflict do update set id = 1`',
  'sql`insert into mark_event_2026 (id) values (${x})`',
  `db.selectFrom('study_group').forUpdate()`,
  'sql`select * from study_group for update of study_group`',
  `x.query({ name: 'week', text: 'update mark set id = 2' })`,
])('a module writes its own tables and reads any: %s', (text) => {
  expect(inJournal(text)).toEqual([])
})

test.each([
  [`db.insertInto('study_group').values({})`, 'writes study_group, which belongs to groups'],
  [`db.updateTable('study_group as g').set({})`, 'writes study_group, which belongs to groups'],
  [`db.deleteFrom(['mark', 'study_group'])`, 'writes study_group, which belongs to groups'],
  ['sql`insert into study_group (id) values (${x})`', 'writes study_group, which belongs to groups'],
  ['sql`with gone as (DELETE FROM "study_group" returning 1) select 1`', 'writes study_group, which belongs to groups'],
  ['sql`update study_group g set id = ${x}`', 'writes study_group, which belongs to groups'],
  ['sql`update only public.study_group set id = 1`', 'writes study_group, which belongs to groups'],
  [`x.query('truncate study_group')`, 'writes study_group, which belongs to groups'],
  [`db.insertInto('outbox').values({})`, 'writes outbox, which belongs to platform'],
  [`db.insertInto('marks').values({})`, 'writes marks, which no migration makes'],
  ['db.insertInto(x).values({})', 'writes to a table whose name is not written out'],
  ['sql`insert into ${x} (id) values (1)`', 'writes to a table whose name is not written out'],
])('a write away from home is refused: %s', (text, says) => {
  expect(inJournal(text)).toEqual([`repository.ts:1 ${says}`])
})

test('views write nothing, not even at home', () => {
  expect(inJournal(`db.deleteFrom('mark')`, 'views.ts')).toEqual(['views.ts:1 views write nothing, this writes mark'])
  expect(inJournal(`db.deleteFrom('mark')`, 'views/week.ts')).toEqual([
    'week.ts:1 views write nothing, this writes mark',
  ])
})

test('a service leaves writing to its repository', () => {
  expect(inJournal(`db.deleteFrom('mark')`, 'service.ts')).toEqual(['service.ts:1 writes mark outside the repository'])
  expect(inJournal(`db.deleteFrom('mark')`, 'repository/marks.ts')).toEqual([])
  expect(inJournal(`db.deleteFrom('mark')`, 'repository-bulk.ts')).toEqual([])
})

test('the platform writes what is its own and nothing of a school', () => {
  const write = (table: string) =>
    complaintsAbout('server/src/platform/outbox.ts', `x.query('insert into ${table} values (1)')`)
  expect(write('outbox')).toEqual([])
  expect(write('mark')).toEqual(['outbox.ts:1 writes mark, which belongs to journal'])
})

test('a comment about a write is not a write, a test may write what it needs', () => {
  expect(inJournal(`1 // insert into study_group`)).toEqual([])
  expect(inJournal(`db.insertInto('study_group')`, 'journal.test.ts')).toEqual([])
})

test('a table without an owner is refused', () => {
  const sql = '-- owner: journal\n\ncreate table stray (id integer);\n'
  const told = inPlanted({ 'server/migrations/0001.sql': sql }, strayWrites)
  expect(told).toEqual([expect.objectContaining({ line: 3, says: expect.stringContaining('stray has no owner') })])
})
