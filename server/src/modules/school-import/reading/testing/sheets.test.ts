import { catalogue } from '@qalam/contract/messages.ts'
import { flatten, phrase } from '@qalam/contract/kernel/messages.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { writeXlsx } from 'hucre/xlsx'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { employee, pupilIin, tinySchool } from '#platform/testing/workbook.ts'
import { bounds, read, write } from '#platform/text/xlsx.ts'
import { goodPart } from '../good-part.ts'
import { hashOf } from '../hash.ts'
import { readWorkbook } from '../read-workbook.ts'
import { workbookOf } from '../workbook-of.ts'
import { lineOf, mistakesOf, reportOf } from './report-of.ts'

describe('sheets and columns', () => {
  test('are found by name, whatever the case, the spaces and the language', async () => {
    const book = tinySchool()
    const sheets = book.toWrite().map((sheet) => {
      if (sheet.name === 'Ученики')
        return {
          ...sheet,
          name: ' ОҚУШЫЛАР\u00a0',
          headers: [
            'жсн',
            'ТЕГІ',
            'First   name',
            'Әкесінің аты',
            'sex',
            'Birth\u00a0date',
            'Сынып',
            '1-ата-ана ЖСН',
            'Parent 1 full name',
            'Parent 2 IIN',
            '2-ата-ана ТАӘ',
          ],
        }
      return sheet.name === 'Звонки'
        ? { ...sheet, name: 'Қоңыраулар', headers: ['Кесте', 'Lesson no.', 'Басталуы', 'End'] }
        : sheet
    })
    const { plan, findings } = await readWorkbook(await write(sheets))
    const { plan: same } = await readWorkbook(await book.bytes())
    expect(findings).toEqual([])
    expect(plan && hashOf(plan)).toBe(same && hashOf(same))
  })

  test('that are unknown are told once', async () => {
    expect(
      await reportOf((book) => {
        book.sheets['Меню'] = [['Блюдо'], ['Каша']]
        book.sheets['Кабинеты']?.forEach((row, at) => row.push(at === 0 ? 'Этаж' : 1))
      }),
    ).toEqual(['warning Меню:: sheet-unknown', 'warning Кабинеты:1:Этаж column-unknown'])
  })

  test('a missing required column stops its sheet, and what refers to it is its consequence', async () => {
    const lines = await reportOf((book) => book.dropColumn('Кабинеты', 'Номер'))
    expect(lines[0]).toBe('fault Кабинеты::Номер column-missing')
    expect(lines.slice(1)).toEqual(['consequence Расписание:: depends-on-sheet'])
  })

  test('a missing optional column means empty', async () => {
    expect(await reportOf((book) => book.dropColumn('Ученики', 'Отчество'))).toEqual([])
  })

  test('a column that stands twice is told and the first is taken', async () => {
    expect(
      await reportOf((book) => book.sheets['Кабинеты']?.forEach((row, at) => row.push(at === 0 ? 'NUMBER' : 'x'))),
    ).toEqual(['warning Кабинеты:1:NUMBER column-twice'])
  })

  test('an absent sheet is a fault where the school needs it, and is told where it may come later', async () => {
    expect(await mistakesOf((book) => book.drop('КТП'))).toEqual(['warning КТП:: sheet-absent'])
    expect(await mistakesOf((book) => book.drop('Сотрудники'))).toEqual(['fault Сотрудники:: sheet-missing'])
    expect(await mistakesOf((book) => book.drop('Нагрузка'))).toEqual(['fault Нагрузка:: sheet-missing'])
  })

  test('a second sheet of one kind is refused', async () => {
    expect(await reportOf((book) => void (book.sheets['Rooms'] = [['Number'], ['7']]))).toEqual([
      'fault Rooms:: sheet-twice',
    ])
  })

  test('empty rows are skipped wherever they stand, and rows keep the numbers of Excel', async () => {
    const lines = await reportOf((book) => {
      book.add('Ученики', [null, ' ', '\u00a0'], 1)
      book.add('Ученики', [], 4)
      book.set('Кабинеты', 2, 'Номер', 'нет')
      book.add('Ученики', ['1'], 30)
    })
    expect(lines).toContain('fault Ученики:30:ИИН iin-length')
    expect(lines.filter((line) => line.includes('Ученики:4:'))).toEqual([])
  })
})

test('a formula stands for its last value, and the person is told once a column', async () => {
  const rows = tinySchool()
    .toWrite()
    .map(({ name, headers, rows: body }) => ({
      name,
      rows: [
        [...headers],
        ...body.map((row) =>
          row.map((cell) => (cell && typeof cell === 'object' ? new Date(`${cell.day}T00:00:00Z`) : cell)),
        ),
      ],
      ...(name === 'Нагрузка' && {
        cells: new Map([
          ['1,4', { type: 'formula' as const, formula: '1+1', formulaResult: 2, value: 2 }],
          ['6,4', { type: 'formula' as const, formula: '1+1', formulaResult: 2, value: 2 }],
        ]),
      }),
    }))
  const { plan, findings } = await readWorkbook(await writeXlsx({ sheets: rows }))
  expect(findings.map(lineOf)).toEqual(['warning Нагрузка:2:Часов в неделю formula'])
  expect(findings[0]?.with).toEqual({ count: 2 })
  expect(plan?.load[0]?.hours).toBe(2)
})

