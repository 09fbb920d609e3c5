import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { test } from '../testing/school.ts'
import { readBeyondSchools } from '../../beyond-schools.ts'
import { migrate, migrations } from './migrate.ts'
import { looseKeys } from './tenancy.ts'

const beyond = await readBeyondSchools()

test('no key of a school’s table reaches into another school', async ({ house }) => {
  expect(await looseKeys(house.pool, beyond)).toEqual([])
})

test('whatever is said to lie beyond the schools is there', async ({ house }) => {
  const { rows } = await house.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'v') union all select conname from pg_constraint`,
  )
  // A table that a later migration took away was named when it was made.
  const gone = migrations().flatMap(({ sql }) => [...sql.matchAll(/^drop table (\w+);/gm)].map(([, name]) => name))
  const there = [...rows.map(({ name }) => name), ...gone]
  expect(there).toEqual(expect.arrayContaining(Object.keys({ ...beyond.tables, ...beyond.keys })))
})

const planted: [about: string, sql: string, says: string[]][] = [
  [
    'has no school',
    'create table locker (id integer primary key)',
    ['Table locker has no school_id that is never null.'],
  ],
  [
    'may be of no school',
    'create table locker (school_id integer references school (id), number text)',
    ['Table locker has no school_id that is never null.'],
  ],
  [
    'is known by an id alone',
    'create table locker (school_id integer not null references school (id), id integer primary key)',
    ['The key locker_pkey of table locker does not begin with school_id.'],
  ],
  [
    'has an index that holds among all schools',
    `create table locker (school_id integer not null, id integer, number text, primary key (school_id, id));
     create unique index locker_number on locker (lower(number))`,
    ['The key locker_number of table locker does not begin with school_id.'],
  ],
  [
    'excludes what stands in other schools',
    `create table locker (school_id integer not null, lent daterange, constraint locker_once exclude using gist (lent with &&))`,
    ['The key locker_once of table locker does not begin with school_id.'],
  ],
  [
    'points at somebody of any school',
    'create table locker (school_id integer not null, owner_id integer references app_user (id))',
    ['The foreign key locker_owner_id_fkey of table locker does not begin with school_id on both sides.'],
  ],
]

test.for(planted)(
  'a migration with a table that %s is refused and leaves nothing',
  async ([, sql, says], { house }) => {
    const loose = { name: '9999_loose.sql', sql, hash: 'planted' }
    const refused = migrate(house.pool, beyond, [...migrations(), loose])
    for (const words of says) await expect(refused).rejects.toThrow(words)
    const { rows } = await house.pool.query(`select to_regclass('locker') as table`)
    expect(rows).toEqual([{ table: null }])
  },
)

test('a table of a school and one that somebody else keeps in the database pass', async ({ house }) => {
  const client = await house.pool.connect()
  onTestFinished(async () => {
    await client.query('drop table locker, copy_of_lockers; delete from migration where hash = $$planted$$')
    client.release()
  })
  await client.query('create table copy_of_lockers (id integer primary key)')
  const sql = `create table locker (school_id integer not null references school (id), id integer, group_id integer,
    primary key (school_id, id), foreign key (school_id, group_id) references study_group (school_id, id))`
  const fresh = await migrate(house.pool, beyond, [...migrations(), { name: '9999_locker.sql', sql, hash: 'planted' }])
  expect(fresh).toEqual(['9999_locker.sql'])
})

test('a migration whose name gives it no place in the order is refused, not left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '0001_places.sql'), 'select 1')
  writeFileSync(join(folder, '0002_Marks2.sql'), 'select 1')
  expect(() => migrations(pathToFileURL(`${folder}/`))).toThrow('0002_Marks2.sql')
})
