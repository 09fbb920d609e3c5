import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbedded } from './embedded.ts'
import { openPglite } from './pglite.ts'

export type Engine = {
  kind: 'postgres' | 'embedded' | 'pglite'
  /** Connection string; null for the in-process engine. */
  url: string | null
  pool: pg.Pool
  close: () => Promise<void>
}

export type EngineConfig = Pick<Config, 'DATABASE_URL' | 'DB_ENGINE' | 'DATA_DIR' | 'DATABASE_POOL'>

/** Opens what the configuration names: a cluster by URL, else embedded PostgreSQL, else PGlite where binaries cannot run. */
export async function openEngine(config: EngineConfig, warn: (line: string) => void = () => {}): Promise<Engine> {
  if (config.DATABASE_URL) return overUrl('postgres', config.DATABASE_URL, config.DATABASE_POOL, async () => {})
  if (config.DB_ENGINE !== 'pglite') {
    try {
      const server = await startEmbedded(`${config.DATA_DIR}/postgres`)
      return overUrl('embedded', server.url, config.DATABASE_POOL, server.stop)
    } catch (error) {
      if (config.DB_ENGINE === 'embedded') throw error
      warn(
        `Embedded PostgreSQL cannot run here (${error instanceof Error ? error.message.slice(0, 200) : 'unknown'}): using PGlite.`,
      )
    }
  }
  const { pool, close } = await openPglite(`${config.DATA_DIR}/pglite`)
  return { kind: 'pglite', url: null, pool, close }
}

function overUrl(kind: Engine['kind'], url: string, max: number, stop: () => Promise<void>): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements that do not wait for each other travel together, see `session`.
    pipeline: true,
  })
  // A connection that breaks must not end the process, idle or between two statements of a transaction: the next
  // statement on it fails, and the next request opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    kind,
    url,
    pool,
    close: async () => {
      await pool.end()
      await stop()
    },
  }
}
