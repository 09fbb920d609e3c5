import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { postmasterOf } from '../../server/src/engine/postmaster.ts'
import { startServer } from '../../server/src/testing/server-process.ts'

/** A database of its own for one torture, servers on it, and a pool of `max` connections that outlives its falls. */
export async function openGround(max: number) {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-torture-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'postgres')
  const { url, stop } = await startEmbedded(data)
  const pool = new pg.Pool({ connectionString: url, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const start = (settings: Record<string, string> = {}) =>
    startServer({ DATABASE_URL: url, DATA_DIR: folder, CALLS_PER_MINUTE: '10000000', ...settings })
  /** Kills the database as a power cut does, where it runs. */
  const killDatabase = () => {
    const running = postmasterOf(data)
    if (running) process.kill(running.pid, 'SIGKILL')
  }
  const close = async () => {
    await pool.end()
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { url, pool, start, killDatabase, close }
}
