import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postmasterOf } from '#engine/postmaster.ts'
import { tokensWith } from '#platform/http/token.ts'

const secret = 'a secret that only these tests know'
/** Signs access tokens that the started servers believe. */
export const tokens = tokensWith(secret)

export type ServerProcess = {
  address: string
  pid: number
  alive: () => boolean
  /** All that it wrote to its console. */
  said: () => string
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** Starts the server as `npm start` does, with nothing in its environment but what is said here. */
export async function startServer(
  settings: { DATA_DIR: string } & Record<string, string>,
  main = fileURLToPath(new URL('../main.ts', import.meta.url)),
): Promise<ServerProcess> {
  const env = { PATH: process.env.PATH, PORT: '0', DEMO: 'off', APP_SECRET: secret, LOG_LEVEL: 'error', ...settings }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const address = await opened(child, () => said)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  const alive = () => child.exitCode === null && child.signalCode === null
  return { address, pid: child.pid ?? 0, alive, said: () => said, end }
}

/** Waits for the line that names the address; a server that ends before it is told with all that it said. */
function opened(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /is open at (\S+)/.exec(said())?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${said()}`)))
  })
}

/** A folder of a test's own that the database's user may walk into. */
export function dataFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'qalam-'))
  chmodSync(path, 0o755)
  const remove = () => {
    // A server that was killed leaves its PostgreSQL behind.
    const postmaster = postmasterOf(`${path}/postgres`)
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { path, remove }
}
