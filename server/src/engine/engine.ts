import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Config } from '#platform/config.ts'
import { OperationError } from '#platform/operation-error.ts'
import { startEmbedded } from './embedded.ts'
import { openPglite } from './pglite.ts'
import { standingIn } from './store.ts'

export type Engine = {
  kind: 'postgres' | 'embedded' | 'pglite'
  /** Connection string; null for the in-process engine. */
  url: string | null
  pool: pg.Pool
  /** Connections for what takes its time: migrations, jobs. */
  forWork: () => pg.Pool
  close: () => Promise<void>
}

export type EngineConfig = Pick<Config, 'DATABASE_URL' | 'DB_ENGINE' | 'DATA_DIR' | 'DATABASE_POOL'>

/** How long things may take, in milliseconds; 0 is for ever. */
export type Limits = {
  /** One statement, as the server counts it. */
  statement: number
  /** A wait for what another transaction holds. */
  lock: number
  /** A transaction in which nothing happens. */
  idle: number
  /** One answer as this side counts it: a server that hangs counts nothing. */
  answer: number
}

/** Milliseconds that the statements under way have at the end of a process. */
const goodbye = 5_000

/** Somebody waits at a page: what cannot be had soon is refused, and the connection is free for the others. */
export const serving: Limits = { statement: 15_000, lock: 3_000, idle: 30_000, answer: 20_000 }
/** An import, a dump: many rows, one after another, and another import may have to end before. */
export const working: Limits = { statement: 0, lock: 600_000, idle: 0, answer: 0 }

/**
 * Opens what the configuration names: a cluster by URL, else embedded PostgreSQL, else PGlite where binaries cannot run.
 * What a folder holds already is opened by what made it or refused (OperationError): never is a school's data left aside
 * for an empty database.
 */
export async function openEngine(
  config: EngineConfig,
  warn: (error: OperationError) => void = () => {},
  limits: Limits = serving,
): Promise<Engine> {
  if (config.DATABASE_URL) return overUrl('postgres', config.DATABASE_URL, config.DATABASE_POOL, limits)
  const folder = config.DATA_DIR
  if (kindFor(config) === 'pglite') return inProcess(folder)
  try {
    const server = await startEmbedded(`${folder}/postgres`)
    return overUrl('embedded', server.url, config.DATABASE_POOL, limits, server.stop)
  } catch (error) {
    // Only where nothing is there may another engine begin.
    const { postgres, pglite } = standingIn(folder)
    const mayBegin = config.DB_ENGINE === undefined && !postgres && !pglite
    if (!mayBegin || (error instanceof OperationError && error.code === 'store.unwritable')) throw error
    const reason = error instanceof Error ? error.message.slice(0, 200) : ''
    warn(new OperationError('store.instead', { folder: `${folder}/pglite`, reason }))
    return inProcess(folder)
  }
}

/** The engine by what is asked for and by what made the data that is there. */
function kindFor({ DB_ENGINE, DATA_DIR }: EngineConfig): 'embedded' | 'pglite' {
  const { postgres, pglite } = standingIn(DATA_DIR)
  if (DB_ENGINE === 'embedded' && pglite && !postgres)
    throw new OperationError('store.is-pglite', { folder: `${DATA_DIR}/pglite` })
  if (DB_ENGINE === 'pglite' && postgres && !pglite)
    throw new OperationError('store.is-postgres', { folder: `${DATA_DIR}/postgres` })
  return DB_ENGINE ?? (pglite && !postgres ? 'pglite' : 'embedded')
}

async function inProcess(folder: string): Promise<Engine> {
  const { pool, close } = await openPglite(`${folder}/pglite`)
  return { kind: 'pglite', url: null, pool, forWork: () => pool, close }
}

function overUrl(
  kind: Engine['kind'],
  url: string,
  max: number,
  limits: Limits,
  stop: () => Promise<void> = async () => {},
): Engine {
  // The first statement of a transaction does not wait for its beginning, see `driver.ts`.
  const pool = poolAt(url, limits, { max, pipeline: true })
  let work: pg.Pool | undefined
  return {
    kind,
    url,
    pool,
    forWork: () => (work ??= poolAt(url, working, { max: 3 })),
    close: async () => {
      // What still runs on a connection is not waited for without end: a start that was called off, a hung server.
      await Promise.race([Promise.all([pool.end(), work?.end()]), wait(goodbye, undefined, { ref: false })])
      await stop()
    },
  }
}

function poolAt(url: string, limits: Limits, more: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...limitsOfDriver(limits),
    ...more,
  })
  // A connection that breaks must not end the process, idle or between two statements of a transaction: the next
  // statement on it fails, and the next request opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

const limitsOfDriver = ({ statement, lock, idle, answer }: Limits): pg.PoolConfig => ({
  ...(statement && { statement_timeout: statement }),
  ...(lock && { lock_timeout: lock }),
  ...(idle && { idle_in_transaction_session_timeout: idle }),
  ...(answer && { query_timeout: answer }),
})
