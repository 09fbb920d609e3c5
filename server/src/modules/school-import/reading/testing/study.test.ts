import { describe, expect, test } from 'vitest'
import { type Book, employee, pupilIin } from '#platform/testing/workbook.ts'
import { mistakesOf } from './report-of.ts'

const english = 'Иностранный язык (английский)'

const planted: Record<string, [string, (book: Book) => void, string[]][]> = {
  bells: [
    [
      'an end before its start',
      (book) => book.set('Звонки', 5, 'Конец', '10:00'),
      ['fault Звонки:5:Конец ends-before-start'],
    ],
    ['no time', (book) => book.set('Звонки', 5, 'Начало', 'утром'), ['fault Звонки:5:Начало not-a-time']],
    [
      'an overlap within a scheme',
      (book) => book.set('Звонки', 6, 'Начало', '11:30'),
      ['fault Звонки:6:Начало bells-overlap'],
    ],
    [
      'the same lesson twice',
      (book) => void book.add('Звонки', ['1  СМЕНА', 7, '18:00', '18:45']),
      ['fault Звонки:12:№ урока duplicate'],
    ],
  ],
  rooms: [
    ['no number', (book) => book.set('Кабинеты', 3, 'Номер', 'спортзал'), ['fault Кабинеты:3:Номер room-number']],
    ['six characters', (book) => void book.add('Кабинеты', ['1234аб', null]), ['fault Кабинеты:6:Номер room-number']],
    ['a room twice', (book) => void book.add('Кабинеты', ['120C', null]), ['fault Кабинеты:6:Номер duplicate']],
    [
      'an unknown room',
      (book) => book.set('Расписание', 9, 'Кабинет', '999'),
      ['fault Расписание:9:Кабинет unknown-room'],
    ],
  ],
  classes: [
    ['parallel 13', (book) => book.set('Классы', 3, 'Параллель', 13), ['fault Классы:3:Параллель not-whole']],
    ['two letters', (book) => book.set('Классы', 3, 'Литера', 'АБ'), ['fault Классы:3:Литера class-letter']],
    [
      'a direction below grade 10',
      (book) => book.set('Классы', 3, 'Направление', 'ЕМН'),
      ['warning Классы:3:Направление faculty-extra'],
    ],
    [
      'no direction in grade 10',
      (book) => void book.add('Классы', [10, 'Б', 'ru', null, null, '1 смена']),
      ['fault Классы:4:Направление faculty-needed'],
    ],
    [
      'a direction in grade 12',
      (book) => void book.add('Классы', [12, 'Б', 'ru', 'ЖМБ', null, '1 смена']),
      ['warning Классы:4:Направление faculty-extra'],
    ],
    [
      'an unknown scheme',
      (book) => book.set('Классы', 3, 'Схема звонков', '3 смена'),
      ['fault Классы:3:Схема звонков unknown-scheme'],
    ],
    [
      'a class twice',
      (book) => void book.add('Классы', [7, 'а', 'ru', null, null, '1 смена']),
      ['fault Классы:4:Литера duplicate'],
    ],
  ],
  subgroups: [
    ['a third half', (book) => book.set('Подгруппы', 2, 'Подгруппа', 3), ['fault Подгруппы:2:Подгруппа not-whole']],
    [
      'a pupil twice',
      (book) => void book.add('Подгруппы', ['7А', english, 2, pupilIin(0)]),
      ['fault Подгруппы:50:ИИН ученика already-in-half'],
    ],
    [
      'a pupil of another class',
      (book) => void book.add('Подгруппы', ['7А', english, 2, pupilIin(24)]),
      ['fault Подгруппы:50:ИИН ученика pupil-of-other-class'],
    ],
    [
      'an unknown pupil',
      (book) => void book.add('Подгруппы', ['7А', english, 2, employee(1)]),
      ['fault Подгруппы:50:ИИН ученика unknown-pupil'],
    ],
    ['a pupil in no half', (book) => book.remove('Подгруппы', 4), ['fault Подгруппы::ИИН ученика in-no-half']],
    [
      'a small class in halves',
      (book) => {
        for (const at of [24, 25]) book.add('Подгруппы', ['2Ә', english, at - 23, pupilIin(at)])
      },
      [
        'warning Подгруппы:50:Класс small-class-halved',
        'warning Подгруппы:50:Подгруппа half-without-teacher',
        'warning Подгруппы:51:Подгруппа half-without-teacher',
      ],
    ],
  ],
  load: [
    [
      'an unknown subject',
      (book) => book.set('Нагрузка', 2, 'Предмет', 'Астрология'),
      ['fault Нагрузка:2:Предмет unknown-subject'],
    ],
    [
      'an unknown teacher',
      (book) => book.set('Нагрузка', 7, 'Учитель (ИИН)', pupilIin(2)),
      ['fault Нагрузка:7:Учитель (ИИН) unknown-employee'],
    ],
    [
      'a key twice',
      (book) => void book.add('Нагрузка', ['7А', 'Algebra', null, employee(4), 2, 'mark_quarter']),
      ['fault Нагрузка:8:Предмет duplicate'],
    ],
    [
      'a half of a whole class',
      (book) => book.set('Нагрузка', 7, 'Подгруппа', 1),
      ['fault Нагрузка:7:Подгруппа not-halved'],
    ],
    [
      'no half of a halved class',
      (book) => book.set('Нагрузка', 3, 'Подгруппа', null),
      ['fault Нагрузка:3:Подгруппа half-needed'],
    ],
    [
      'half-year for two hours',
      (book) => book.set('Нагрузка', 7, 'Оценивание', 'mark_halfyear'),
      ['fault Нагрузка:7:Оценивание halfyear-hours'],
    ],
    [
      'quarter for one hour',
      (book) => book.set('Нагрузка', 3, 'Оценивание', 'mark_quarter'),
      ['warning Нагрузка:3:Оценивание one-hour-quarter'],
    ],
    [
      'a pass for mathematics',
      (book) => book.set('Нагрузка', 7, 'Оценивание', 'credit_quarter'),
      ['warning Нагрузка:7:Оценивание unusual-assessment'],
    ],
    [
      'an unknown assessment',
      (book) => book.set('Нагрузка', 7, 'Оценивание', 'баллы'),
      ['fault Нагрузка:7:Оценивание unknown-word'],
    ],
    [
      'hours unlike the timetable',
      (book) => book.set('Нагрузка', 7, 'Часов в неделю', 3),
      ['warning Нагрузка:7:Часов в неделю hours-differ'],
    ],
    [
      'half an hour',
      (book) => book.set('Нагрузка', 7, 'Часов в неделю', 1.5),
      ['fault Нагрузка:7:Часов в неделю not-whole'],
    ],
    [
      'a mark in grade 1',
      (book) => {
        book.set('Классы', 3, 'Параллель', 1)
        for (const row of [26, 27]) book.set('Ученики', row, 'Класс', '1Ә')
        book.set('Нагрузка', 7, 'Класс', '1Ә')
        for (const row of [8, 9]) book.set('Расписание', row, 'Класс', '1Ә')
      },
      ['fault Нагрузка:7:Оценивание early-grade-assessed'],
    ],
  ],
  timetable: [
    [
      'Sunday',
      (book) => book.set('Расписание', 9, 'День недели', 'Воскресенье'),
      ['fault Расписание:9:День недели unknown-word'],
    ],
    [
      'a lesson that the scheme has not',
      (book) => book.set('Расписание', 9, '№ урока', 4),
      ['fault Расписание:9:№ урока no-such-lesson'],
    ],
    [
      'no key of the workload',
      (book) => book.set('Расписание', 9, 'Предмет', 'Музыка'),
      ['fault Расписание:9:Предмет not-in-load'],
    ],
    [
      'another teacher',
      (book) => book.set('Расписание', 9, 'Учитель (ИИН)', employee(0)),
      ['fault Расписание:9:Учитель (ИИН) teacher-not-of-load'],
    ],
    [
      'a lesson twice',
      (book) => void book.add('Расписание', book.copy('Расписание', 9)),
      ['fault Расписание:10:№ урока duplicate'],
    ],
  ],
  ktp: [
    ['a fifth quarter', (book) => book.set('КТП', 2, 'Четверть', 5), ['fault КТП:2:Четверть not-whole']],
    ['a gap', (book) => book.remove('КТП', 4), ['fault КТП:4:№ урока gap']],
    [
      'a number twice',
      (book) => book.set('КТП', 4, '№ урока', 2),
      ['fault КТП:4:№ урока duplicate', 'fault КТП:5:№ урока gap'],
    ],
    ['no theme', (book) => book.set('КТП', 2, 'Тема', ' '), ['fault КТП:2:Тема empty']],
    [
      'СОР without a maximum',
      (book) => book.set('КТП', 3, 'Макс. балл', null),
      ['fault КТП:3:Макс. балл max-score-needed'],
    ],
    [
      'a lesson with a maximum',
      (book) => book.set('КТП', 2, 'Макс. балл', 10),
      ['fault КТП:2:Макс. балл max-score-extra'],
    ],
    [
      'СОЧ for one hour a week',
      (book) => {
        book.set('КТП', 6, 'Тип урока', 'СОЧ')
        book.set('КТП', 6, 'Макс. балл', 20)
      },
      ['fault КТП:6:Тип урока soch-one-hour'],
    ],
    [
      'no СОР',
      (book) => {
        book.set('КТП', 3, 'Тип урока', 'урок')
        book.set('КТП', 3, 'Макс. балл', null)
      },
      ['warning КТП:2:Тип урока no-sor'],
    ],
    [
      'two СОЧ',
      (book) => {
        book.set('КТП', 4, 'Тип урока', 'СОЧ')
        book.set('КТП', 4, 'Макс. балл', 20)
      },
      ['warning КТП:5:Тип урока many-soch'],
    ],
    [
      'four СОР',
      (book) => {
        for (const at of [5, 6, 7]) book.add('КТП', ['7А', 'Алгебра', null, 1, at, 'Р', 'Т', 'СОР', 20, null, 1])
      },
      ['warning КТП:12:Тип урока many-sor'],
    ],
    [
      'an unusual objective',
      (book) => book.set('КТП', 2, 'Цели обучения', '7.1.2.3, цель'),
      ['warning КТП:2:Цели обучения objective-odd'],
    ],
    [
      'a plan for one half only',
      (book) => {
        book.remove('КТП', 9)
        book.remove('КТП', 8)
      },
      ['warning КТП:6:Подгруппа half-without-plan'],
    ],
  ],
}

for (const [sheet, cases] of Object.entries(planted))
  describe(`a mistake in ${sheet} is one line with its sheet, row and column`, () => {
    test.each(cases)('%s', async (_, plant, lines) => expect(await mistakesOf(plant)).toEqual(lines))
  })
