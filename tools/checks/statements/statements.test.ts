import { loadModule } from 'libpg-query'
import { rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../../../server/src/engine/embedded.ts'
import '../../../server/src/platform/db/db.ts'
import { walkable } from '../../../server/src/platform/testing/engine.ts'
import { plant } from '../planted.ts'
import { catalogueOf, describer } from './describe.ts'
import { type Database, disagreementsIn, unsent } from './judge.ts'
import { type Code, codeOf } from './sites.ts'

const schema = `create table pupil (id integer primary key, name text not null, nick text, born date not null,
    seen_at timestamptz not null, points bigint not null, tags text[] not null, role text not null, room integer,
    check ((role = 'boarder') = (room is not null)));
  create table mark (pupil_id integer not null references pupil (id), score numeric not null)`

/** A row type and a statement, and what is said of them. */
const planted: [about: string, row: string, text: string, says: string[]][] = [
  ['a missing column', '{ id: number; name: string }', 'select id from pupil', ['name is not given']],
  [
    'a wrong name',
    '{ fullName: string }',
    'select name from pupil',
    ['fullName is not given', 'name is given and no type names it'],
  ],
  [
    'null where the type says not',
    '{ nick: string }',
    'select nick from pupil',
    ['nick can be null, and its type says that it cannot'],
  ],
  ['a number for a string', '{ points: string }', 'select points from pupil', ['points is number, not string']],
  [
    'a string for a number',
    '{ mean: number }',
    'select avg(score) as mean from mark group by pupil_id',
    ['mean is string, not number'],
  ],
  ['a day for a moment', '{ born: Date }', 'select born from pupil', ['born is string, not date']],
  ['a moment for a day', '{ at: string }', 'select seen_at as at from pupil', ['at is date, not string']],
  ['a list for one', '{ tags: string }', 'select tags from pupil', ['tags is a list of string, not string']],
  ['one for a list', '{ name: string[] }', 'select name from pupil', ['name is string, not list']],
  [
    'a list of others',
    '{ ids: string[] }',
    'select array(select id from pupil) as ids',
    ['ids is a list of number, not list'],
  ],
  [
    'a moment in JSON',
    '{ it: { at: Date } }',
    `select json_build_object('at', now()) as it`,
    ['it is json, not object'],
  ],
  ['a column twice', '{ id: number }', 'select id, pupil_id as id from pupil join mark on true', ['id is given twice']],
  [
    'a column that is not there',
    '{ id: number }',
    'select id from pupil order by nam',
    ['a statement is refused: column "nam" does not exist'],
  ],
  [
    'the empty side of a join',
    '{ name: string; score: string }',
    'select p.name, m.score from pupil p left join mark m on m.pupil_id = p.id',
    ['score can be null, and its type says that it cannot'],
  ],
  [
    'the largest of none',
    '{ last: number }',
    'select max(id) as last from pupil',
    ['last can be null, and its type says that it cannot'],
  ],
  [
    'a case without else',
    '{ it: number }',
    'select case when id > 1 then id end as it from pupil',
    ['it can be null, and its type says that it cannot'],
  ],
  [
    'a filtered list',
    '{ it: number[] }',
    'select array_agg(id) filter (where id > 1) as it from pupil group by name',
    ['it can be null, and its type says that it cannot'],
  ],
  [
    'one row of a query inside',
    '{ it: number }',
    'select (select max(id) from pupil) as it',
    ['it can be null, and its type says that it cannot'],
  ],
  [
    'a clause before it',
    '{ nick: string }',
    'with known as (select p.nick from pupil p) select k.nick from known k',
    ['nick can be null, and its type says that it cannot'],
  ],
  [
    'what a change gives back',
    '{ nick: string }',
    'delete from pupil returning nick',
    ['nick can be null, and its type says that it cannot'],
  ],
]

/** What is not wrong, or cannot be known. */
const sound: [about: string, row: string, text: string][] = [
  [
    'all kinds',
    '{ id: number; born: string; at: Date; points: number; tags: string[] }',
    'select id, born, seen_at as at, points, tags from pupil',
  ],
  ['a count', '{ many: number }', 'select count(*) as many from pupil'],
  ['what a condition asks for', '{ nick: string }', 'select p.nick from pupil p where p.nick is not null'],
  ['what a check of the table ties', '{ room: number }', `select room from pupil where role = 'boarder'`],
  [
    'a join that a condition closes',
    '{ score: string }',
    'select m.score from pupil p left join mark m on true where m.pupil_id = 1',
  ],
  ['a default', '{ nick: string }', `select coalesce(nick, '') as nick from pupil`],
  [
    'a name found by a key',
    '{ name: string }',
    'select (select p.name from pupil p where p.id = m.pupil_id) as name from mark m',
  ],
  ['nothing read', 'unknown', 'select nick from pupil'],
]

const cases = [
  ...planted.map(([, row, text]) => [row, text] as const),
  ...sound.map(([, row, text]) => [row, text] as const),
]
const views = [
  `import { type Kysely, sql } from 'kysely'`,
  ...cases.map(
    ([row, text], at) => `export const it${at} = (db: Kysely<object>) => sql<${row}>\`${text}\`.execute(db)`,
  ),
].join('\n')

const { root, remove } = plant({
  'server/tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', target: 'es2024', strict: true, skipLibCheck: true, types: [] },
    include: ['src'],
  }),
  'server/package.json': '{ "type": "module" }',
  'server/src/views.ts': views,
})
const data = walkable(`${tmpdir()}/qalam-planted-${process.pid}`)
let code: Code
let database: Database
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  await loadModule()
  code = codeOf(root, 'server')
  const { url, stop } = await startEmbedded(join(data, 'postgres'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end(), stop)
  await client.query(schema)
  database = { describe: await describer(client), catalogue: await catalogueOf(client) }
}, 60_000)

afterAll(async () => {
  for (const end of ends) await end()
  remove()
  rmSync(data, { recursive: true, force: true })
})

async function saysOf(at: number, empty: string[] = []): Promise<string[]> {
  const text = cases[at]?.[1] ?? ''
  const { place = '' } = code.sites.find(({ within }) => within === `it${at}`) ?? {}
  return (await disagreementsIn([{ text, at: [place], empty }], code, database)).map(({ says }) => says)
}

test.for(planted.map(([about, , , says], at) => [about, says, at] as const))('%s is told', async ([, says, at]) => {
  expect(await saysOf(at)).toEqual(says)
})

test.for(sound.map(([about], at) => [about, planted.length + at] as const))('%s is sound', async ([, at]) => {
  expect(await saysOf(at)).toEqual([])
})

test('a column that came back empty in a test is told, whatever the statement looks like', async () => {
  const named = sound.findIndex(([about]) => about === 'a name found by a key')
  expect(await saysOf(planted.length + named, ['name'])).toEqual(['name was null, and its type says that it cannot'])
})

test('a call that no test sends is told, unless a reason is given, and a reason that nothing needs as well', () => {
  const [first, second, ...rest] = code.sites
  const sent = rest.map(({ place }) => ({ text: '', at: [place], empty: [] }))
  expect(unsent(sent, code.sites, { 'server/src/views.ts it1': 'because' })).toEqual([
    expect.objectContaining({ file: 'server/src/views.ts', says: 'no test sends what it0 asks' }),
  ])
  expect([first?.within, second?.within]).toEqual(['it0', 'it1'])
  expect(unsent(sent, rest, { 'server/src/views.ts it1': 'because' })).toEqual([
    expect.objectContaining({ says: 'tests send all of server/src/views.ts it1: take it out' }),
  ])
})
