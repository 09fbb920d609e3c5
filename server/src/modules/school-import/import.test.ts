import { describe, expect } from 'vitest'
import { type Book, employee, motherIin, pupilIin, tinySchool, workingFather } from '#platform/testing/workbook.ts'
import { linesOf, test } from './testing/office.ts'

describe('a school from its workbook', () => {
  test('stands whole: people, classes, halves, plans, the week and a year of lessons', async ({ office }) => {
    const outcome = await office.bring()
    expect(outcome).toMatchObject({ state: 'imported', findings: [] })
    expect(outcome).toHaveProperty('counts', {
      staff: 5,
      classes: 2,
      pupils: 26,
      lessons: expect.any(Number),
      themes: 8,
      accounts: 0,
    })
    expect(
      await office.rows(`select s.bin, s.type, s.default_language, r.name ->> 'ru' as region, d.name ->> 'ru' as district
      from school s join region r on r.id = s.region_id join department d on d.id = s.department_id`),
    ).toEqual([
      {
        bin: '980940991005',
        type: 'general',
        default_language: 'ru',
        region: 'Карагандинская область',
        district: 'Абайский район',
      },
    ])
    expect(await office.list(`select name from outbox`)).toEqual(['school.imported'])
    expect(
      await office.list(
        `select role || coalesce(' ' || subrole, '') || ' ' || count(*) from app_user group by role, subrole order by 1`,
      ),
    ).toEqual(['director 1', 'parent 2', 'student 26', 'teacher 3', 'teacher group-lead 1'])
    expect(
      await office.list(`select g.parallel || g.letter || ' ' || count(*) from enrolment e
        join study_group g on g.school_id = e.school_id and g.id = e.group_id group by g.parallel, g.letter order by g.parallel`),
    ).toEqual(['2Ә 2', '7А 24'])
    expect(await office.list(`select count(*)::int from subgroup_member`)).toEqual([48])
    expect(await office.list(`select name from time_scheme order by name`)).toEqual(['1 смена', '2 смена'])
    expect(await office.list(`select shift from time_scheme order by name`)).toEqual([1, 2])
  })

  test('a mother of two is one person, and a father who works here has one account and two places', async ({
    office,
  }) => {
    await office.bring(undefined, { withAccess: true })
    const childrenOf = (iin: string) =>
      office.list(
        `select c.iin from guardian b join app_user u on u.id = b.parent_id join person p on p.id = u.person_id
         join app_user s on s.id = b.student_id join person c on c.id = s.person_id where p.iin = $1 order by 1`,
        [iin],
      )
    expect(await childrenOf(motherIin)).toEqual([pupilIin(0), pupilIin(24)].sort())
    expect(
      await office.rows(
        `select u.role, u.school_id is null as outside, count(a.id)::int as accounts from app_user u
         join person p on p.id = u.person_id left join account a on a.person_id = p.id
         where p.iin = $1 group by 1, 2 order by 1`,
        [workingFather],
      ),
    ).toEqual([
      { role: 'parent', outside: true, accounts: 1 },
      { role: 'teacher', outside: false, accounts: 1 },
    ])
  })

  test('rings both shifts at the right times by the clock', async ({ office }) => {
    await office.bring()
    expect(
      await office.list(`select distinct g.parallel || g.letter || ' ' || l.starts::text || ' ' || l.ends::text
        from lesson l join study_group g on g.school_id = l.school_id and g.id = l.group_id order by 1`),
    ).toEqual([
      '2Ә 14:00:00 14:45:00',
      '7А 08:00:00 08:45:00',
      '7А 08:50:00 09:35:00',
      '7А 09:50:00 10:35:00',
      '7А 10:50:00 11:35:00',
      '7А 13:20:00 14:05:00',
    ])
  })

  test('holds no lesson on days off, between quarters and on other weekdays', async ({ office }) => {
    await office.bring((book) => book.set('Расписание', 9, 'День недели', 'Среда'))
    const days = await office.list(`select distinct on_date::text from lesson order by 1`)
    expect(days).not.toContain('2026-12-16')
    expect(days).toContain('2026-12-09')
    expect(days.filter((day) => String(day) > '2026-10-25' && String(day) < '2026-11-02')).toEqual([])
    expect(
      await office.list(`select count(*)::int from lesson l join school_quarter q
        on q.school_id = l.school_id and q.quarter_id = l.quarter_id and l.on_date between q.starts_on and q.ends_on`),
    ).toEqual(await office.list(`select count(*)::int from lesson`))
    expect(
      await office.list(`select distinct extract(isodow from l.on_date)::int from lesson l
        join study_group g on g.school_id = l.school_id and g.id = l.group_id where g.parallel = 2 order by 1`),
    ).toEqual([1, 3])
  })

  test('gives grade 1 its extra week of rest, and nobody else', async ({ office }) => {
    await office.bring((book) => {
      book.set('Классы', 3, 'Параллель', 1)
      for (const row of [26, 27]) book.set('Ученики', row, 'Класс', '1Ә')
      book.set('Нагрузка', 7, 'Класс', '1Ә')
      book.set('Нагрузка', 7, 'Оценивание', 'no_assessment')
      for (const row of [8, 9]) book.set('Расписание', row, 'Класс', '1Ә')
    })
    const inFebruary = (parallel: number) =>
      office.list(
        `select distinct l.on_date::text from lesson l join study_group g on g.school_id = l.school_id and g.id = l.group_id
         where g.parallel = $1 and extract(isodow from l.on_date) = 1 and l.on_date between '2027-02-01' and '2027-02-21' order by 1`,
        [parallel],
      )
    expect(await inFebruary(7)).toEqual(['2027-02-01', '2027-02-08', '2027-02-15'])
    expect(await inFebruary(1)).toEqual(['2027-02-01', '2027-02-15'])
  })

  test('binds themes to lessons in order', async ({ office }) => {
    await office.bring()
    const themes =
      await office.rows(`select t.theme, t.entity_kind as kind, l.on_date::text as day, l.starts::text as at
      from lesson l join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid
      join calendar_plan c on c.school_id = l.school_id and c.uuid = l.plan_uuid where c.subgroup_id is null order by l.on_date, l.starts`)
    expect(themes).toEqual([
      { theme: 'Тема 1', kind: 'regular', day: '2026-09-07', at: '08:00:00' },
      { theme: 'Тема 2', kind: 'sor', day: '2026-09-07', at: '13:20:00' },
      { theme: 'Тема 3', kind: 'regular', day: '2026-09-14', at: '08:00:00' },
      { theme: 'Тема 4', kind: 'soch', day: '2026-09-14', at: '13:20:00' },
    ])
    expect(
      await office.list(`select count(*)::int from plan_lesson t
      where not exists (select from lesson l where l.plan_lesson_uuid = t.uuid)`),
    ).toEqual([0])
  })

  test('keeps how each plan is assessed, by quarters, by half-years or not at all', async ({ office }) => {
    await office.bring((book) => book.set('Нагрузка', 7, 'Оценивание', 'no_assessment'))
    expect(
      await office.list(
        `select c.score_type || ' ' || c.hours_per_week || ' ' || count(*) from calendar_plan c group by c.score_type, c.hours_per_week order by 1`,
      ),
    ).toEqual(['mark_halfyear 1 4', 'mark_quarter 2 1', 'no_assessment_quarter 2 1'])
  })

  test('a lyceum by any of its names looks like one', async ({ office }) => {
    await office.bring((book) => book.set('Школа', 9, 'Значение', 'Мамандандырылған лицей'))
    expect(await office.list(`select type from school`)).toEqual(['lyceum'])
  })
})

