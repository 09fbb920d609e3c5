import { expect } from 'vitest'
import { iinFor } from '#platform/testing/workbook.ts'
import { linesOf, test } from './testing/office.ts'

test('a second workbook names each field that it does not take', async ({ office }) => {
  await office.bring()
  const { school_import: _, ...before } = await office.everything()
  const outcome = await office.bring((book) => {
    book.set('Сотрудники', 3, 'Телефон', '+7 701 999 99 99')
    book.set('Сотрудники', 4, 'Отчество', 'Иванович')
    book.set('Ученики', 4, 'Отчество', 'Маратұлы')
    book.set('Кабинеты', 2, 'Название', 'Геометрия')
    book.set('КТП', 2, 'Раздел', 'Раздел 9')
    book.set('КТП', 3, 'Макс. балл', 17)
    book.set('КТП', 4, 'Часы', 2)
    book.set('КТП', 5, 'Цели обучения', '7.9.9.9')
  })
  expect(outcome.state).toBe('imported')
  expect(linesOf(outcome)).toEqual([
    'warning Кабинеты:2:Название field-kept',
    'warning Сотрудники:3:Телефон person-field-kept',
    'warning Сотрудники:4:Отчество person-field-kept',
    'warning Ученики:4:Отчество person-field-kept',
    'warning КТП:2:Раздел field-kept',
    'warning КТП:3:Макс. балл field-kept',
    'warning КТП:4:Часы field-kept',
    'warning КТП:5:Цели обучения field-kept',
  ])
  const score = outcome.findings.find(({ column }) => column === 'Макс. балл')
  expect(score).toMatchObject({ value: '17', with: { kept: 20 } })
  const { school_import: __, ...after } = await office.everything()
  expect(after).toEqual(before)
})

test('a second workbook names what it no longer holds, and all of it stays', async ({ office }) => {
  await office.bring()
  const people = await office.list(`select count(*)::int from app_user where archived_at is null`)
  const outcome = await office.bring((book) => {
    book.remove('Ученики', 27)
    book.set('Ученики', 2, 'Родитель 1 ИИН', null)
    book.set('Ученики', 2, 'Родитель 1 ФИО', null)
    book.remove('Сотрудники', 2)
    book.remove('Расписание', 9)
    book.set('Нагрузка', 7, 'Часов в неделю', 1)
    book.set('Нагрузка', 7, 'Оценивание', 'mark_halfyear')
    book.remove('КТП', 9)
  })
  expect(outcome.state).toBe('imported')
  expect(outcome.findings.map(({ value, code }) => [value, code.replace('finding.', '')])).toEqual(
    expect.arrayContaining([
      ['Ахметов Серік', 'row-absent'],
      ['2Ә Нұрланова Әсел', 'row-absent'],
      ['2Ә Математика, Вторник, 1', 'row-absent'],
      [expect.stringContaining('7А Информатика (2), 1/2: Тема 2'), 'row-absent'],
    ]),
  )
  expect(linesOf(outcome)).toContain('warning Ученики:2:Родитель 1 ИИН parent-absent')
  expect(await office.list(`select count(*)::int from app_user where archived_at is null`)).toEqual(people)
})

test('a workbook with a refused row does not call that row absent', async ({ office }) => {
  await office.bring()
  const outcome = await office.bring((book) => book.set('Ученики', 27, 'Имя', '1'), { keepGood: true })
  expect(linesOf(outcome).filter((line) => line.includes('absent'))).toEqual([])
})

test('a new parent whose IIN somebody of another name has in the system is a fault', async ({ office }) => {
  await office.bring()
  const iin = iinFor('1984-02-03', 'w', 777)
  await office.rows(
    `insert into person (iin, surname, firstname, sex, born_on) values ($1, 'Ким', 'Ольга', 'w', '1984-02-03')`,
    [iin],
  )
  const outcome = await office.bring((book) => {
    book.set('Ученики', 4, 'Родитель 2 ИИН', iin)
    book.set('Ученики', 4, 'Родитель 2 ФИО', 'Цой Анна')
  })
  expect(linesOf(outcome).filter((line) => line.startsWith('fault'))).toEqual([
    'fault Ученики:4:Родитель 2 ФИО parent-known-otherwise',
  ])
  expect(outcome.findings.map((finding) => JSON.stringify(finding)).join()).not.toContain('Ольга')
})
