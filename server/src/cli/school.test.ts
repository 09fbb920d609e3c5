import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test as plain, vi } from 'vitest'
import { type House, openHouse } from '#platform/testing/school.ts'
import { type Book, tinySchool } from '#platform/testing/workbook.ts'
import { read } from '#platform/text/xlsx.ts'
import { readAsked, usage } from './asked.ts'

const script = fileURLToPath(new URL('school.ts', import.meta.url))

type Desk = {
  house: House
  /** Puts the tiny school, changed by somebody, beside the person as school.xlsx. */
  put: (change?: (book: Book) => void) => Promise<void>
  /** Runs the command where the workbook is. */
  run: (...args: string[]) => Promise<{ code: number | null; lines: string[]; trouble: string }>
  /** Sends the running command the signal of a closing terminal. */
  interrupt: () => void
  at: (file: string) => string
  count: (table: string) => Promise<number>
}

const test = plain.extend<{ desk: Desk }>({
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
    const running: { child?: ChildProcess } = {}
    const run: Desk['run'] = (...args) => command(folder, house.url, args, running)
    await use({ house, put, at, count, run, interrupt: () => void running.child?.kill('SIGTERM') })
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

function command(cwd: string, url: string, args: string[], running: { child?: ChildProcess }): ReturnType<Desk['run']> {
  return new Promise((ended) => {
    const env = {
      ...process.env,
      DATABASE_URL: url,
      INIT_CWD: cwd,
      NODE_COMPILE_CACHE: join(tmpdir(), 'qalam-compiled'),
    }
    const child = spawn(process.execPath, [script, ...args], { cwd, env })
    running.child = child
    let [out, trouble] = ['', '']
    child.stdout.on('data', (part) => (out += part))
    child.stderr.on('data', (part) => (trouble += part))
    child.on('exit', (code) => ended({ code, lines: out.split('\n').filter(Boolean), trouble }))
  })
}

describe('npm run school -- import', () => {
  test('brings a school in, writes the access sheets for their owner alone, and has nothing to do again', async ({
    desk,
  }) => {
    const first = await desk.run('import', 'school.xlsx', '--lang', 'en')
    expect(first.trouble).toBe('')
    expect(first.code).toBe(0)
    expect(first.lines[0]).toMatch(
      /^School No\. 7: 26 students, 2 classes, \d+ lessons, 32 sign-ins added \([\d.]+ s\)\.$/,
    )
    expect(first.lines[1]).toBe(`Access sheets: ${desk.at('school-access.xlsx')}`)
    expect(statSync(desk.at('school-access.xlsx')).mode & 0o777).toBe(0o600)
    const sheets = await read(readFileSync(desk.at('school-access.xlsx')))
    expect('sheets' in sheets && sheets.sheets.map(({ name }) => name)).toEqual(['Staff', '7А', '2Ә'])

    const again = await desk.run('import', 'school.xlsx', '--lang', 'ru')
    expect(again.code).toBe(0)
    expect(again.lines).toEqual([
      expect.stringMatching(
        /^Последний импорт этой школы был точно таким же \(\d\d\.\d\d\.\d{4} \d\d:\d\d\): делать нечего\.$/,
      ),
    ])
  })

  test('tells each fault with sheet, row, column and reason in the language asked for, and writes nothing', async ({
    desk,
  }) => {
    await desk.put((book) => book.set('Ученики', 5, 'ИИН', '123'))
    const [kz, ru, en] = await Promise.all([
      desk.run('import', 'school.xlsx'),
      desk.run('import', 'school.xlsx', '--lang', 'ru'),
      desk.run('import', 'school.xlsx', '--lang', 'en'),
    ])
    expect([kz.code, ru.code, en.code]).toEqual([1, 1, 1])
    expect(kz.lines[0]).toBe('қате: Ученики, 5-жол, ИИН, «123»: ЖСН 12 цифрдан тұрады')
    expect(ru.lines[0]).toBe('ошибка: Ученики, строка 5, ИИН, «123»: ИИН состоит из 12 цифр')
    expect(en.lines[0]).toBe('fault: Ученики, row 5, ИИН, «123»: An IIN has 12 digits')
    expect(ru.lines.slice(-2)).toEqual([
      'Ошибок: 1, следствий: 2, предупреждений: 0.',
      'Есть ошибки, ничего не записано. Чтобы внести строки без ошибок, добавьте --keep-good.',
    ])
    expect(await desk.count('school')).toBe(0)

    const kept = await desk.run('import', 'school.xlsx', '--lang', 'en', '--keep-good')
    expect(kept.code).toBe(0)
    expect(kept.lines.at(-2)).toContain('25 students')
  })

  test('with --plan says what it would do and writes neither the school nor a file', async ({ desk }) => {
    const { code, lines } = await desk.run('import', 'school.xlsx', '--plan', '--lang', 'en')
    expect(code).toBe(0)
    expect(lines).toEqual([
      'School No. 7: 26 students, 2 classes and 5 staff are ready to be imported. Nothing was written.',
    ])
    expect(await desk.count('school')).toBe(0)
    expect(() => statSync(desk.at('school-access.xlsx'))).toThrow('ENOENT')
  })

  test('refuses wrong usage with one line and the code 2', async ({ desk }) => {
    writeFileSync(desk.at('there.xlsx'), 'passwords of another day')
    const wrong = await desk.run('import', 'school.xlsx', '--kepe-good')
    expect(wrong).toEqual({ code: 2, lines: [], trouble: `${usage}\n` })
    for (const args of [
      [],
      ['export', 'a.xlsx'],
      ['import'],
      ['import', 'a.xlsx', 'b.xlsx'],
      ['import', 'a.xlsx', '--lang', 'de'],
    ])
      expect(() => readAsked(args)).toThrow(usage)
    const missing = await desk.run('import', 'nowhere.xlsx', '--lang', 'en')
    expect(missing).toMatchObject({ code: 2, trouble: `The file ${desk.at('nowhere.xlsx')} cannot be read.\n` })
    const over = await desk.run('import', 'school.xlsx', '--lang', 'en', '--access', 'there.xlsx')
    expect(over).toMatchObject({ code: 2, trouble: expect.stringContaining('not written over older ones') })
    expect(readFileSync(desk.at('there.xlsx'), 'utf8')).toBe('passwords of another day')
    expect(await desk.count('school')).toBe(0)
  })

  test('says that a file is no workbook', async ({ desk }) => {
    writeFileSync(desk.at('school.xlsx'), 'hello')
    const { code, lines } = await desk.run('import', 'school.xlsx', '--lang', 'en')
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('No school could be read from this file and nothing was written.')
  })

  test('that is interrupted writes nothing, says so and lets the database go', async ({ desk }) => {
    const holder = await desk.house.pool.connect()
    // Another import of the school is at work, so that this one waits.
    await holder.query(`select pg_advisory_lock(hashtextextended('school-import 980940991005', 0))`)
    const ended = desk.run('import', 'school.xlsx', '--lang', 'en')
    await vi.waitFor(
      async () => {
        const { rows } = await holder.query(`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
        expect(rows).toHaveLength(1)
      },
      { timeout: 20_000, interval: 100 },
    )
    desk.interrupt()
    expect(await ended).toMatchObject({
      code: 3,
      lines: [],
      trouble: 'The import was interrupted and nothing was written.\n',
    })
    holder.release(true)
    expect(await desk.count('school')).toBe(0)
  })

  test('an import whose school changes under it writes nothing and says so', async ({ desk }) => {
    await desk.house.pool.query(`alter table lesson add constraint planned_trouble check (on_date < '2027-05-01')`)
    const { code, trouble } = await desk.run('import', 'school.xlsx', '--lang', 'en')
    expect(code).toBe(3)
    expect(trouble).toContain('nothing was written')
    expect(await desk.count('school')).toBe(0)
    expect(() => statSync(desk.at('school-access.xlsx'))).toThrow('ENOENT')
  })
})
