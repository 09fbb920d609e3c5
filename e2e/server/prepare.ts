// Before the first walk: the web is built and the demo school is made once. Each worker copies it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../server/src/testing/server-process.ts'
import { preparedData } from './place.ts'
import { serverOf } from './server.ts'

const builder = fileURLToPath(new URL('../../tools/commands/start.mjs', import.meta.url))

/** Answers what takes the folder of the run away; one that was named by E2E_ROOT is kept for the next run. */
export default async function prepare(): Promise<() => void> {
  if (process.env['E2E_URL']) return () => {}
  const { status } = spawnSync(process.execPath, [builder, '--build-only'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The web could not be built.')
  const data = preparedData()
  if (!existsSync(data)) await makeSchool(data)
  return () => {
    const made = process.env['E2E_MADE']
    if (made) rmSync(made, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** Its clean end leaves a database that can be copied. */
async function makeSchool(data: string): Promise<void> {
  mkdirSync(dirname(data), { recursive: true })
  try {
    const server = await startServer(serverOf(0, data).env)
    await server.end('SIGTERM')
  } catch (failure) {
    rmSync(data, { recursive: true, force: true })
    throw failure
  }
}
