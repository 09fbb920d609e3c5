import { describe, expect, test } from 'vitest'
import {
  type Book,
  employee,
  iinFor,
  motherIin,
  pupilIin,
  tinySchool,
  workingFather,
} from '#platform/testing/workbook.ts'
import { readWorkbook } from '../read-workbook.ts'
import { mistakesOf, reportOf } from './report-of.ts'

const wrongDigit = (iin: string): string => iin.slice(0, 11) + String((Number(iin[11]) + 1) % 10)

test('a sound school has nothing to be told', async () => {
  expect(await reportOf(() => {})).toEqual([])
})

describe('whose IIN it is nobody guesses', () => {
  const stranger = (book: Book) => book.set('Ученики', 3, 'Родитель 2 ФИО', 'Цой Виктор')

  test('a parent with the IIN of an employee of another name is a fault that names the employee', async () => {
    const book = tinySchool()
    stranger(book)
    const { findings, plan } = await readWorkbook(await book.bytes())
    expect(findings[0]).toMatchObject({
      level: 'fault',
      row: 3,
      code: 'finding.parent-of-employee',
      with: { kept: 'Садықов Ерлан', otherRow: 6 },
    })
    expect(plan?.pupils.some(({ parents }) => parents.some(({ iin }) => iin === workingFather))).toBe(false)
  })

  test('one IIN with two names is a fault of the row that stands alone', async () => {
    const mistakes = await mistakesOf((book) => {
      for (const row of [4, 5]) {
        book.set('Ученики', row, 'Родитель 1 ИИН', motherIin)
        book.set('Ученики', row, 'Родитель 1 ФИО', 'Нұрланова Сәуле')
      }
      book.set('Ученики', 2, 'Родитель 1 ФИО', 'Ким Ольга')
    })
    expect(mistakes).toEqual(['fault Ученики:2:Родитель 1 ФИО parent-name-differs'])
  })

  test('a pupil’s IIN that another pupil has names that pupil', async () => {
    const book = tinySchool()
    const row = book.copy('Ученики', 2)
    row[1] = 'Ким'
    book.add('Ученики', row)
    const { findings } = await readWorkbook(await book.bytes())
    expect(findings.filter(({ level }) => level === 'fault')).toMatchObject([
      { row: 28, code: 'finding.iin-of-another', with: { otherRow: 2, name: 'Нұрланов Айдар' } },
    ])
  })
})

