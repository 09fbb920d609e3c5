import { checkDigit } from '@qalam/contract/profile/iin.ts'
import { describe, expect } from 'vitest'
import { type Book, employee, iinFor, motherIin, pupilIin } from '#platform/testing/workbook.ts'
import { linesOf, test } from './testing/office.ts'

const algebraOnFriday = ['7А', 'Пятница', 2, 'Алгебра', null, employee(1), '101']

describe('what contradicts the school that stands', () => {
  test('a lesson that the school has put there itself is a fault of the new slot', async ({ office }) => {
    await office.bring()
    await office.rows(`update lesson set on_date = '2026-12-04' where on_date = '2026-12-07' and starts = '08:50'`)
    const outcome = await office.bring((book) => book.add('Расписание', [...algebraOnFriday]))
    expect(linesOf(outcome)).toEqual([
      'warning Нагрузка:2:Часов в неделю hours-differ',
      'fault Расписание:10:Класс lesson-clash-pupils',
    ])
    // Without the refused row it is the workbook that stands.
    const kept = await office.bring((book) => book.add('Расписание', [...algebraOnFriday]), { keepGood: true })
    expect(kept.state).toBe('nothing-to-do')
  })

  test('other bells and another scheme of a class are faults, and a new bell is added', async ({ office }) => {
    await office.bring()
    const outcome = await office.bring(
      (book) => {
        book.set('Звонки', 3, 'Начало', '08:55')
        book.set('Классы', 3, 'Схема звонков', '1 смена')
        book.add('Звонки', ['2 смена', 4, '16:40', '17:25'])
      },
      { keepGood: true },
    )
    expect(linesOf(outcome).filter((line) => line.startsWith('fault'))).toEqual([
      'fault Звонки:3:Начало bells-differ',
      'fault Классы:3:Схема звонков scheme-differs',
    ])
    expect(linesOf(outcome).filter((line) => line.includes('Расписание'))).toEqual([
      'consequence Расписание:3: depends-on-row',
      'consequence Расписание:4: depends-on-row',
      'consequence Расписание:8: depends-on-row',
      'consequence Расписание:9: depends-on-row',
    ])
    expect(
      await office.list(`select jsonb_path_query_array(periods, '$[*].number')::text from time_scheme order by name`),
    ).toEqual(['[1, 2, 3, 4, 5, 6, 7]', '[1, 2, 3, 4]'])
  })

  test('a pupil of another class, and one who has left, are sent to the contingent', async ({ office }) => {
    await office.bring()
    await office.rows(
      `update enrolment set until = '2026-10-12' where student_id =
      (select u.id from app_user u join person p on p.id = u.person_id where p.iin = $1)`,
      [pupilIin(3)],
    )
    const outcome = await office.bring((book) => {
      book.set('Ученики', 26, 'Класс', '7А')
      for (const row of [2, 26]) {
        const subject = book.at('Подгруппы', row, 'Предмет')
        book.add('Подгруппы', ['7А', subject, 1, pupilIin(24)])
      }
    })
    expect(linesOf(outcome)).toEqual([
      'fault Ученики:5:ИИН pupil-left',
      'fault Ученики:26:Класс pupil-in-other-class',
      ...[5, 29, 50, 51].map((row) => `consequence Подгруппы:${row}: depends-on-row`),
    ])
    expect(outcome.findings[0]?.with).toEqual({ date: '12.10.2026' })
  })

  test('another mother is not put in the place of the first, and gets no place of her own', async ({ office }) => {
    await office.bring()
    const other = iinFor('1985-01-01', 'w', 800)
    const outcome = await office.bring((book) => {
      for (const row of [2, 26]) {
        book.set('Ученики', row, 'Родитель 1 ИИН', other)
        book.set('Ученики', row, 'Родитель 1 ФИО', 'Ким Ольга')
      }
    })
    expect(linesOf(outcome)).toEqual([
      'warning Ученики:2:Родитель 1 ИИН parent-kept',
      'warning Ученики:26:Родитель 1 ИИН parent-kept',
    ])
    expect(await office.list(`select count(*)::int from person where iin = $1`, [other])).toEqual([0])
    expect(
      await office.list(
        `select count(*)::int from guardian g join app_user u on u.id = g.parent_id
      join person p on p.id = u.person_id where p.iin = $1`,
        [motherIin],
      ),
    ).toEqual([2])
  })
})

