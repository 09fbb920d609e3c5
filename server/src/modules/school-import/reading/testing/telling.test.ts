import { describe, expect, test } from 'vitest'
import { workbookOfMarkup } from '#platform/testing/archive.ts'
import { tinySchool } from '#platform/testing/workbook.ts'
import { readWorkbook } from '../read-workbook.ts'
import { lineOf, reportOf } from './report-of.ts'

describe('the report', () => {
  test('what hangs on an absent sheet is a line with its number for each sheet', async () => {
    const book = tinySchool()
    book.drop('Классы')
    const { findings } = await readWorkbook(await book.bytes())
    expect(findings.map(({ sheet, code, with: { count } }) => [sheet, code.replace('finding.', ''), count])).toEqual([
      ['Классы', 'sheet-missing', undefined],
      ['Ученики', 'depends-on-sheet', 26],
      ['Подгруппы', 'depends-on-sheet', 48],
      ['Нагрузка', 'depends-on-sheet', 6],
      ['Расписание', 'depends-on-sheet', 8],
      ['КТП', 'depends-on-sheet', 8],
    ])
  })

  test('many rows that hang on one refused row are one line with their number', async () => {
    const lines = await reportOf((book) => book.set('Классы', 2, 'Параллель', 'семь'))
    expect(lines).toEqual([
      'fault Классы:2:Параллель not-whole',
      'consequence Ученики:: rows-depend-on-row',
      'consequence Подгруппы:: rows-depend-on-row',
      'consequence Нагрузка:2: depends-on-row',
      'consequence Нагрузка:3: depends-on-row',
      'consequence Нагрузка:4: depends-on-row',
      'consequence Нагрузка:5: depends-on-row',
      'consequence Нагрузка:6: depends-on-row',
      ...[2, 3, 4, 5, 6, 7].map((row) => `consequence Расписание:${row}: depends-on-row`),
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((row) => `consequence КТП:${row}: depends-on-row`),
    ])
  })

  test('a needed sheet with headers alone is a fault', async () => {
    const book = tinySchool()
    for (const rows of Object.entries(book.sheets)) if (rows[0] !== 'Школа') rows[1].splice(1)
    const { findings } = await readWorkbook(await book.bytes())
    expect(findings.map(lineOf)).toEqual(
      ['Звонки', 'Сотрудники', 'Классы', 'Ученики'].map((sheet) => `fault ${sheet}:: sheet-empty`),
    )
  })

  test('letters of another alphabet in the name of a sheet, a column or a value are named and put right', async () => {
    const book = tinySchool()
    book.sheets['Учeники'] = book.sheets['Ученики'] ?? []
    book.drop('Ученики')
    const heading = book.sheets['Расписание']?.[0]
    if (heading) heading[1] = 'День нeдели'
    book.sheets['Расписание']?.[1]?.splice(1, 1, 'Пoнедельник')
    book.set('Классы', 2, 'Схема звонков', '1 cмена')
    const { findings, plan } = await readWorkbook(await book.bytes())
    expect(findings.map((finding) => [lineOf(finding), finding.with.repaired])).toEqual([
      ['warning Классы:2:Схема звонков lookalike', '1 смена'],
      ['warning Учeники:: lookalike', 'Ученики'],
      ['warning Расписание:1:День нeдели lookalike', 'День недели'],
      ['warning Расписание:2:День нeдели lookalike', 'Понедельник'],
    ])
    expect(plan?.timetable).toHaveLength(8)
  })

  test('an empty cell says whether it was merged or its formula never computed', async () => {
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`
    const rows = [
      `<row r="1">${text('A1', 'Номер')}${text('B1', 'Название')}</row>`,
      `<row r="2">${text('B2', 'Физика')}</row>`,
      `<row r="3"><c r="A3"><f>A1+1</f></c>${text('B3', 'Химия')}</row>`,
    ]
    const merges = '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>'
    const bytes = workbookOfMarkup({ Кабинеты: `<sheetData>${rows.join('')}</sheetData>${merges}` })
    const { findings } = await readWorkbook(bytes)
    expect(findings.map(lineOf)).toEqual(
      expect.arrayContaining(['fault Кабинеты:2:Номер empty-merged', 'fault Кабинеты:3:Номер empty-formula']),
    )
  })
})
