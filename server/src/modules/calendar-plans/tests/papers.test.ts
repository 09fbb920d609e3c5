import { randomUUID } from 'node:crypto'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { read, write, type CellToWrite } from '#platform/text/xlsx.ts'

const params = (school: School) => ({ params: { uuid: school.plans.algebra.uuid } })
const headers = ['Четверть', '№', 'Раздел', 'Тема урока', 'Цели обучения', 'Тип', 'Максимальный балл', 'Примечание']
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const bookOf = (bytes: Uint8Array) => ({ name: 'ktp.xlsx', mime, bytes: Buffer.from(bytes) })
const written = async (rows: CellToWrite[][]) => bookOf(await write([{ name: 'КТП', headers, rows }]))

test('the plan as a workbook comes back as the same plan, in another language too', async ({ school }) => {
  const teacher = school.as('teacher')
  const { raw } = await teacher(calendarPlans.file, params(school), { language: 'ru' })
  const found = await read(raw)
  expect('sheets' in found && found.sheets[0]?.rows).toHaveLength(7)
  const back = await school.upload('teacher', calendarPlans.importPreview, params(school), [bookOf(raw)])
  expect(back.body).toMatchObject({ added: 0, changed: 0, same: 6, faults: [] })
})

test('a workbook is looked at, then brought in as one act; texts stay texts', async ({ school }) => {
  const hostile = '=HYPERLINK("http://evil.example","x")'
  const file = await written([
    [2, 4, 'Бөлім 1', hostile, '7.2 .1.4', 'Урок', null, '@SUM(1)'],
    [3, null, 'Жаңа бөлім', 'Жаңа тақырып', '', '', null, ''],
    [3, null, '', 'Бөлім жұмысы', '', 'БЖБ', 15, ''],
  ])
  const preview = await school.upload('teacher', calendarPlans.importPreview, params(school), [file])
  expect(preview.body).toMatchObject({ added: 2, changed: 1, faults: [], mended: [{ row: 2, to: '7.2.1.4' }] })
  const done = await school.upload('teacher', calendarPlans.importSheet, params(school), [file])
  expect(done.body).toEqual({ added: 2, changed: 1 })

  const { body } = await school.as('teacher')(calendarPlans.sheet, params(school))
  expect(body.themes.find(({ ordinal, quarterId }) => ordinal === 4 && quarterId === 20262)?.theme).toBe(hostile)
  expect(body.themes.filter(({ quarterId }) => quarterId === 20263)).toMatchObject([
    { section: 'Жаңа бөлім', kind: 'regular' },
    { section: 'Жаңа бөлім', kind: 'sor', maxScore: 15 },
  ])
  expect(body.acts[0]).toMatchObject({ kind: 'imported', count: 3 })
})

test('faults are named by row, column and reason, and nothing is brought in', async ({ school }) => {
  const file = await written([
    [5, 1, 'A', 'B', '', '', null, ''],
    [2, 4, 'A', '', 'мақсат', 'Диктант', null, ''],
    [2, 5, 'A', 'B', '', 'СОР', null, ''],
  ])
  const { body } = await school.upload('teacher', calendarPlans.importPreview, params(school), [file], {
    language: 'ru',
  })
  expect(body.faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    '2 Четверть: четверть от 1 до 4',
    '3 Тема урока: тема пустая',
    '3 Тип: такого типа в этом плане нет',
    '3 Цели обучения: не код цели обучения',
    '4 Максимальный балл: у СОР и СОЧ нужен максимальный балл',
  ])
  const refused = await school.upload('teacher', calendarPlans.importSheet, params(school), [file])
  expect(refused).toMatchObject({ status: 422, body: { code: 'calendar-plans.faults' } })
  const strange = { name: 'a.txt', mime: 'text/plain', bytes: Buffer.from('no workbook') }
  expect((await school.upload('teacher', calendarPlans.importPreview, params(school), [strange])).status).toBe(422)
})

test('a cell of dates and an error of Excel in place of words are faults, and so are hours other than one', async ({
  school,
}) => {
  const head = ['Четверть', '№', 'Раздел', 'Тема урока', 'Цели обучения', 'Часы']
  const rows = [
    [3, 1, 'Бөлім', 'Тақырып', { day: '2001-07-01' }, 1],
    [3, 2, { day: '2026-09-01' }, '#N/A', '7.1.1.1', '1,0'],
    [3, 3, '#REF!', 'Тақырып', '', 'abc'],
    [3, 4, 'Бөлім', 'Тақырып', '', -1],
    [3, 5, 'Бөлім', 'Тақырып', '', '0,5'],
  ]
  const file = bookOf(await write([{ name: 'КТП', headers: head, rows }]))
  const { body } = await school.upload('teacher', calendarPlans.importPreview, params(school), [file], {
    language: 'ru',
  })
  expect(body.faults.map(({ row, column, reason, value }) => `${row} ${column}: ${reason} ${value}`)).toEqual([
    '2 Цели обучения: дата вместо текста 01.07.2001',
    '3 Раздел: дата вместо текста 01.09.2026',
    '3 Тема урока: ошибка Excel вместо значения #N/A',
    '4 Раздел: ошибка Excel вместо значения #REF!',
    '4 Часы: строка это один урок: 1 час abc',
    '5 Часы: строка это один урок: 1 час -1',
    '6 Часы: строка это один урок: 1 час 0,5',
  ])
})

