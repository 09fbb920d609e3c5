import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { readBeyondSchools } from '../beyond-schools.ts'
import { withDatabase } from '#platform/testing/engine.ts'
import { test } from '#platform/testing/school.ts'
import { dump } from './dump.ts'
import { type EngineConfig, openEngine } from './engine.ts'
import { launch, majorOf, packaged } from './launch.ts'
import { freePort } from './postmaster.ts'
import { restore } from './restore.ts'
import { lent, versionIn } from './store.ts'
import { systemPrograms, upgrade } from './upgrade.ts'

const at = new Date('2026-11-18T04:10:00Z')
const beyond = await readBeyondSchools()

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'qalam-dump-'))
  chmodSync(path, 0o755)
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const isUnderTest = (table: string) => !['migration', 'rate_limit'].includes(table)

/** Every row of every table as text, and where each sequence stands. */
async function everything(pool: pg.Pool): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const all: Record<string, unknown> = {}
  for (const { name } of tables.filter((table) => isUnderTest(table.name)))
    all[name] = (await pool.query(`select t::text from "${name}" t order by t::text`)).rows.map((row) => row.t)
  const { rows } =
    await pool.query(`select sequencename as name, last_value from pg_sequences where schemaname = 'public'
    order by sequencename`)
  return { ...all, sequences: rows.map(({ name, last_value }) => `${name} ${last_value}`) }
}

/** Which rules the schema holds: keys, checks, triggers that are on. */
async function rules(pool: pg.Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    select c.conrelid::regclass::text || ' ' || pg_get_constraintdef(c.oid) as rule from pg_constraint c
      where c.connamespace = 'public'::regnamespace and c.contype <> 'n'
    union all select t.tgrelid::regclass::text || ' ' || t.tgname || ' ' || t.tgenabled::text from pg_trigger t where not t.tgisinternal
    order by 1`)
  return rows.map(({ rule }) => rule)
}

/** An empty database beside the test's own. */
async function emptyDatabase(): Promise<pg.Pool> {
  const name = `qalam_restored_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const server = new pg.Client({ connectionString: inject('databaseServer') })
  await server.connect()
  await server.query(`create database ${name} template template0`)
  const pool = new pg.Pool({ connectionString: withDatabase(inject('databaseServer'), name) })
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await server.query(`drop database ${name} with (force)`)
    await server.end()
  })
  return pool
}

/** Letters and signs that a file could trip over. */
const nasty = `Ә"\\\n\t\u2028{NULL},'--$1 \u0001😀`

test('a dump that is restored holds every row, value and rule, and people go on where they were', async ({
  house,
  school: _,
}) => {
  const file = join(folder(), 'school.gz')
  await house.pool.query(`insert into setting (name, value) values ('nasty', to_jsonb($1::text))`, [nasty])
  const told = await dump(house.pool, file, at)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const pool = await emptyDatabase()
  expect(await restore(pool, file, beyond)).toEqual(told)
  expect(await everything(pool)).toEqual(await everything(house.pool))
  expect(await rules(pool)).toEqual(await rules(house.pool))
})

test('a dump is of one moment: what is written meanwhile is in it whole or not at all', async ({
  house,
  school: _,
}) => {
  const file = join(folder(), 'school.gz')
  await house.pool.query(`create table ledger as select n, 0 as moved from generate_series(1, 20000) n`)
  onTestFinished(async () => void (await house.pool.query('drop table ledger')))
  let over = false
  const move = async () => {
    while (!over) await house.pool.query('update ledger set moved = moved + 1')
  }
  const moving = move()
  await dump(house.pool, file, at)
  over = true
  await moving
  const text = gunzipSync(readFileSync(file)).toString()
  const rows = text.slice(text.indexOf('{"table":"ledger"}')).split('\n').slice(1, 20_001)
  expect(new Set(rows.map((row) => JSON.parse(row)[1])).size).toBe(1)
})

test('a dump moves between the engines', async ({ house, school: _ }) => {
  const [file, back, data] = [join(folder(), 'a.gz'), join(folder(), 'b.gz'), folder()]
  await dump(house.pool, file, at)
  const engine = await openEngine({ DATABASE_URL: undefined, DB_ENGINE: 'pglite', DATA_DIR: data, DATABASE_POOL: 1 })
  onTestFinished(() => engine.close())
  await restore(engine.pool, file, beyond)
  expect(await everything(engine.pool)).toEqual(await everything(house.pool))

  await dump(engine.pool, back, at)
  const pool = await emptyDatabase()
  await restore(pool, back, beyond)
  expect(await everything(pool)).toEqual(await everything(house.pool))
}, 60_000)

