import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writtenDown } from '#platform/testing/statements/child.ts'

type Settings = { DATABASE_URL: string; APP_SECRET?: string }

/** Runs `npm run school -- …` or `npm run money -- …` to its end: how it ended, and all that it said. */
export function atTerminal(
  command: 'school' | 'money',
  settings: Settings,
  ...args: readonly string[]
): { code: number | null; said: string } {
  const script = fileURLToPath(new URL(`../${command}.ts`, import.meta.url))
  const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'qalam-compiled') }
  const env = { ...process.env, ...writtenDown, ...compiled, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' })
  return { code: status, said: (stdout + stderr).trim() }
}
