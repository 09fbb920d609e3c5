import { describe, expect, test } from 'vitest'
import { type Book, employee, tinySchool } from '#platform/testing/workbook.ts'
import { readWorkbook } from '../read-workbook.ts'
import { mistakesOf, reportOf } from './report-of.ts'

describe('lessons that meet by the clock', () => {
  test('may not share a teacher, though their shifts and numbers differ', async () => {
    // Lesson 7 of the first shift runs to 14:05, lesson 1 of the second begins at 14:00.
    const lines = await mistakesOf((book) => {
      book.set('Нагрузка', 7, 'Учитель (ИИН)', employee(1))
      for (const row of [8, 9]) book.set('Расписание', row, 'Учитель (ИИН)', employee(1))
    })
    expect(lines).toEqual(['fault Расписание:8:Учитель (ИИН) clash-teacher'])
  })

  test('may not share a room, and both rows are named', async () => {
    const book = tinySchool()
    book.set('Расписание', 8, 'Кабинет', '101')
    const { findings } = await readWorkbook(await book.bytes())
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'finding.clash-room',
        sheet: 'Расписание',
        row: 8,
        column: 'Кабинет',
        value: '101',
      }),
    ])
    expect(findings[0]?.with).toEqual({ otherRow: 7, otherClass: '7А', time: '13:20–14:05' })
  })

  test('a lesson that ends as the next begins does not meet it', async () => {
    expect(
      await reportOf((book) => {
        book.set('Звонки', 8, 'Конец', '14:00')
        book.set('Расписание', 8, 'Кабинет', '101')
      }),
    ).toEqual([])
  })

  test('halves of different subjects share pupils by their members', async () => {
    const meet = (book: Book) => {
      book.set('Расписание', 5, '№ урока', 2)
      book.set('Расписание', 5, 'Подгруппа', 2)
      book.set('Расписание', 5, 'Учитель (ИИН)', employee(2))
      book.set('Расписание', 6, 'Подгруппа', 1)
      book.set('Расписание', 6, 'Учитель (ИИН)', employee(3))
      book.set('Расписание', 5, 'Кабинет', null)
      book.remove('Расписание', 4)
      book.set('Нагрузка', 3, 'Учитель (ИИН)', employee(4))
      book.set('Расписание', 3, 'Учитель (ИИН)', employee(4))
    }
    expect(await mistakesOf(meet)).toEqual([
      'warning Нагрузка:4:Часов в неделю hours-differ',
      'fault Расписание:4:Класс clash-pupils',
    ])
    const apart = await mistakesOf((book) => {
      meet(book)
      for (let at = 0; at < 24; at++) book.set('Подгруппы', 26 + at, 'Подгруппа', at < 12 ? 1 : 2)
    })
    expect(apart).toEqual(['warning Нагрузка:4:Часов в неделю hours-differ'])
  })

  test('a whole class does not meet its own half', async () => {
    const lines = await mistakesOf((book) => {
      book.set('Расписание', 2, '№ урока', 3)
    })
    expect(lines).toEqual(['fault Расписание:5:Класс clash-pupils'])
  })

  test('a row that is refused for another reason gives way before a good one', async () => {
    const lines = await mistakesOf((book) => {
      book.set('Расписание', 2, 'Кабинет', '999')
      book.set('Расписание', 2, '№ урока', 3)
    })
    expect(lines).toEqual(['fault Расписание:2:Кабинет unknown-room', 'fault Расписание:2:Класс clash-pupils'])
  })
})

test('what hangs on a refused class follows it down to its lessons, and names its row', async () => {
  const book = tinySchool()
  book.set('Классы', 3, 'Язык обучения', 'fr')
  const { findings, plan } = await readWorkbook(await book.bytes())
  expect(findings.filter(({ level }) => level === 'fault')).toHaveLength(1)
  const consequences = findings.filter(({ level }) => level === 'consequence')
  expect(consequences.map(({ sheet, row }) => `${sheet}:${row}`)).toEqual([
    'Ученики:26',
    'Ученики:27',
    'Нагрузка:7',
    'Расписание:8',
    'Расписание:9',
  ])
  expect(new Set(consequences.map(({ with: { otherSheet, otherRow } }) => `${otherSheet}:${otherRow}`))).toEqual(
    new Set(['Классы:3']),
  )
  expect(plan?.classes.map(({ label }) => label)).toEqual(['7А'])
})

test('an employee whose IIN is mistyped is the cause of what names the right IIN', async () => {
  const lines = await reportOf((book) => book.set('Сотрудники', 6, 'ИИН', employee(4).replace(/^88/, '89')))
  expect(lines).toEqual([
    'fault Сотрудники:6:ИИН iin-checksum',
    'consequence Нагрузка:7: depends-on-row',
    'consequence Расписание:8: depends-on-row',
    'consequence Расписание:9: depends-on-row',
  ])
})

test('a refused bell is the cause of the lessons that it rings for', async () => {
  expect(await reportOf((book) => book.set('Звонки', 8, 'Конец', 'конец'))).toEqual([
    'fault Звонки:8:Конец not-a-time',
    'consequence Расписание:7: depends-on-row',
  ])
})

test('objectives lose their invisible spaces and the spaces round their dots', async () => {
  const book = tinySchool()
  book.set('КТП', 2, 'Цели обучения', '7 .1. 2.3,\u200b7.1.2.4\u00a0;10.1.1., 7.1.2.3')
  const { plan, findings } = await readWorkbook(await book.bytes())
  expect(findings).toEqual([])
  expect(plan?.ktp[0]?.objectives).toEqual(['7.1.2.3', '7.1.2.4', '10.1.1'])
})

test('formulas, scripts and SQL in a theme are text and nothing more', async () => {
  const themes = ["=cmd|' /C calc'!A0", '<script>alert(1)</script>', "'; drop table person; --", '@SUM(A1)', '_x0041_']
  const book = tinySchool()
  themes.slice(0, 4).forEach((theme, at) => book.set('КТП', at + 2, 'Тема', theme))
  book.set('КТП', 6, 'Тема', themes[4] ?? '')
  const { plan, findings } = await readWorkbook(await book.bytes())
  expect(findings).toEqual([])
  expect(plan?.ktp.slice(0, 5).map(({ theme }) => theme)).toEqual(themes)
})
