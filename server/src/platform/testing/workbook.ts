import { checkDigit } from '@qalam/contract/profile/iin.ts'
import { type SheetToWrite, write, type CellToWrite } from '../text/xlsx.ts'

/** An IIN for a birth date `yyyy-MM-dd` and a sex; the serial is raised until a check digit exists. */
export function iinFor(born: string, sex: 'm' | 'w', serial: number): string {
  const century = born.startsWith('20') ? (sex === 'm' ? '5' : '6') : sex === 'm' ? '3' : '4'
  const digits = `${born.slice(2).replaceAll('-', '')}${century}${String(serial).padStart(4, '0')}`
  const last = checkDigit(digits)
  return last === null ? iinFor(born, sex, serial + 5000) : `${digits}${last}`
}

type Row = CellToWrite[]
type Rows = Row[]
const day = (text: string): CellToWrite => ({ day: text })

const staff = [
  ['Ахметов', 'Серік', 'Болатұлы', 'м', '1975-03-04', 'директор'],
  ['Исаева', 'Айгүл', 'Асқарқызы', 'ж', '1980-05-06', 'учитель'],
  ['Петров', 'Иван', 'Сергеевич', 'м', '1985-07-08', 'учитель'],
  ['Омарова', 'Дина', null, 'ж', '1990-09-10', 'учитель'],
  ['Садықов', 'Ерлан', null, 'м', '1988-11-12', 'учитель'],
].map(([surname, firstname, patronymic, sex, born, position], at) => ({
  surname: surname ?? '',
  firstname: firstname ?? '',
  patronymic: patronymic ?? null,
  sex: sex ?? '',
  born: born ?? '',
  position: position ?? '',
  iin: iinFor(born ?? '', sex === 'м' ? 'm' : 'w', 100 + at),
}))

/** The IIN of the tiny school's employee: 0 is the principal, 1–4 are teachers. */
export const employee = (at: number): string => staff[at]?.iin ?? ''

type Pupil = { iin: string; sex: 'm' | 'w'; born: string; label: string }
const pupil = (at: number, label: string, year: number): Pupil => {
  const born = `${year}-${String((at % 12) + 1).padStart(2, '0')}-15`
  const sex = at % 2 === 0 ? 'm' : 'w'
  return { iin: iinFor(born, sex, 200 + at), sex, born, label }
}
const seventh = Array.from({ length: 24 }, (_, at) => pupil(at, '7А', 2013))
const second = [24, 25].map((at) => pupil(at, '2Ә', 2018))
const pupils = [...seventh, ...second]

/** The IIN of a pupil: 0–23 are of 7А (even ones are boys), 24 and 25 of 2Ә. */
export const pupilIin = (at: number): string => pupils[at]?.iin ?? ''

/** The mother of pupils 0 and 24, and an employee who is the father of pupil 1. */
export const motherIin = iinFor('1984-02-03', 'w', 300)
export const workingFather = employee(4)

const parentCells = (at: number): Row => {
  if (at === 0 || at === 24) return [motherIin, 'Нұрланова Сәуле Маратқызы', null, null]
  return at === 1 ? [null, null, workingFather, 'Садықов Ерлан'] : [null, null, null, null]
}

const halves = (subject: string, halfOf: (pupil: Pupil, at: number) => number): Rows =>
  seventh.map((one, at) => ['7А', subject, halfOf(one, at), one.iin])

const bells = (scheme: string, starts: readonly string[]): Rows =>
  starts.map((start, at) => {
    const minutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + 45
    const end = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return [scheme, at + 1, start, end]
  })

const plan = (subject: string, half: number | null, kinds: readonly string[]): Rows =>
  kinds.map((kind, at) => [
    '7А',
    subject,
    half,
    1,
    at + 1,
    'Раздел 1',
    `Тема ${at + 1}`,
    kind,
    kind === 'урок' ? null : 20,
    '7.1.2.3, 7.1.2.4',
    1,
  ])

const english = 'Иностранный язык (английский)'
const informatics = 'Информатика'

