import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as plain } from 'vitest'
import { type House, openHouse } from '#platform/testing/school.ts'
import { writtenDown } from '#platform/testing/statements/child.ts'
import { type Book, tinySchool } from '#platform/testing/workbook.ts'

const script = fileURLToPath(new URL('../school.ts', import.meta.url))

type Desk = {
  house: House
  /** Puts the tiny school, changed by somebody, beside the person as school.xlsx. */
  put: (change?: (book: Book) => void) => Promise<void>
  /** Runs the command where the workbook is. */
  run: (...args: string[]) => Promise<{ code: number | null; lines: string[]; trouble: string; stages: string[] }>
  /** Sends the running command a signal, by default that of a closing terminal. */
  interrupt: (signal?: NodeJS.Signals) => void
  /** What the running command has told of its progress so far. */
  told: () => string
  files: () => string[]
  at: (file: string) => string
  count: (table: string) => Promise<number>
}

export const test = plain.extend<{ desk: Desk }>({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
  desk: async ({}, use) => {
    const house = await openHouse()
    const folder = mkdtempSync(join(tmpdir(), 'qalam-desk-'))
    const at = (file: string) => join(folder, file)
    const put: Desk['put'] = async (change) => {
      const book = tinySchool()
      change?.(book)
      writeFileSync(at('school.xlsx'), await book.bytes())
    }
    const count = async (table: string) =>
      Number((await house.pool.query(`select count(*) as count from ${table}`)).rows[0].count)
    await put()
    const running: Running = { told: '' }
    const run: Desk['run'] = (...args) => command(folder, house.url, args, running)
    await use({
      house,
      put,
      at,
      count,
      run,
      interrupt: (signal = 'SIGTERM') => void running.child?.kill(signal),
      told: () => running.told,
      files: () => readdirSync(folder),
    })
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

type Running = { child?: ChildProcess; told: string }

function command(cwd: string, url: string, args: string[], running: Running): ReturnType<Desk['run']> {
  return new Promise((ended) => {
    const env = {
      ...process.env,
      ...writtenDown,
      DATABASE_URL: url,
      INIT_CWD: cwd,
      NODE_COMPILE_CACHE: join(tmpdir(), 'qalam-compiled'),
    }
    const child = spawn(process.execPath, [script, ...args], { cwd, env })
    running.child = child
    let [out, trouble] = ['', '']
    child.stdout.on('data', (part) => (out += part))
    child.stderr.on('data', (part) => (running.told = trouble += part))
    child.on('close', (code) => {
      const told = trouble.split('\n').filter(Boolean)
      const isStage = (line: string) => line.endsWith('…')
      const rest = told.filter((line) => !isStage(line))
      ended({
        code,
        lines: out.split('\n').filter(Boolean),
        trouble: rest.map((line) => `${line}\n`).join(''),
        stages: told.filter(isStage),
      })
    })
  })
}
