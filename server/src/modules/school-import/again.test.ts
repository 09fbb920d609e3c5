import { describe, expect } from 'vitest'
import { type Book, employee, iinFor, pupilIin } from '#platform/testing/workbook.ts'
import { linesOf, now, type Office, test } from './testing/office.ts'

const day = (text: string) => ({ day: text })
const newcomer = iinFor('2013-04-04', 'w', 700)
const newPupil = (book: Book, iin = newcomer, label = '7А') =>
  book.add('Ученики', [iin, 'Ким', 'Анна', null, 'ж', day(`20${iin.slice(0, 2)}-04-04`), label, null, null, null, null])
const halved = (book: Book, iin = newcomer) => {
  for (const subject of ['Английский язык', 'Информатика']) {
    const known = book.at('Подгруппы', subject === 'Английский язык' ? 2 : 26, 'Предмет')
    book.add('Подгруппы', ['7А', known, 2, iin])
  }
}
const algebraOn = (weekDay: string, number: number, room = '101') => [
  '7А',
  weekDay,
  number,
  'Алгебра',
  null,
  employee(1),
  room,
]
/** Marks a lesson of algebra, as a teacher would have. */
const mark = (office: Office) =>
  office.rows(`insert into mark (school_id, lesson_uuid, student_id, score, version, updated_by, updated_at)
    select l.school_id, l.uuid, e.student_id, 9, 1, l.teacher_id, now() from lesson l
    join enrolment e on e.school_id = l.school_id and e.group_id = l.group_id where l.on_date < '2026-11-18'
    order by l.on_date, e.student_id limit 40 returning 1`)
const lessonsOf = (office: Office, subject: string) =>
  office.list(
    `select l.on_date::text || ' ' || l.starts::text || ' ' || p.iin from lesson l join subject s on s.id = l.subject_id
     join app_user u on u.id = l.teacher_id join person p on p.id = u.person_id where s.name ->> 'ru' = $1 order by 1`,
    [subject],
  )

describe('a second workbook of the school', () => {
  test('adds a pupil and nothing else, and touches no mark', async ({ office }) => {
    await office.bring()
    expect(await mark(office)).toHaveLength(40)
    const before = await office.everything()
    const outcome = await office.bring((book) => (newPupil(book), halved(book)), { withAccess: true })
    expect(outcome).toMatchObject({
      state: 'imported',
      counts: { pupils: 1, classes: 0, staff: 0, lessons: 0, themes: 0 },
    })
    const after = await office.everything()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed).toEqual(['account', 'app_user', 'enrolment', 'person', 'school_import', 'subgroup_member'])
  })

  test('keeps the district of the school where it names none', async ({ office }) => {
    await office.bring()
    const [district] = await office.list('select department_id from school')
    await office.bring((book) => {
      book.sheets['Школа']?.find(([field]) => field === 'Район')?.splice(1, 1, '')
      newPupil(book)
      halved(book)
    })
    expect(await office.list('select department_id from school')).toEqual([district])
    expect(district).not.toBeNull()
  })

  test('gives a new class its whole year, and a new slot of a standing class its lessons from today on', async ({
    office,
  }) => {
    await office.bring()
    const before = await lessonsOf(office, 'Алгебра')
    await office.bring((book) => {
      book.add('Расписание', algebraOn('Пятница', 1))
      book.add('Классы', [3, 'Б', 'ru', null, null, '2 смена'])
      book.add('Нагрузка', ['3Б', 'Математика', null, employee(4), 1, 'mark_halfyear'])
      book.add('Расписание', ['3Б', 'Среда', 1, 'Математика', null, employee(4), null])
    })
    const added = (await lessonsOf(office, 'Алгебра')).filter((lesson) => !before.includes(lesson))
    expect(added[0]).toBe(`2026-11-20 08:00:00 ${employee(1)}`)
    const first =
      await office.list(`select min(l.on_date)::text from lesson l join study_group g on g.school_id = l.school_id and g.id = l.group_id
      where g.parallel = 3`)
    expect(first).toEqual(['2026-09-02'])
  })

  test('binds new themes to the lessons that have none yet, standing and new ones by time', async ({ office }) => {
    await office.bring((book) => void book.sheets['КТП']?.splice(1))
    await office.bring((book) => book.add('Расписание', algebraOn('Пятница', 1)))
    const first = await office.list(`select t.theme || ' ' || l.on_date::text from lesson l
      join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid join subject s on s.id = l.subject_id
      where s.name ->> 'ru' = 'Алгебра' order by l.on_date, l.starts`)
    expect(first).toEqual(['Тема 1 2026-09-07', 'Тема 2 2026-09-07', 'Тема 3 2026-09-14', 'Тема 4 2026-09-14'])
  })

  test('binds the themes that came before the timetable', async ({ office }) => {
    await office.bring((book) => void book.sheets['Расписание']?.splice(1))
    expect(await office.list(`select count(*)::int from lesson`)).toEqual([0])
    await office.bring()
    expect(await office.list(`select count(*)::int from lesson where plan_lesson_uuid is not null`)).toEqual([8])
    expect(await office.list(`select min(on_date)::text from lesson`)).toEqual(['2026-09-01'])
  })

  test('moves a pupil to the other half, who is then in one half only', async ({ office }) => {
    await office.bring()
    const outcome = await office.bring((book) => book.set('Подгруппы', 2, 'Подгруппа', 2))
    expect(linesOf(outcome)).toEqual(['warning Подгруппы:2:Подгруппа half-changed'])
    expect(
      await office.list(
        `select h.number from subgroup_member m join subgroup h on h.school_id = m.school_id and h.id = m.subgroup_id join app_user u on u.id = m.student_id
         join person p on p.id = u.person_id join subject s on s.id = h.subject_id
         where p.iin = $1 and s.name ->> 'ru' like 'Иностр%' and m.until is null`,
        [pupilIin(0)],
      ),
    ).toEqual([2])
  })

  test('keeps and names what it would change of slots, rooms, themes, assessment and names', async ({ office }) => {
    await office.bring()
    const before = await office.everything()
    const outcome = await office.bring((book) => {
      book.set('Расписание', 2, 'Кабинет', '103')
      book.set('КТП', 2, 'Тема', 'Другая тема')
      book.set('Нагрузка', 7, 'Оценивание', 'credit_quarter')
      book.set('Сотрудники', 3, 'Фамилия', 'Петрова')
      book.set('Сотрудники', 4, 'Должность', 'завуч')
    })
    expect(linesOf(outcome).filter((line) => !line.includes('unusual-assessment'))).toEqual([
      'warning Сотрудники:3:Фамилия person-known-otherwise',
      'warning Сотрудники:4:Должность position-kept',
      'warning Нагрузка:7:Оценивание assessment-kept',
      'warning Расписание:2:Кабинет slot-kept',
      'warning КТП:2:Тема theme-kept',
    ])
    const { school_import: _, ...after } = await office.everything()
    const { school_import: __, ...same } = before
    expect(after).toEqual(same)
  })

  test('another lead makes one teacher a group lead and the other a plain teacher again', async ({ office }) => {
    await office.bring()
    await office.bring((book) => book.set('Классы', 2, 'Классный руководитель (ИИН)', employee(2)))
    expect(
      await office.list(
        `select p.iin from app_user u join person p on p.id = u.person_id where u.subrole = 'group-lead'`,
      ),
    ).toEqual([employee(2)])
  })
})