test('a plan is read from one sheet, the further ones with rows are named', async ({ school }) => {
  const row = [3, null, 'Бөлім', 'Жаңа тақырып', '', '', null, '']
  const sheets = ['7А', '7Ә'].map((name) => ({ name, headers, rows: [row] }))
  const file = bookOf(await write([...sheets, { name: 'Бос', headers: [], rows: [] }]))
  const { body } = await school.upload('teacher', calendarPlans.importPreview, params(school), [file])
  expect(body).toMatchObject({ added: 1, faults: [], unread: ['7Ә'] })
})

test('a work that a workbook dates stands on its lesson and is held there; a day without a lesson is a fault', async ({
  school,
}) => {
  const dated = [...headers, 'Дата']
  const bookWith = async (rows: CellToWrite[][]) => bookOf(await write([{ name: 'КТП', headers: dated, rows }]))
  const sor = (day: CellToWrite) => [2, null, 'Бөлім 2', 'Көпмүшелер', '', 'БЖБ', 10, '', day]

  const none = await school.upload(
    'teacher',
    calendarPlans.importPreview,
    params(school),
    [await bookWith([sor({ day: '2026-11-22' }), sor('кеше')])],
    { language: 'ru' },
  )
  expect(none.body.faults.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    '2 Дата: в этот день у плана нет свободного урока',
    '3 Дата: не дата',
  ])

  const file = await bookWith([sor('20.11.2026')])
  expect((await school.upload('teacher', calendarPlans.importSheet, params(school), [file])).body.added).toBe(1)
  const sheet = async () => (await school.as('teacher')(calendarPlans.sheet, params(school))).body
  const work = (await sheet()).themes.find(({ theme }) => theme === 'Көпмүшелер')
  expect(work).toMatchObject({ fixed: 'date', pin: 'dated', lesson: { uuid: school.lessons.fridayAlgebra } })

  const again = await school.as('teacher')(calendarPlans.file, params(school))
  const same = await school.upload('teacher', calendarPlans.importPreview, params(school), [bookOf(again.raw)])
  expect(same.body).toMatchObject({ added: 0, changed: 0, faults: [] })

  const { acts, themes } = await sheet()
  const body = { uuid: randomUUID(), act: acts[0]?.uuid ?? '' }
  await school.as('teacher')(calendarPlans.undoAct, { ...params(school), body })
  const before = (await sheet()).themes
  expect(before).toHaveLength(themes.length - 1)
  expect(before.find(({ lesson }) => lesson?.uuid === school.lessons.fridayAlgebra)).toBeDefined()
})

test('a lesson has its short-term plan, a work its specification, and an analysis once it was marked', async ({
  school,
}) => {
  const paper = (at: number, kind: 'ksp' | 'specification' | 'analysis', format: 'docx' | 'pdf') =>
    school.as('teacher')(calendarPlans.paper, {
      ...params(school),
      query: { theme: school.plans.algebra.themes[at] ?? '', kind, format },
    })
  const starts = async (asked: ReturnType<typeof paper>) => (await asked).raw.subarray(0, 4).toString('latin1')
  expect(await starts(paper(0, 'ksp', 'docx'))).toBe('PK\u0003\u0004')
  expect(await starts(paper(0, 'ksp', 'pdf'))).toBe('%PDF')
  expect(await starts(paper(5, 'specification', 'docx'))).toBe('PK\u0003\u0004')
  expect((await paper(0, 'specification', 'docx')).body).toMatchObject({ code: 'calendar-plans.not-written' })
  expect((await paper(4, 'analysis', 'pdf')).body).toMatchObject({ code: 'calendar-plans.not-written' })

  await school.db
    .insertInto('mark')
    .values(
      school.students.map(({ userId }, at) => ({
        ...{ school_id: school.id, lesson_uuid: school.lessons.sor, student_id: userId, score: at * 4, version: 1 },
        ...{ updated_by: school.people.teacher.userId, updated_at: new Date('2026-11-13T05:00:00Z') },
      })),
    )
    .execute()
  expect(await starts(paper(4, 'analysis', 'pdf'))).toBe('%PDF')
  expect(await starts(school.as('director')(calendarPlans.print, params(school)))).toBe('%PDF')
})