describe('one mistake is one line with its sheet, row and column', () => {
  const planted: [string, (book: Book) => void, string[]][] = [
    [
      'a wrong check digit',
      (book) => book.set('Ученики', 3, 'ИИН', wrongDigit(pupilIin(1))),
      ['fault Ученики:3:ИИН iin-checksum'],
    ],
    ['eleven digits', (book) => book.set('Сотрудники', 2, 'ИИН', '75030430010'), ['fault Сотрудники:2:ИИН iin-length']],
    [
      'another birth date',
      (book) => book.set('Ученики', 5, 'Дата рождения', { day: '2013-04-16' }),
      ['fault Ученики:5:Дата рождения iin-birth-date'],
    ],
    [
      'another century',
      (book) => book.set('Ученики', 5, 'Дата рождения', '15.04.1913'),
      ['fault Ученики:5:Дата рождения iin-birth-date'],
    ],
    ['another sex', (book) => book.set('Ученики', 5, 'Пол', 'м'), ['fault Ученики:5:Пол iin-sex']],
    ['a name with digits', (book) => book.set('Ученики', 5, 'Имя', 'Әсел2'), ['fault Ученики:5:Имя not-a-name']],
    [
      'a formula for a name',
      (book) => book.set('Ученики', 5, 'Фамилия', "=cmd|' /C calc'!A0"),
      ['fault Ученики:5:Фамилия not-a-name'],
    ],
    [
      'a script for a name',
      (book) => book.set('Сотрудники', 6, 'Имя', '<script>alert(1)</script>'),
      ['fault Сотрудники:6:Имя not-a-name'],
    ],
    ['a name too long', (book) => book.set('Ученики', 5, 'Имя', 'а'.repeat(101)), ['fault Ученики:5:Имя too-long']],
    [
      'a name of two alphabets',
      (book) => book.set('Ученики', 5, 'Имя', 'Ивaнsов'),
      ['fault Ученики:5:Имя mixed-alphabets'],
    ],
    ['a lookalike letter', (book) => book.set('Ученики', 5, 'Имя', 'Әceл'), ['warning Ученики:5:Имя lookalike']],
    ['no surname', (book) => book.set('Ученики', 5, 'Фамилия', null), ['fault Ученики:5:Фамилия empty']],
    [
      'no such date',
      (book) => book.set('Ученики', 5, 'Дата рождения', '31.02.2013'),
      ['fault Ученики:5:Дата рождения not-a-date'],
    ],
    [
      'a foreign phone',
      (book) => book.set('Сотрудники', 2, 'Телефон', '+1 202 555 01 01'),
      ['fault Сотрудники:2:Телефон phone'],
    ],
    [
      'an unknown position',
      (book) => book.set('Сотрудники', 2, 'Должность', 'космонавт'),
      ['fault Сотрудники:2:Должность unknown-word'],
    ],
    [
      'an employee twice',
      (book) => void book.add('Сотрудники', book.copy('Сотрудники', 2)),
      ['fault Сотрудники:7:ИИН duplicate'],
    ],
    ['a pupil twice', (book) => void book.add('Ученики', book.copy('Ученики', 4)), ['fault Ученики:28:ИИН duplicate']],
    ['an unknown class', (book) => book.set('Ученики', 26, 'Класс', '3Б'), ['fault Ученики:26:Класс unknown-class']],
    ['no class label', (book) => book.set('Ученики', 26, 'Класс', 'второй'), ['fault Ученики:26:Класс class-label']],
    [
      'a parent who is a pupil',
      (book) => book.set('Ученики', 2, 'Родитель 1 ИИН', pupilIin(5)),
      ['fault Ученики:2:Родитель 1 ИИН parent-is-pupil'],
    ],
    [
      'one parent twice',
      (book) => {
        book.set('Ученики', 2, 'Родитель 2 ИИН', motherIin)
        book.set('Ученики', 2, 'Родитель 2 ФИО', 'Нұрланова Сәуле Маратқызы')
      },
      ['fault Ученики:2:Родитель 2 ИИН same-parent-twice'],
    ],
    [
      'a parent without a name',
      (book) => book.set('Ученики', 2, 'Родитель 1 ФИО', null),
      ['fault Ученики:2:Родитель 1 ФИО parent-name-needed'],
    ],
    [
      'a parent with a surname only',
      (book) => book.set('Ученики', 2, 'Родитель 1 ФИО', 'Нұрланова'),
      ['fault Ученики:2:Родитель 1 ФИО full-name'],
    ],
    [
      'a parent without an IIN',
      (book) => book.set('Ученики', 2, 'Родитель 1 ИИН', null),
      ['warning Ученики:2:Родитель 1 ФИО parent-without-iin'],
    ],
    [
      'an employee named otherwise as a parent',
      (book) => book.set('Ученики', 3, 'Родитель 2 ФИО', 'Садықов Ерлан Болатұлы'),
      ['warning Ученики:3:Родитель 2 ФИО parent-name-kept'],
    ],
    [
      'an IIN of an employee',
      (book) => {
        const row = book.copy('Сотрудники', 3)
        book.add('Ученики', [row[0] ?? null, 'Другая', 'Анна', null, 'ж', row[5] ?? null, '2Ә', null, null, null, null])
      },
      ['fault Ученики:28:ИИН iin-of-employee'],
    ],
    [
      'a BIN with a wrong digit',
      (book) => book.set('Школа', 5, 'Значение', '980940991006'),
      ['fault Школа:5:Значение bin-checksum'],
    ],
    [
      'an unknown region',
      (book) => book.set('Школа', 7, 'Значение', 'Лапландия'),
      ['fault Школа:7:Значение unknown-region'],
    ],
    [
      'a year that is none',
      (book) => book.set('Школа', 10, 'Значение', '2026-2028'),
      ['fault Школа:10:Значение academic-year'],
    ],
    ['no BIN', (book) => book.remove('Школа', 5), ['fault Школа::БИН field-missing']],
    ['a field twice', (book) => void book.add('Школа', ['BIN', '980940991005']), ['fault Школа:12:Поле duplicate']],
    ['an unknown field', (book) => void book.add('Школа', ['Гимн', 'нет']), ['warning Школа:12:Поле field-unknown']],
  ]

  test.each(planted)('%s', async (_, plant, lines) => expect(await mistakesOf(plant)).toEqual(lines))
})

test('every mistake of a row and of the file is told at once', async () => {
  const lines = await mistakesOf((book) => {
    book.set('Ученики', 3, 'Имя', '???')
    book.set('Ученики', 3, 'Пол', 'x')
    book.set('Ученики', 9, 'Класс', '')
    book.set('Сотрудники', 6, 'Телефон', '123')
  })
  expect(lines).toEqual([
    'fault Сотрудники:6:Телефон phone',
    'fault Ученики:3:Имя not-a-name',
    'fault Ученики:3:Пол unknown-word',
    'fault Ученики:9:Класс empty',
  ])
})