describe('another teacher in the load', () => {
  const toThird = (book: Book) => {
    book.set('Нагрузка', 7, 'Учитель (ИИН)', employee(3))
    for (const row of [8, 9]) book.set('Расписание', row, 'Учитель (ИИН)', employee(3))
  }
  const teachers = (office: Office) =>
    office.list(`select distinct p.iin || ' ' || min(l.on_date)::text || ' ' || max(l.on_date)::text from lesson l
      join study_group g on g.school_id = l.school_id and g.id = l.group_id join app_user u on u.id = l.teacher_id join person p on p.id = u.person_id
      where g.parallel = 2 group by p.iin order by 1`)

  test('takes over the lessons from today on, and no lesson that was conducted or is substituted', async ({
    office,
  }) => {
    await office.bring()
    await office.rows(`update lesson set conducted_at = now() where on_date = '2026-11-23' and starts = '14:00'`)
    const outcome = await office.bring(toThird)
    expect(linesOf(outcome)).toEqual(['warning Нагрузка:7:Учитель (ИИН) teacher-changed'])
    expect(await teachers(office)).toEqual(
      [`${employee(3)} 2026-11-24 2027-05-25`, `${employee(4)} 2026-09-01 2026-11-23`].sort(),
    )
    expect(await office.list(`select count(*)::int from lesson where forced`)).toEqual([0])
  })

  test('who is busy at that hour is a fault with its row, not a broken constraint', async ({ office }) => {
    await office.bring()
    // The school has moved a lesson of the third teacher to where the class of the new plan studies.
    await office.rows(
      `update lesson set starts = '14:10', ends = '14:50' where on_date = '2026-11-30' and teacher_id =
      (select u.id from app_user u join person p on p.id = u.person_id where p.iin = $1 limit 1) and subgroup_number = 2`,
      [employee(3)],
    )
    const before = await office.everything()
    const outcome = await office.bring(toThird)
    expect(outcome.state).toBe('refused')
    expect(linesOf(outcome)).toEqual([
      'warning Нагрузка:7:Учитель (ИИН) teacher-changed',
      'fault Нагрузка:7:Учитель (ИИН) lesson-clash-teacher',
      'consequence Расписание:8: depends-on-row',
      'consequence Расписание:9: depends-on-row',
    ])
    expect(outcome.findings[1]?.with).toEqual({ date: '30.11.2026', time: '14:10–14:50', otherClass: '7А' })
    expect(await office.everything()).toEqual(before)
  })

  test('two teachers may swap their classes', async ({ office }) => {
    await office.bring((book) => {
      book.add('Классы', [3, 'Б', 'ru', null, null, '2 смена'])
      book.add('Нагрузка', ['3Б', 'Математика', null, employee(3), 1, 'mark_halfyear'])
      book.add('Расписание', ['3Б', 'Понедельник', 1, 'Математика', null, employee(3), null])
    })
    const outcome = await office.bring((book) => {
      toThird(book)
      book.add('Классы', [3, 'Б', 'ru', null, null, '2 смена'])
      book.add('Нагрузка', ['3Б', 'Математика', null, employee(4), 1, 'mark_halfyear'])
      book.add('Расписание', ['3Б', 'Понедельник', 1, 'Математика', null, employee(4), null])
    })
    expect(outcome.state).toBe('imported')
    expect(await teachers(office)).toContain(`${employee(3)} 2026-11-23 2027-05-25`)
  })
})

test('an older workbook that was brought in before a newer one is compared again', async ({ office }) => {
  await office.bring()
  await office.bring((book) => (newPupil(book), halved(book)))
  const again = await office.bring(undefined, { now: new Date(now.getTime() + 60_000) })
  expect(again).toMatchObject({ state: 'imported', counts: { pupils: 0, lessons: 0, accounts: 0 } })
  expect(await office.bring(undefined, { now: new Date(now.getTime() + 120_000) })).toMatchObject({
    state: 'nothing-to-do',
  })
})