describe('a workbook with faults', () => {
  const spoil = (book: Book) => {
    book.set('Ученики', 5, 'ИИН', '123')
    book.set(
      'Нагрузка',
      2,
      'Учитель (ИИН)',
      employee(1).replace(/.$/, (last) => String((Number(last) + 1) % 10)),
    )
  }

  test('writes nothing at all, and tells every fault', async ({ office }) => {
    const before = await office.everything()
    const outcome = await office.bring(spoil)
    expect(outcome.state).toBe('refused')
    expect(linesOf(outcome).filter((line) => line.startsWith('fault'))).toEqual([
      'fault Ученики:5:ИИН iin-length',
      'fault Нагрузка:2:Учитель (ИИН) iin-checksum',
    ])
    expect(await office.everything()).toEqual(before)
  })

  test('with the good rows asked for leaves out the others and what depends on them', async ({ office }) => {
    const outcome = await office.bring(spoil, { keepGood: true })
    expect(outcome.state).toBe('imported')
    expect(await office.list(`select count(*)::int from enrolment`)).toEqual([25])
    expect(await office.list(`select count(*)::int from subgroup_member`)).toEqual([46])
    expect(
      await office.list(`select count(*)::int from calendar_plan c join subject s on s.id = c.subject_id
        where s.name ->> 'ru' = 'Алгебра'`),
    ).toEqual([0])
    expect(
      await office.list(`select count(*)::int from lesson l join subject s on s.id = l.subject_id
      where s.name ->> 'ru' = 'Алгебра'`),
    ).toEqual([0])
    const again = await office.bring(spoil, { keepGood: true })
    expect(again.state).toBe('nothing-to-do')
  })

  test('that is no workbook is refused with its reason', async ({ office }) => {
    const outcome = await office.bringBytes(Buffer.from('a school'))
    expect(outcome.state).toBe('unreadable')
    expect(linesOf(outcome)).toEqual(['fault :: file-not-a-workbook'])
  })

  test('a failure in the middle leaves nothing behind', async ({ office }) => {
    const before = await office.everything()
    await office.house.pool.query(`alter table lesson add constraint planned_trouble check (on_date < '2027-05-01')`)
    await expect(office.bring()).rejects.toThrow('planned_trouble')
    expect(await office.everything()).toEqual(before)
  })
})

