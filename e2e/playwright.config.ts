import { chmodSync, mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browsers, quiet } from './quiet.ts'
import { placeOf } from './server/place.ts'

// Workers read this file again: only the first reader makes the folder of the run.
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-e2e-'))
  // The database runs as another user than root and has to walk through.
  chmodSync(folder, 0o755)
  return (process.env['E2E_MADE'] = folder)
}
process.env['E2E_ROOT'] ??= makeFolder()

// The worker's own data, for walks that reach the database or start a process on it.
const worker = process.env['TEST_PARALLEL_INDEX']
if (worker !== undefined) process.env['E2E_DATA'] = placeOf(Number(worker)).data

export default defineConfig<object, { byRole: boolean }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './server/prepare.ts',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each has a school of its own; much of a walk is waiting.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: true,
  use: {
    // What the worker answers, no walk could hold back or count; the walk without a network allows it.
    serviceWorkers: 'block',
    locale: 'kk-KZ',
    timezoneId: 'Asia/Almaty',
    viewport: { width: 1366, height: 768 },
    // A trace costs as much as the walk: the second try alone is traced.
    trace: 'on-first-retry',
    launchOptions: { executablePath: browsers.walks, args: quiet },
  },
  projects: [
    { name: 'whole' },
    // The teaching day again, on one database behind a process for each role; one worker alone starts them.
    ...(process.env['E2E_URL']
      ? []
      : [{ name: 'roles', testMatch: '**/day.e2e.ts', fullyParallel: false, use: { byRole: true } }]),
  ],
})
