import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { describe, expect, vi } from 'vitest'
import { type Book, iinFor, pupilIin } from '#platform/testing/workbook.ts'
import { read } from '#platform/text/xlsx.ts'
import { readAsked, usage } from './asked.ts'
import { test } from './testing/desk.ts'

/** Puts many more pupils into 2Ә. */
function fillClass(book: Book, pupils: number): void {
  for (let at = 0; at < pupils; at++) {
    const row = book.copy('Ученики', 27)
    row.splice(0, 1, iinFor('2018-02-15', 'w', 1_000 + at))
    const born = row.findIndex((cell) => typeof cell === 'object' && cell !== null)
    row[born] = { day: '2018-02-15' }
    row.splice(7, 4, null, null, null, null)
    row[4] = 'ж'
    book.add('Ученики', row)
  }
}

describe('npm run school -- import', () => {
  test('brings a school in, writes the access sheets for their owner alone, and has nothing to do again', async ({
    desk,
  }) => {
    const first = await desk.run('import', 'school.xlsx', '--lang', 'en')
    expect(first.trouble).toBe('')
    expect(first.code).toBe(0)
    expect(first.lines[0]).toMatch(
      /^School No\. 7: 26 students, 2 classes, \d+ lessons, 32 logins added \([\d.]+ s\)\.$/,
    )
    expect(first.lines[1]).toMatch(
      /^Diary and timetable are still closed to the students: npm run school -- subscribe \d+ --until YYYY-MM-DD/,
    )
    expect(first.lines[2]).toBe(`Access sheets: ${desk.at('school-access.xlsx')}`)
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

  test('adds nobody who may be in the school already: the browser asks who they are', async ({ desk }) => {
    await desk.run('import', 'school.xlsx', '--lang', 'ru')
    const fresh = iinFor('2013-02-15', 'w', 990)
    await desk.put((book) => {
      for (const rows of Object.values(book.sheets))
        for (const row of rows) row.forEach((cell, at) => cell === pupilIin(1) && (row[at] = fresh))
    })
    const open = 'Эти люди, возможно, уже есть в школе (1): Нұрланова Әсел (3)'
    expect(await desk.run('import', 'school.xlsx', '--lang', 'ru')).toMatchObject({
      code: 3,
      trouble: expect.stringContaining(open),
    })
    expect(await desk.run('import', 'school.xlsx', '--lang', 'ru', '--plan')).toMatchObject({
      trouble: expect.stringContaining(open),
    })
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
    expect(kept.lines.at(-3)).toContain('25 students')
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

  test('a school is not put beside the demo, whose passwords everybody knows, unless that is asked for', async ({
    desk,
  }) => {
    await desk.house.pool.query(`with p as (insert into person (iin, surname, firstname, sex, born_on)
        values ('690901300017', 'Демо', 'Демо', 'm', '1969-09-01') returning id)
      insert into account (person_id, login, password_hash, is_demo) select p.id, 'admin', 'known', true from p`)
    const planned = await desk.run('import', 'school.xlsx', '--plan', '--lang', 'en')
    expect(planned.code).toBe(0)
    const refused = await desk.run('import', 'school.xlsx', '--lang', 'ru')
    expect(refused).toMatchObject({ code: 2, lines: [], trouble: expect.stringContaining('--beside-demo') })
    expect(await desk.count('school')).toBe(0)

    const asked = await desk.run('import', 'school.xlsx', '--beside-demo')
    expect(asked.code).toBe(0)
    expect(await desk.count('school')).toBe(1)
  })

  test('refuses wrong usage with one line and the code 2', async ({ desk }) => {
    writeFileSync(desk.at('there.xlsx'), 'passwords of another day')
    const wrong = await desk.run('import', 'school.xlsx', '--kepe-good')
    expect(wrong).toMatchObject({ code: 2, lines: [], trouble: `${usage}\n` })
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

  test('tells each stage in a line of its own where there is no terminal', async ({ desk }) => {
    const { stages } = await desk.run('import', 'school.xlsx', '--lang', 'en')
    expect(stages).toEqual([
      'Reading the workbook…',
      'Checking…',
      'Writing the school…',
      'Writing the lessons…',
      'Preparing passwords…',
      'Writing the access sheets…',
    ])
  })

  for (const [stage, signal] of [
    ['Reading the workbook', 'SIGINT'],
    ['Writing the school', 'SIGINT'],
    ['Writing the lessons', 'SIGTERM'],
    ['Preparing passwords', 'SIGINT'],
  ] as const)
    test(`ended by ${signal} while «${stage}» leaves no row and no file`, async ({ desk }) => {
      // Hundreds of passwords, so that the hashing is never over before the signal comes.
      await desk.put((book) => fillClass(book, 400))
      const ended = desk.run('import', 'school.xlsx', '--lang', 'en')
      await vi.waitFor(() => expect(desk.told()).toContain(stage), { timeout: 30_000, interval: 20 })
      desk.interrupt(signal)
      const { code, lines, trouble } = await ended
      expect({ code, lines, trouble }).toEqual({
        code: 3,
        lines: [],
        trouble: 'The import was interrupted and nothing was written.\n',
      })
      expect(desk.files()).toEqual(['school.xlsx'])
      expect(await Promise.all(['school', 'person', 'account', 'lesson'].map(desk.count))).toEqual([0, 0, 0, 0])
    })

  test('access sheets that a killed import left half written block nothing', async ({ desk }) => {
    writeFileSync(desk.at('school-access.xlsx.12345.part'), '')
    const { code } = await desk.run('import', 'school.xlsx', '--access', 'school-access.xlsx')
    expect(code).toBe(0)
    expect(desk.files().toSorted()).toEqual(['school-access.xlsx', 'school-access.xlsx.12345.part', 'school.xlsx'])
    expect(statSync(desk.at('school-access.xlsx')).size).toBeGreaterThan(1000)
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