/** Header row first, then the rows: row 2 of a sheet is `rows[1]`. */
const sheets = (): Record<string, Rows> => ({
  Школа: [
    ['Поле', 'Значение'],
    ['Название (ru)', 'Школа № 7'],
    ['Название (kz)', '№ 7 мектеп'],
    ['Название (en)', 'School No. 7'],
    ['БИН', '980940991005'],
    ['Адрес', 'ул. Абая, 1'],
    ['Регион', 'Карагандинская область'],
    ['Район', 'Абайский район'],
    ['Тип школы', 'Общеобразовательная школа'],
    ['Учебный год', '2026-2027'],
    ['Язык по умолчанию', 'ru'],
  ],
  Звонки: [
    ['Схема', '№ урока', 'Начало', 'Конец'],
    ...bells('1 смена', ['08:00', '08:50', '09:50', '10:50', '11:40', '12:30', '13:20']),
    ...bells('2 смена', ['14:00', '14:50', '15:50']),
  ],
  Кабинеты: [
    ['Номер', 'Название'],
    ['101', 'Алгебра'],
    ['102', 'Английский'],
    ['103', null],
    ['120с', 'Спортзал'],
  ],
  Сотрудники: [
    ['ИИН', 'Фамилия', 'Имя', 'Отчество', 'Пол', 'Дата рождения', 'Телефон', 'Должность'],
    ...staff.map((one, at): Row => [
      one.iin,
      one.surname,
      one.firstname,
      one.patronymic,
      one.sex,
      day(one.born),
      `+7 701 000 00 0${at}`,
      one.position,
    ]),
  ],
  Классы: [
    ['Параллель', 'Литера', 'Язык обучения', 'Направление', 'Классный руководитель (ИИН)', 'Схема звонков'],
    [7, 'А', 'ru', null, employee(1), '1 смена'],
    [2, 'Ә', 'kz', null, null, '2 смена'],
  ],
  Ученики: [
    [
      'ИИН',
      'Фамилия',
      'Имя',
      'Отчество',
      'Пол',
      'Дата рождения',
      'Класс',
      'Родитель 1 ИИН',
      'Родитель 1 ФИО',
      'Родитель 2 ИИН',
      'Родитель 2 ФИО',
    ],
    ...pupils.map(({ iin, sex, born, label }, at): Row => [
      iin,
      sex === 'm' ? 'Нұрланов' : 'Нұрланова',
      sex === 'm' ? 'Айдар' : 'Әсел',
      null,
      sex === 'm' ? 'м' : 'ж',
      day(born),
      label,
      ...parentCells(at),
    ]),
  ],
  Подгруппы: [
    ['Класс', 'Предмет', 'Подгруппа', 'ИИН ученика'],
    ...halves(english, (_, at) => (at < 12 ? 1 : 2)),
    ...halves(informatics, ({ sex }) => (sex === 'm' ? 1 : 2)),
  ],
  Нагрузка: [
    ['Класс', 'Предмет', 'Подгруппа', 'Учитель (ИИН)', 'Часов в неделю', 'Оценивание'],
    ['7А', 'Алгебра', null, employee(1), 2, 'mark_quarter'],
    ['7А', english, 1, employee(2), 1, 'mark_halfyear'],
    ['7А', english, 2, employee(3), 1, 'mark_halfyear'],
    ['7А', informatics, 1, employee(3), 1, 'mark_halfyear'],
    ['7А', informatics, 2, employee(2), 1, 'mark_halfyear'],
    ['2Ә', 'Математика', null, employee(4), 2, 'mark_quarter'],
  ],
  Расписание: [
    ['Класс', 'День недели', '№ урока', 'Предмет', 'Подгруппа', 'Учитель (ИИН)', 'Кабинет'],
    ['7А', 'Понедельник', 1, 'Алгебра', null, employee(1), '101'],
    ['7А', 'Понедельник', 2, english, 1, employee(2), '102'],
    ['7А', 'Понедельник', 2, english, 2, employee(3), '103'],
    ['7А', 'Понедельник', 3, informatics, 1, employee(3), '102'],
    ['7А', 'Понедельник', 4, informatics, 2, employee(2), '102'],
    ['7А', 'Понедельник', 7, 'Алгебра', null, employee(1), '101'],
    ['2Ә', 'Понедельник', 1, 'Математика', null, employee(4), '120с'],
    ['2Ә', 'Вторник', 1, 'Математика', null, employee(4), null],
  ],
  КТП: [
    [
      'Класс',
      'Предмет',
      'Подгруппа',
      'Четверть',
      '№ урока',
      'Раздел',
      'Тема',
      'Тип урока',
      'Макс. балл',
      'Цели обучения',
      'Часы',
    ],
    ...plan('Алгебра', null, ['урок', 'СОР', 'урок', 'СОЧ']),
    ...plan(informatics, 1, ['урок', 'СОР']),
    ...plan(informatics, 2, ['урок', 'СОР']),
  ],
})

export type Book = ReturnType<typeof tinySchool>

/**
 * A small sound school: 7А of 24 pupils halved for two subjects in the first shift, 2Ә in the second. Tests change it
 * as a person would, by sheet, Excel's row and header.
 */
export function tinySchool() {
  const book = sheets()
  const rowsOf = (sheet: string): Rows => (book[sheet] ??= [[]])
  const columnOf = (sheet: string, header: string): number => {
    const at = rowsOf(sheet)[0]?.indexOf(header) ?? -1
    if (at < 0) throw new Error(`«${sheet}» has no column «${header}»`)
    return at
  }
  const toWrite = (): SheetToWrite[] =>
    Object.entries(book).map(([name, [headers = [], ...rows]]) => ({
      name,
      headers: headers.map((header) => (typeof header === 'string' ? header : '')),
      rows,
    }))
  return {
    sheets: book,
    rows: (sheet: string): number => rowsOf(sheet).length,
    at: (sheet: string, row: number, header: string): CellToWrite =>
      rowsOf(sheet)[row - 1]?.[columnOf(sheet, header)] ?? null,
    set(sheet: string, row: number, header: string, value: CellToWrite): void {
      const cells = rowsOf(sheet)[row - 1]
      if (!cells) throw new Error(`«${sheet}» has no row ${row}`)
      cells[columnOf(sheet, header)] = value
    },
    /** Puts a row below the last one, or at an Excel row; answers its number. */
    add(sheet: string, cells: Row, row?: number): number {
      rowsOf(sheet).splice(row === undefined ? rowsOf(sheet).length : row - 1, 0, cells)
      return row ?? rowsOf(sheet).length
    },
    copy: (sheet: string, row: number): Row => [...(rowsOf(sheet)[row - 1] ?? [])],
    remove: (sheet: string, row: number): void => void rowsOf(sheet).splice(row - 1, 1),
    dropColumn(sheet: string, header: string): void {
      const at = columnOf(sheet, header)
      for (const row of rowsOf(sheet)) row.splice(at, 1)
    },
    drop: (sheet: string): void => void delete book[sheet],
    toWrite,
    bytes: (): Promise<Uint8Array> => write(toWrite()),
  }
}
