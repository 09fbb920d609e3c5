import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quiet } from './quiet.ts'
import { serverOf } from './server/server.ts'

// Workers read this file again: only the first reader makes the folder of the run.
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-e2e-'))
  // The database runs as another user than root and has to walk through.
  chmodSync(folder, 0o755)
  return join(folder, 'data')
}
const data = (process.env.E2E_DATA ??= makeFolder())
const port = Number(process.env.E2E_PORT ?? 3_199)
/** Where the same school is served by a process for each role. */
const apart = 3_193
const address = process.env.E2E_URL ?? `http://localhost:${port}`
const server = serverOf(port, data)

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // The walks share one living school: what the teacher marks, the student sees.
  fullyParallel: false,
  use: {
    baseURL: address,
    // What the worker answers, no walk could hold back or count; the walk without a network allows it.
    serviceWorkers: 'block',
    locale: 'kk-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quiet },
  },
  projects: [
    { name: 'whole' },
    // The teaching day again, on one database behind a process for each role.
    ...(process.env.E2E_URL
      ? []
      : [{ name: 'roles', testMatch: '**/day.e2e.ts', use: { baseURL: `http://localhost:${apart}` } }]),
  ],
  // E2E_URL walks through a product that runs already.
  ...(!process.env.E2E_URL && {
    webServer: [
      {
        command: 'vite build web --logLevel error && exec node server/src/main.ts',
        ...server,
        url: `${address}/ready`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
      {
        command: `exec node e2e/server/processes.ts ${apart}`,
        cwd: server.cwd,
        env: { ...server.env, FIRST: address },
        url: `http://localhost:${apart}/ready`,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
    ],
  }),
})
