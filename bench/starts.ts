import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { residentMb } from './processes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type Starts = { coldSeconds: number; warmSeconds: number; restMb: number }
export type Imports = { rows: number; firstSeconds: number; secondSeconds: number; secondSays: string }

const command = (script: string, args: string[], settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const seconds = (since: number) => (performance.now() - since) / 1000

/**
 * The first start as `npm start` makes it, with an empty data folder: embedded PostgreSQL is made, migrated, and the demo
 * school is brought in. Then the second, and what the server process holds fifteen seconds after it.
 */
export async function measureStarts(folder: string): Promise<Starts> {
  const settings = { DATA_DIR: join(folder, 'fresh'), PORT: '0' }
  const once = async (look: (pid: number) => Promise<number>) => {
    const began = performance.now()
    const started = command('tools/commands/start.mjs', [], settings)
    const gone = new Promise<void>((resolve) => started.once('exit', () => resolve()))
    await new Promise<void>((resolve, reject) => {
      started.stdout?.on('data', (said: Buffer) => said.toString().includes('is open at') && resolve())
      started.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
    })
    const took = seconds(began)
    const seen = await look(started.pid ?? 0)
    started.kill('SIGTERM')
    await gone
    return { took, seen }
  }
  const cold = await once(async () => 0)
  const warm = await once(async (pid) => {
    await wait(15_000)
    return residentMb(childOf(pid))
  })
  return { coldSeconds: cold.took, warmSeconds: warm.took, restMb: warm.seen }
}

/** The server that a start command handed over to. */
function childOf(parent: number): number {
  const child = readdirSync('/proc').find((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent
      )
    } catch {
      return false
    }
  })
  return Number(child ?? parent)
}

/** `npm run school -- import` of a workbook into an empty database, and of the same workbook once more. */
export async function measureImports(
  folder: string,
  url: string,
  workbook: Uint8Array,
  pupils: number,
): Promise<Imports> {
  const file = join(folder, 'school.xlsx')
  writeFileSync(file, workbook)
  const once = async () => {
    const began = performance.now()
    const importing = command('tools/commands/school.mjs', ['import', file], { DATABASE_URL: url, DATA_DIR: folder })
    let said = ''
    importing.stdout?.on('data', (part: Buffer) => (said += part.toString()))
    const code = await new Promise<number | null>((resolve) => importing.once('exit', resolve))
    if (code !== 0) throw new Error(`The import ended with ${code}: ${said.slice(-2_000)}`)
    return { took: seconds(began), said: said.trim().split('\n').at(-1) ?? '' }
  }
  const first = await once()
  const second = await once()
  return { rows: pupils, firstSeconds: first.took, secondSeconds: second.took, secondSays: second.said }
}
