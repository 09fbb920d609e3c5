import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { quiet } from './quiet.ts'
import { serverOf } from './server.ts'

// Workers read this file again: only the first reader makes the folder of the run.
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-e2e-'))
  // The database runs as another user than root and has to walk through.
  chmodSync(folder, 0o755)
  return join(folder, 'data')
}
const data = (process.env.E2E_DATA ??= makeFolder())
const port = 3_199

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
    baseURL: process.env.E2E_URL ?? `http://localhost:${port}`,
    locale: 'kk-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1366, height: 768 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quiet },
  },
  // E2E_URL walks through a product that runs already.
  ...(!process.env.E2E_URL && {
    webServer: {
      command: 'vite build web --logLevel error && exec node server/src/main.ts',
      ...serverOf(port, data),
      url: `http://localhost:${port}/ready`,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
})
