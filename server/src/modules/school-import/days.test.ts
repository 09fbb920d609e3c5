import { describe, expect } from 'vitest'
import type { Book } from '#platform/testing/workbook.ts'
import { linesOf, test } from './testing/office.ts'

const mondaysIn = `select distinct l.on_date::text from lesson l where extract(isodow from l.on_date) = 1
  and l.on_date between '2027-04-26' and '2027-05-24' order by 1`

describe('days off of an imported school', () => {
  test('no lesson stands on a Monday that a weekend’s holiday was moved to', async ({ office }) => {
    await office.bring()
    expect(await office.list(mondaysIn)).toEqual(['2027-04-26', '2027-05-17', '2027-05-24'])
    expect(
      await office.list(`select name ->> 'kz' from holiday where kind = 'moved' and starts_on = '2027-05-10'`),
    ).toEqual(['Демалыс ауыстырылды: Жеңіс күні'])
  })

  test('a school with lessons on Saturdays rests on the Saturday and works on the Monday after it', async ({
    office,
  }) => {
    await office.bring((book) => book.set('Расписание', 9, 'День недели', 'Суббота'))
    expect(await office.list(mondaysIn)).toEqual(['2027-04-26', '2027-05-03', '2027-05-17', '2027-05-24'])
    expect(await office.list(`select count(*)::int from lesson where on_date = '2027-05-01'`)).toEqual([0])
  })

  test('a year without an order yet is named, with the quarters that were taken for it', async ({ office }) => {
    const outcome = await office.bring((book) => book.set('Школа', 10, 'Значение', '2027-2028'))
    expect(outcome.state).toBe('imported')
    expect(linesOf(outcome)).toEqual(['warning Школа:: calendar-invented'])
    expect(outcome.findings[0]?.with).toEqual({
      year: '2027-2028',
      quarters: '01.09.2027–24.10.2027, 01.11.2027–26.12.2027, 10.01.2028–19.03.2028, 27.03.2028–25.05.2028',
    })
  })
})

describe('themes that find no lesson', () => {
  const quarterOf = (book: Book, quarter: number, kinds: readonly string[]) => {
    for (const [at, kind] of kinds.entries())
      book.add('КТП', [
        '2Ә',
        'Математика',
        null,
        quarter,
        at + 1,
        'Раздел',
        `Тема ${at + 1}`,
        kind,
        kind === 'урок' ? null : 10,
        null,
        1,
      ])
  }

  test('are told by class, subject and quarter with the days that are lost, СОР and СОЧ first', async ({ office }) => {
    // Mondays and Tuesdays of the fourth quarter: 9 and 9, of which 3 and 10 May are moved days off.
    const kinds = [...Array.from({ length: 14 }, () => 'урок'), 'СОР', 'урок', 'урок', 'СОЧ']
    const outcome = await office.bring((book) => quarterOf(book, 4, kinds))
    expect(outcome.state).toBe('imported')
    expect(linesOf(outcome)).toEqual([
      'warning КТП:27:Тема soch-without-lesson',
      'warning КТП:26:Тема themes-without-lesson',
    ])
    const about = {
      className: '2Ә',
      subject: 'Математика',
      quarter: 4,
      lessons: 16,
      themes: 18,
      lost: '03.05.2027, 10.05.2027',
    }
    expect(outcome.findings.map((finding) => finding.with)).toEqual([about, { ...about, count: 1 }])
    expect(
      await office.list(`select t.theme from plan_lesson t where not exists
        (select from lesson l where l.plan_lesson_uuid = t.uuid) order by t.ordinal`),
    ).toEqual(['Тема 17', 'Тема 18'])
  })

  test('are told of a second workbook by the lessons that stand, and not of themes that have theirs', async ({
    office,
  }) => {
    await office.bring((book) => quarterOf(book, 4, ['урок', 'СОР']))
    const kinds = ['урок', 'СОР', ...Array.from({ length: 14 }, () => 'урок'), 'СОЧ']
    const outcome = await office.bring((book) => quarterOf(book, 4, kinds))
    expect(linesOf(outcome)).toEqual(['warning КТП:26:Тема soch-without-lesson'])
    expect(outcome.findings[0]?.with).toMatchObject({ lessons: 14, themes: 15 })
  })
})

describe('the sheet of days', () => {
  const days = (book: Book, ...rows: Parameters<Book['add']>[1][]) => {
    book.sheets['Выходные дни'] = [['Дата', 'По дату', 'Название', 'Вид', 'По расписанию дня'], ...rows]
  }
  const day = (text: string) => ({ day: text })

  test('adds days off and working days to those of the country', async ({ office }) => {
    const outcome = await office.bring((book) =>
      days(
        book,
        [day('2027-04-05'), day('2027-04-06'), 'Наурызнама', 'выходной', null],
        ['10.05.2027', null, null, 'рабочий', null],
        [day('2027-05-15'), null, null, 'рабочий', 'Вторник'],
      ),
    )
    expect(linesOf(outcome)).toEqual([])
    expect(
      await office.list(`select distinct on_date::text from lesson
      where on_date between '2027-04-01' and '2027-05-16' order by 1`),
    ).toEqual(
      ['04-12', '04-13', '04-19', '04-20', '04-26', '04-27', '05-04', '05-10', '05-11', '05-15'].map(
        (one) => `2027-${one}`,
      ),
    )
    expect(await office.list(`select name ->> 'ru' from holiday where kind = 'own'`)).toEqual(['Наурызнама'])

    const later = await office.bring((book) => days(book, [day('2027-04-19'), null, null, 'выходной', null]))
    expect(linesOf(later)).toEqual(['warning Выходные дни:2:Дата day-kept'])
  })

  test('refuses a working day outside the quarters, a Sunday without a timetable and a stretch that runs backwards', async ({
    office,
  }) => {
    const outcome = await office.bring((book) =>
      days(
        book,
        [day('2027-01-05'), null, null, 'рабочий', null],
        [day('2027-04-11'), null, null, 'рабочий', null],
        [day('2027-04-20'), day('2027-04-19'), null, 'выходной', null],
        [day('2027-04-20'), null, null, 'иногда', null],
      ),
    )
    expect(linesOf(outcome)).toEqual([
      'fault Выходные дни:2:Дата day-outside',
      'fault Выходные дни:3:По расписанию дня week-day-needed',
      'fault Выходные дни:4:По дату ends-before-start',
      'fault Выходные дни:5:Вид unknown-word',
      'fault Выходные дни:5:Дата duplicate',
    ])
  })
})