describe('a file that is no sound workbook is one fault and no exception', () => {
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'binary'))
  const zip = (unpacked: Uint8Array, declared: number): Uint8Array => {
    const body = deflateRawSync(unpacked)
    const name = Buffer.from('_rels/.rels')
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    for (const [header, at] of [
      [local, 18],
      [entry, 20],
    ] as const) {
      header.writeUInt32LE(body.length, at)
      header.writeUInt32LE(declared, at + 4)
      header.writeUInt16LE(name.length, at + 8)
    }
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(entry.length + name.length, 12)
    end.writeUInt32LE(local.length + name.length + body.length, 16)
    return new Uint8Array(Buffer.concat([local, name, body, entry, name, end]))
  }

  const files: [string, () => Promise<Uint8Array> | Uint8Array, string][] = [
    ['an empty file', () => new Uint8Array(0), 'file-not-a-workbook'],
    ['a text', () => bytesOf('ИИН;Фамилия'), 'file-not-a-workbook'],
    ['a PDF', () => bytesOf('%PDF-1.7'), 'file-not-a-workbook'],
    ['the old .xls', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(600)]), 'file-not-a-workbook'],
    ['half a workbook', async () => (await tinySchool().bytes()).slice(0, 4000), 'file-damaged'],
    ['another archive', () => zip(new Uint8Array(10), 10), 'file-damaged'],
    ['too large a file', () => new Uint8Array(bounds.bytes + 1), 'file-too-large'],
    ['a file that unpacks without end', () => zip(new Uint8Array(1000), bounds.unpacked + 1), 'file-unpacks-too-large'],
    ['a file that hides how much it unpacks to', () => zip(new Uint8Array(5_000_000), 0), 'file-damaged'],
    [
      'a locked workbook',
      () =>
        writeXlsx({ sheets: [{ name: 'Школа', rows: [['Поле']] }], encryption: { password: 'x', spinCount: 1000 } }),
      'file-encrypted',
    ],
  ]

  test.each(files)('%s', async (_, bytes, code) => {
    const { plan, findings } = await readWorkbook(await bytes())
    expect(plan).toBeNull()
    expect(findings.map(lineOf)).toEqual([`fault :: ${code}`])
  })

  test('a workbook of another kind says which sheets are missing', async () => {
    const { plan, findings } = await readWorkbook(await write([{ name: 'Лист1', headers: ['a'], rows: [['b']] }]))
    expect(plan).toBeNull()
    expect(findings.map(lineOf)).toContain('fault Школа:: sheet-missing')
  })
})

describe('the good part', () => {
  test('leaves out what a finding of somebody else refuses, and whatever hangs on it', async () => {
    const { plan } = await readWorkbook(await tinySchool().bytes())
    if (!plan) throw new Error('no plan')
    const refused = {
      level: 'fault',
      sheet: 'Сотрудники',
      row: 6,
      column: null,
      value: null,
      code: 'x',
      with: {},
    } as const
    const good = goodPart(plan, [refused])
    expect(good.staff.map(({ iin }) => iin)).not.toContain(employee(4))
    expect(good.load.some(({ classLabel }) => classLabel === '2Ә')).toBe(false)
    expect(good.timetable.some(({ classLabel }) => classLabel === '2Ә')).toBe(false)
    expect(good.pupils).toHaveLength(26)
    expect(goodPart(plan, [{ ...refused, level: 'warning' }])).toEqual(plan)
  })

  test('of a file with faults is what stands without them', async () => {
    const book = tinySchool()
    book.set('Ученики', 2, 'Имя', '1')
    book.set('Классы', 3, 'Схема звонков', 'ночная')
    const { plan, findings } = await readWorkbook(await book.bytes())
    if (!plan) throw new Error('no plan')
    const good = goodPart(plan, findings)
    expect(good).toEqual(plan)
    expect(good.classes.map(({ label }) => label)).toEqual(['7А'])
    expect(good.pupils).toHaveLength(23)
    expect(good.subgroups.some(({ pupilIin: iin }) => iin === pupilIin(0))).toBe(false)
  })
})

test.each(languages)('a plan written in %s is read back as the same plan', async (language) => {
  const { plan } = await readWorkbook(await tinySchool().bytes())
  if (!plan) throw new Error('no plan')
  const { plan: again, findings } = await readWorkbook(await workbookOf(plan, language))
  expect(findings).toEqual([])
  expect(again && hashOf(again)).toBe(hashOf(plan))
})

test('every line of the report reads in three languages, with nothing left to fill in', async () => {
  const book = tinySchool()
  book.set('Ученики', 3, 'ИИН', '1')
  book.set('Нагрузка', 7, 'Часов в неделю', 3)
  book.set('Расписание', 8, 'Кабинет', '101')
  book.set('Ученики', 5, 'Имя', 'Әceл')
  book.set('Звонки', 3, 'Начало', '08:10')
  book.remove('Подгруппы', 20)
  const { findings } = await readWorkbook(await book.bytes())
  expect(findings.length).toBeGreaterThan(5)
  for (const language of languages) {
    const words = flatten(catalogue, language)
    for (const { code, with: variables } of findings)
      expect(phrase(words, language, code, variables)).not.toMatch(/\{\{|finding\./)
  }
})

test('a text is written as a text: nothing becomes a formula, and it comes back as it was', async () => {
  const texts = ['=1+1', '+7 701', '-1', '@SUM(A1)', '\t=1', '_x0041_', 'a\nb', '0012', "'x"]
  const back = await read(await write([{ name: 'a/b:c', headers: ['=H()'], rows: texts.map((text) => [text]) }]))
  if (!('sheets' in back)) throw new Error(back.trouble)
  expect(back.sheets[0]).toMatchObject({ name: 'a b c', formulas: new Set() })
  expect(back.sheets[0]?.rows.map(([cell]) => cell)).toEqual(['=H()', ...texts])
})