test('nothing is written over: neither an older dump nor a database that holds anything', async ({
  house,
  school: _,
}) => {
  const file = join(folder(), 'school.gz')
  writeFileSync(file, 'of last year')
  await expect(dump(house.pool, file, at)).rejects.toMatchObject({ code: 'dump.exists' })
  expect(readFileSync(file, 'utf8')).toBe('of last year')

  rmSync(file)
  await dump(house.pool, file, at)
  const before = await everything(house.pool)
  await expect(restore(house.pool, file, beyond)).rejects.toMatchObject({ code: 'restore.not-empty' })
  expect(await everything(house.pool)).toEqual(before)
})

test('a dump that is cut, changed, of a newer build or none at all is refused, and the database stays empty', async ({
  house,
  school: _,
}) => {
  const at1 = join(folder(), 'school.gz')
  await house.pool.query(`insert into setting (name, value) values ('last', '1') on conflict do nothing`)
  await dump(house.pool, at1, at)
  const bytes = readFileSync(at1)
  const text = gunzipSync(bytes).toString()
  const repacked = (words: string) => gzipSync(words)
  const lines = text.trimEnd().split('\n')
  const bad: [string, Buffer][] = [
    ['dump.unreadable', bytes.subarray(0, bytes.length / 2)],
    ['dump.unreadable', repacked(lines.slice(0, -1).join('\n') + '\n')],
    ['dump.unreadable', Buffer.from('hello')],
    ['dump.unreadable', Buffer.alloc(0)],
    ['restore.missing', repacked(lines.toSpliced(lines.indexOf('{"table":"setting"}') + 1, 1).join('\n') + '\n')],
    ['dump.unreadable', repacked(lines.toSpliced(lines.indexOf('{"table":"region"}') + 1, 1).join('\n') + '\n')],
    ['restore.newer', repacked(text.replace('0001_places.sql', '9001_places.sql'))],
  ]
  const pool = await emptyDatabase()
  for (const [code, content] of bad) {
    writeFileSync(at1, content)
    await expect(restore(pool, at1, beyond), code).rejects.toMatchObject({ code })
    expect((await pool.query(`select 1 from pg_tables where schemaname = 'public'`)).rows).toEqual([])
  }
  await expect(restore(pool, '/nowhere/at/all.gz', beyond)).rejects.toMatchObject({ code: 'dump.unreadable' })
})

/** An older PostgreSQL of this machine, where there is one. */
const newest = majorOf(await packaged(), '')
const older = Array.from({ length: newest - 15 }, (_, at) => newest - 1 - at).find((major) => systemPrograms(major))

test.runIf(older)(
  'a database of an older PostgreSQL is moved over whole, and the old folder is kept',
  async ({ house, school: _ }) => {
    const dataDir = folder()
    const [data, file] = [`${dataDir}/postgres`, join(folder(), 'school.gz')]
    const programs = systemPrograms(older ?? 0) ?? { initdb: '', postgres: '' }
    mkdirSync(data, { mode: 0o700 })
    if (lent) chownSync(data, lent.uid, lent.gid)
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(programs.initdb, options, { ...lent, cwd: '/' })
    await dump(house.pool, file, at)
    const running = await launch(data, await freePort(), programs)
    if ('log' in running) throw new Error(running.log)
    const pool = new pg.Pool({ connectionString: running.url })
    // The server may say that it ends to a client that is just leaving.
    pool.on('error', () => {})
    await restore(pool, file, beyond)
    await expect(upgrade(dataDir, at, beyond)).rejects.toMatchObject({ code: 'upgrade.running' })
    await pool.end()
    await running.stop()

    const config: EngineConfig = { DATABASE_URL: undefined, DB_ENGINE: undefined, DATA_DIR: dataDir, DATABASE_POOL: 2 }
    await expect(openEngine(config)).rejects.toMatchObject({ code: 'store.older' })
    const done = await upgrade(dataDir, at, beyond)
    expect(done).toMatchObject({ from: older, kept: `${data}-${older}` })
    expect(versionIn(`${data}-${older}`)).toBe(older)
    const engine = await openEngine(config)
    onTestFinished(() => engine.close())
    expect(await everything(engine.pool)).toEqual(await everything(house.pool))
    expect(existsSync(`${data}-upgrade`)).toBe(false)
    expect(await upgrade(dataDir, at, beyond)).toBeNull()
  },
  120_000,
)
