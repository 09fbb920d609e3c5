import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { OperationError } from '#platform/operation-error.ts'
import { type Engine, type EngineConfig, openEngine } from './engine.ts'
import { postmasterOf } from './postmaster.ts'

const isRoot = process.getuid?.() === 0
const settings = (DATA_DIR: string, DB_ENGINE?: EngineConfig['DB_ENGINE']): EngineConfig => ({
  DATABASE_URL: undefined,
  DB_ENGINE,
  DATA_DIR,
  DATABASE_POOL: 2,
})

const house = mkdtempSync(join(tmpdir(), 'qalam-store-'))
chmodSync(house, 0o755)
let count = 0
/** A folder of a test's own; another one is put into it whole, as a person would copy it. */
function folder(copied?: string): string {
  const made = join(house, String(++count))
  mkdirSync(made)
  if (copied) execFileSync('cp', ['-a', `${copied}/.`, made])
  return made
}

/** A database with a pupil in it, whose server is stopped. */
async function withPupil(DB_ENGINE?: EngineConfig['DB_ENGINE']): Promise<string> {
  const data = folder()
  const engine = await openEngine(settings(data, DB_ENGINE))
  await engine.pool.query(`create table pupil as select 'Айгүл' as name`)
  await engine.close()
  return data
}

async function opened(...asked: Parameters<typeof settings>): Promise<Engine> {
  const engine = await openEngine(settings(...asked))
  onTestFinished(() => engine.close())
  return engine
}
const pupilOf = async ({ pool }: Engine) => (await pool.query('select name from pupil')).rows

/** Why a folder was not opened. */
const refusal = (...asked: Parameters<typeof settings>) =>
  openEngine(settings(...asked)).then(
    (engine) => engine.close().then(() => 'opened'),
    (error: unknown) => (error instanceof OperationError ? error.code : String(error)),
  )

let [ofPostgres, ofPglite]: [string, string] = ['', '']
beforeAll(async () => {
  ;[ofPostgres, ofPglite] = [await withPupil('embedded'), await withPupil('pglite')]
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

test('a database of another PostgreSQL is refused by its version, whatever engine is asked for, and left as it is', async () => {
  const data = folder(ofPostgres)
  for (const [version, code] of [
    ['17', 'store.older'],
    ['99', 'store.newer'],
  ]) {
    writeFileSync(`${data}/postgres/PG_VERSION`, `${version}\n`)
    expect(await refusal(data)).toBe(code)
    expect(await refusal(data, 'embedded')).toBe(code)
    expect(await refusal(data, 'pglite')).toBe('store.is-postgres')
  }
  expect(existsSync(`${data}/pglite`)).toBe(false)
  execFileSync('cp', [`${ofPostgres}/postgres/PG_VERSION`, `${data}/postgres/PG_VERSION`])
  expect(await pupilOf(await opened(data))).toEqual([{ name: 'Айгүл' }])
})

test('a damaged database is refused with what PostgreSQL says about it, and no empty one is opened in its place', async () => {
  const [torn, nameless] = [folder(ofPostgres), folder(ofPostgres)]
  writeFileSync(`${torn}/postgres/global/pg_control`, '')
  rmSync(`${nameless}/postgres/PG_VERSION`)
  const error: unknown = await openEngine(settings(torn)).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'store.damaged', message: expect.stringContaining('pg_control') })
  expect(await refusal(nameless)).toBe('store.damaged')
  expect([existsSync(`${torn}/pglite`), existsSync(`${nameless}/pglite`)]).toEqual([false, false])
})

test('a database that hangs is not replaced by another, and is there when it goes on', async () => {
  const data = folder(ofPostgres)
  const first = await openEngine(settings(data))
  const pid = postmasterOf(`${data}/postgres`)?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  const refused = await refusal(data)
  process.kill(pid, 'SIGCONT')
  expect([refused, existsSync(`${data}/pglite`)]).toEqual(['store.hung', false])
  expect(await pupilOf(await opened(data))).toEqual([{ name: 'Айгүл' }])
  await first.close()
}, 60_000)