test('what hangs on a refused pupil is its consequence and names its row', async () => {
  const book = tinySchool()
  book.set('Ученики', 3, 'ИИН', wrongDigit(pupilIin(1)))
  const { findings } = await readWorkbook(await book.bytes())
  const consequences = findings.filter(({ level }) => level === 'consequence')
  expect(consequences.map(({ sheet, row }) => `${sheet}:${row}`)).toEqual(['Подгруппы:3', 'Подгруппы:27'])
  expect(consequences[0]).toMatchObject({
    code: 'finding.depends-on-row',
    with: { otherSheet: 'Ученики', otherRow: 3 },
  })
})

test('a pupil whose IIN is gone is recognised by birth date and sex', async () => {
  const lines = await reportOf((book) => book.set('Ученики', 3, 'ИИН', 'потерян'))
  expect(lines).toEqual([
    'fault Ученики:3:ИИН iin-length',
    'consequence Подгруппы:3: depends-on-row',
    'consequence Подгруппы:27: depends-on-row',
  ])
})

test('brothers and sisters share a parent, and an employee with a child is one person', async () => {
  const { plan } = await readWorkbook(await tinySchool().bytes())
  expect(plan?.parents).toEqual([
    {
      iin: motherIin,
      surname: 'Нұрланова',
      firstname: 'Сәуле',
      patronymic: 'Маратқызы',
      sex: 'w',
      birthDate: '1984-02-03',
      isEmployee: false,
    },
    {
      iin: workingFather,
      surname: 'Садықов',
      firstname: 'Ерлан',
      patronymic: '',
      sex: 'm',
      birthDate: '1988-11-12',
      isEmployee: true,
    },
  ])
  expect(plan?.pupils.filter(({ parents }) => parents.some(({ iin }) => iin === motherIin))).toHaveLength(2)
})

test('numbers in place of texts lose nothing, leading zeros come back', async () => {
  const iin = iinFor('2005-01-02', 'm', 9)
  const book = tinySchool()
  book.add('Ученики', [Number(iin), 'Ким', 'Олег', null, 'м', '02.01.2005', '2Ә', null, null, null, null])
  book.set('Сотрудники', 2, 'Телефон', 77010000001)
  book.set('Кабинеты', 2, 'Номер', 101)
  book.set('Звонки', 2, 'Начало', 8 / 24)
  const { plan, findings } = await readWorkbook(await book.bytes())
  expect(findings).toEqual([])
  expect(iin.startsWith('0')).toBe(true)
  expect(plan?.pupils.at(-1)).toMatchObject({ iin, birthDate: '2005-01-02' })
  expect(plan?.staff[0]?.phone).toBe('+77010000001')
  expect(plan?.rooms[0]?.number).toBe('101')
  expect(plan?.bells[0]?.start).toBe('08:00')
})

test('lookalike letters are put right in names and class labels, and told', async () => {
  const book = tinySchool()
  book.set('Ученики', 4, 'Имя', 'Aйдaр')
  book.set('Ученики', 4, 'Класс', '7A')
  const { plan, findings } = await readWorkbook(await book.bytes())
  expect(findings.map(({ code, with: { repaired } }) => [code, repaired])).toEqual([
    ['finding.lookalike', 'Айдар'],
    ['finding.lookalike', '7А'],
  ])
  expect(plan?.pupils[2]).toMatchObject({ firstname: 'Айдар', classLabel: '7А' })
})

test('a person from abroad, whose seventh digit is 0, is taken with the sex of the column', async () => {
  const iin = ['0001', '0002', '0003'].map((serial) => iinWithZero(serial)).find((found) => found !== '') ?? ''
  const lines = await reportOf(
    (book) => void book.add('Ученики', [iin, 'Ли', 'Анна', null, 'ж', '15.04.2012', '2Ә', null, null, null, null]),
  )
  expect(lines).toEqual([])
})

function iinWithZero(serial: string): string {
  for (let last = 0; last < 10; last++) {
    const digits = `1204150${serial}${last}`
    const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0) % 11
    if (sum === last) return digits
  }
  return ''
}

test('a class whose teacher nobody knows stands without one', async () => {
  expect(await mistakesOf((book) => book.set('Классы', 3, 'Классный руководитель (ИИН)', pupilIin(3)))).toEqual([
    'warning Классы:3:Классный руководитель (ИИН) lead-unknown',
  ])
  expect(employee(1)).toHaveLength(12)
})