describe('the same workbook again', () => {
  test('says that there is nothing to do and changes no row', async ({ office }) => {
    await office.bring()
    const before = await office.everything()
    expect(await office.bring()).toMatchObject({ state: 'nothing-to-do', at: new Date('2026-11-18T04:10:00Z') })
    expect(await office.everything()).toEqual(before)
  })

  test('also with its sheets, rows and columns in another order', async ({ office }) => {
    await office.bring()
    const book = tinySchool()
    const sheets = book.toWrite().map(({ name, headers, rows }) => ({
      name,
      headers: [...headers].reverse(),
      rows: rows.map((row) => [...row].reverse()).reverse(),
    }))
    const { write } = await import('#platform/text/xlsx.ts')
    const outcome = await office.bringBytes(await write(sheets.reverse()))
    expect(outcome.state).toBe('nothing-to-do')
  })

  test('two imports at once: one waits and then has nothing to do', async ({ office }) => {
    const states = await Promise.all([office.bring(), office.bring()])
    expect(states.map(({ state }) => state).sort()).toEqual(['imported', 'nothing-to-do'])
    expect(await office.list(`select count(*)::int from school_import`)).toEqual([1])
  })
})

test('formulas, scripts and SQL in names are text in the database', async ({ office }) => {
  const nasty = `=1+1'); drop table mark; --<script>alert(1)</script>`
  await office.bring((book) => {
    book.set('Кабинеты', 2, 'Название', nasty)
    book.set('КТП', 2, 'Тема', nasty)
    book.set('Школа', 2, 'Значение', nasty)
  })
  expect(await office.list(`select name from cabinet where number = '101'`)).toEqual([nasty])
  expect(await office.list(`select theme from plan_lesson where theme like '=%'`)).toEqual([nasty])
  expect(await office.list(`select name ->> 'ru' from school`)).toEqual([nasty])
  expect(await office.list(`select count(*)::int from mark`)).toEqual([0])
})