test.runIf(isRoot)('a database of another user is refused, and how to hand it over is told', async () => {
  const data = folder(ofPostgres)
  chownSync(`${data}/postgres`, 12_345, 12_345)
  const error: unknown = await openEngine(settings(data)).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'store.owner', message: expect.stringContaining(`"${data}/postgres"`) })
  expect(error).toMatchObject({ message: expect.stringMatching(/chown -R 65534:65534/) })
  expect(existsSync(`${data}/pglite`)).toBe(false)
})

test.runIf(isRoot)(
  'a folder that the database cannot reach is no reason to begin anew where there is data',
  async () => {
    const [data, empty] = [folder(ofPostgres), folder()]
    for (const closed of [data, empty]) chmodSync(closed, 0o700)
    expect(await refusal(data)).toBe('store.closed')
    // Where nothing was, the other engine may begin, and says so.
    const told: string[] = []
    const engine = await openEngine(settings(empty), ({ code }) => told.push(code))
    expect([engine.kind, told]).toEqual(['pglite', ['store.instead']])
    await engine.close()
  },
)

test('what PGlite holds is opened by PGlite, and another engine is refused', async () => {
  const data = folder(ofPglite)
  expect(await refusal(data, 'embedded')).toBe('store.is-pglite')
  const engine = await opened(data)
  expect([engine.kind, await pupilOf(engine)]).toEqual(['pglite', [{ name: 'Айгүл' }]])
})

test('a folder where nothing may be written is refused as such', async () => {
  const data = folder()
  writeFileSync(`${data}/taken`, 'a file where a folder should be')
  expect(await refusal(`${data}/taken/data`)).toBe('store.unwritable')
})

test('a link whose disk is missing is not taken for an empty place', async () => {
  const data = folder()
  execFileSync('ln', ['-s', '/nowhere/at/all', `${data}/postgres`])
  expect(await refusal(data)).toBe('store.damaged')
})

test('a first start that was cut short before leaves nothing that looks like a database, and nothing behind', async () => {
  const data = folder()
  // A number that no process has: the system's largest is below it.
  mkdirSync(`${data}/postgres.making-9999999-aB3xYz`)
  mkdirSync(`${data}/postgres`)
  expect((await opened(data)).kind).toBe('embedded')
  expect(readdirSync(data)).toEqual(['postgres'])
})

test('the copied folder of a running server is a database of its own', async () => {
  const data = folder(ofPostgres)
  const source = await opened(data)
  await source.pool.query('checkpoint')
  const copy = await opened(folder(data))
  await copy.pool.query(`update pupil set name = 'Ғалым'`)
  expect([await pupilOf(source), await pupilOf(copy)]).toEqual([[{ name: 'Айгүл' }], [{ name: 'Ғалым' }]])
}, 60_000)

test('under a long path nobody else on the computer comes to the database, without a password or with one', async () => {
  const data = join(folder(), 'мектептің-деректері-'.repeat(6), 'қалам')
  mkdirSync(data, { recursive: true })
  expect(data.length).toBeGreaterThan(120)
  const engine = await opened(data)
  const shown = async (name: string) => (await engine.pool.query(`show ${name}`)).rows[0]
  expect(await shown('listen_addresses')).toEqual({ listen_addresses: '' })
  const { rows } = await engine.pool.query(`select distinct auth_method from pg_hba_file_rules where type <> 'local'`)
  expect(rows).toEqual([{ auth_method: 'reject' }])
  const socket = new URL(engine.url ?? '').searchParams.get('host') ?? ''
  expect(statSync(socket).mode & 0o777).toBe(0o700)
  expect(statSync(socket).uid).toBe(statSync(`${data}/postgres`).uid)
})
