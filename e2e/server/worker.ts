// What a worker has for itself: a school of its own, copied from the prepared one, and the server of it.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { test as plain } from '@playwright/test'
import { startServer } from '../../server/src/testing/server-process.ts'
import { placeOf, preparedData } from './place.ts'
import { startProcesses } from './processes.ts'
import { serverOf } from './server.ts'

/** The product that a worker walks through; `data` is empty for one that runs elsewhere (E2E_URL). */
export type Served = { address: string; data: string }

type School = Served & { end: () => Promise<void> }

/** Ports after the worker's own: its processes by role stand there. */
const processesAfter = 1

/** Owners and rights are kept: the database runs as another user than root. */
function copyPrepared(data: string): void {
  rmSync(dirname(data), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  mkdirSync(dirname(data), { recursive: true })
  const { status, stderr } = spawnSync('cp', ['-a', preparedData(), data], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The school could not be copied: ${stderr}`)
}

async function openSchool(worker: number, byRole: boolean): Promise<School> {
  const { port, data } = placeOf(worker)
  copyPrepared(data)
  const server = await startServer(serverOf(port, data).env)
  const processes = byRole ? await startProcesses(port + processesAfter, data) : null
  const end = async () => {
    await processes?.end()
    await server.end('SIGTERM')
    // What it complained of stands beside the walks; the rest is its greeting.
    process.stderr.write(server.said().replace(/^(?!\{"level").*\n?/gm, ''))
  }
  return { address: processes?.address ?? `http://localhost:${port}`, data, end }
}

export const test = plain.extend<object, { byRole: boolean; server: Served }>({
  /** Whether the school is served by a process for each role. */
  byRole: [false, { scope: 'worker', option: true }],
  server: [
    async ({ byRole }, provide, { parallelIndex }) => {
      const elsewhere = process.env['E2E_URL']
      if (elsewhere) return provide({ address: elsewhere, data: '' })
      const { end, ...school } = await openSchool(parallelIndex, byRole)
      await provide(school)
      await end()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.address),
})
