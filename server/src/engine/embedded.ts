import { realpathSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { OperationError } from '#platform/operation-error.ts'
import { launch, majorOf, packaged, prepare, reasonIn, type Running } from './launch.ts'
import { forgetStranger, freePort, lives, postmasterOf } from './postmaster.ts'
import { beginPresence, type Presence } from './presence.ts'
import { holds, refuseUnfit } from './store.ts'

export type Embedded = { url: string; stop: () => Promise<void> }

/** Milliseconds that a server which lives and says nothing is waited for. */
const silentFor = 10_000
/** The same of one that says that it is starting: it may have much to recover after a power cut. */
const startingFor = 600_000

/**
 * Starts PostgreSQL from its npm binaries on a data directory, or joins the one that already runs there: a command beside
 * the server, a server after a kill -9. `stop` leaves it running while another process uses it; the last one out stops it.
 * If it dies meanwhile it is started again on its port. Data that is there and cannot be worked with is refused
 * (OperationError); only a directory made by this very call is removed again where nothing runs on it.
 */
export async function startEmbedded(directory: string): Promise<Embedded> {
  const asked = path.resolve(directory)
  finishMove(asked)
  const isNew = await prepare(asked)
  refuseUnfit(asked, majorOf(await packaged(), asked))
  const data = realpathSync(asked)
  for (;;) {
    const running = await joinOrLaunch(data).catch((error: unknown) => {
      if (isNew) rmSync(data, { recursive: true, force: true })
      throw error
    })
    const presence = await beginPresence(running.url)
    if (presence) return { url: running.url, stop: keptAlive(data, running, presence) }
    // None when the server is just being stopped by the last one out.
    await Promise.race([running.gone, wait(1_000)])
  }
}

/** An upgrade that was cut short between its last two steps: see `upgrade`. */
function finishMove(data: string): void {
  if (!holds(data) && holds(`${data}-moved`)) renameSync(`${data}-moved`, data)
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

/** After a kill the old children hold shared memory for a second or two; a port may just have been taken. */
const passing = /pre-existing shared memory block|lock file "|Address already in use/

async function joinOrLaunch(data: string, port?: number): Promise<Running> {
  const began = performance.now()
  for (;;) {
    const found = await runningOn(data)
    if (typeof found === 'object' && found) return found
    const waited = performance.now() - began
    if (found === null) {
      const started = await launch(data, port ?? (await freePort()))
      if ('gone' in started) return started
      if (!passing.test(started.log) || waited > silentFor)
        throw new OperationError('store.damaged', { folder: data, reason: reasonIn(started.log) })
    } else if (waited > (found === 'silent' ? silentFor : startingFor)) {
      throw new OperationError('store.hung', { folder: data, pid: postmasterOf(data)?.pid ?? 0 })
    }
    await wait(100)
  }
}

/** The server that already answers on a data directory; null where none lives, else why it does not answer. */
async function runningOn(data: string): Promise<Running | 'silent' | 'starting' | null> {
  const postmaster = postmasterOf(data)
  if (!postmaster || !lives(postmaster.pid)) return null
  const { pid, port, url } = postmaster
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    // The note came along when somebody copied the folder of a running server.
    if (realpathSync(rows[0]?.data_directory ?? '') !== data) {
      rmSync(`${data}/postmaster.pid`)
      return null
    }
  } catch (error) {
    // 57P03: it starts, recovers or stops.
    if (error instanceof Error && 'code' in error && error.code === '57P03') return 'starting'
    forgetStranger(data, pid)
    return 'silent'
  } finally {
    await client.end().catch(() => {})
  }
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (lives(pid)) process.kill(pid, signal)
    while (lives(pid)) await wait(50)
  }
  return { port, url, gone: ended(pid), stop }
}

/** The end of a process that is not a child of this one can only be looked for. */
async function ended(pid: number): Promise<void> {
  while (lives(pid)) await wait(500, undefined, { ref: false })
}