describe('people whom another school knows', () => {
  const otherBin = (book: Book) => {
    book.set('Школа', 5, 'Значение', `98094099101${checkDigit('98094099101')}`)
    book.set('Школа', 2, 'Значение', 'Школа № 8')
  }
  test('are invited with a place that opens nothing, another surname is a fault, a pupil who studies there is refused', async ({
    office,
  }) => {
    await office.bring()
    const outcome = await office.bring(
      (book) => {
        otherBin(book)
        book.set('Сотрудники', 3, 'Имя', 'Айнұр')
        book.set('Сотрудники', 4, 'Фамилия', 'Басқаев')
      },
      { keepGood: true },
    )
    const lines = linesOf(outcome).filter((line) => !line.startsWith('consequence'))
    expect(lines.filter((line) => line.includes('Сотрудники'))).toEqual([
      'warning Сотрудники:2:ИИН person-invited',
      'warning Сотрудники:3:ИИН person-invited',
      'fault Сотрудники:4:Фамилия person-other',
      'warning Сотрудники:5:ИИН person-invited',
      'warning Сотрудники:6:ИИН person-invited',
    ])
    expect(lines.filter((line) => line.endsWith('pupil-of-other-school'))).toHaveLength(26)
    expect(
      await office.list(
        `select (u.waiting and u.archived_at is not null)::text || ' ' || (i.id is not null)::text from app_user u
           join person p on p.id = u.person_id left join invitation i on i.user_id = u.id where p.iin = $1 order by u.id`,
        [employee(1)],
      ),
    ).toEqual(['false false', 'true true'])
    expect(await office.list(`select firstname from person where iin = $1`, [employee(1)])).toEqual(['Айгүл'])
  })

  test('a pupil who has left there comes in from that day on', async ({ office }) => {
    await office.bring()
    await office.rows(`update enrolment set until = '2026-10-12'`)
    const outcome = await office.bring(otherBin)
    expect(outcome.state).toBe('imported')
    expect(await office.list(`select distinct since::text from enrolment order by 1`)).toEqual([
      '2026-09-01',
      '2026-10-12',
    ])
  })

  test('the next year leaves the class of this year behind', async ({ office }) => {
    await office.bring()
    const outcome = await office.bring(
      (book) => {
        book.set('Школа', 10, 'Значение', '2027-2028')
        book.set('Классы', 2, 'Параллель', 8)
        for (const sheet of ['Ученики', 'Подгруппы', 'Нагрузка', 'Расписание', 'КТП'])
          for (let row = 2; row <= book.rows(sheet); row++)
            if (book.at(sheet, row, 'Класс') === '7А') book.set(sheet, row, 'Класс', '8А')
      },
      { now: new Date('2027-08-20T04:00:00Z') },
    )
    expect(linesOf(outcome)).toEqual(['warning Школа:: calendar-invented'])
    expect(outcome).toMatchObject({ state: 'imported', counts: { pupils: 26, classes: 2, staff: 0 } })
    expect(
      await office.list(`select g.academic_year || ' ' || e.since::text || ' ' || coalesce(e.until::text, 'on') || ' ' || count(*)
        from enrolment e join study_group g on g.school_id = e.school_id and g.id = e.group_id group by g.academic_year, e.since, e.until order by 1`),
    ).toEqual(['2026 2026-09-01 2027-09-01 26', '2027 2027-09-01 on 26'])
  })
  test('an earlier year that comes after a later one ends where the later begins', async ({ office }) => {
    const inYear = (year: string) => (book: Book) => book.set('Школа', 10, 'Значение', year)
    await office.bring(inYear('2027-2028'), { now: new Date('2027-09-20T04:00:00Z') })
    const outcome = await office.bring(undefined, { now: new Date('2027-09-21T04:00:00Z') })
    expect(outcome).toMatchObject({ state: 'imported', counts: { pupils: 26, classes: 2 } })
    expect(
      await office.list(`select g.academic_year || ' ' || e.since::text || ' ' || coalesce(e.until::text, 'on') || ' ' || count(*)
        from enrolment e join study_group g on g.school_id = e.school_id and g.id = e.group_id group by g.academic_year, e.since, e.until order by 1`),
    ).toEqual(['2026 2026-09-01 2027-09-01 26', '2027 2027-09-01 on 26'])
  })
})
