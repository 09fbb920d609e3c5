import { languages } from '@qalam/contract/kernel/languages.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { tinySchool } from '#platform/testing/workbook.ts'
import { read } from '#platform/text/xlsx.ts'
import { propose } from './public.ts'
import { hashOf } from './reading/hash.ts'
import { workbookOf } from './reading/public.ts'
import { readWorkbook } from './reading/read-workbook.ts'
import { changesOf, schoolWorkbook } from './review/public.ts'
import { now, type Office, test } from './testing/office.ts'

const today = '2026-11-18'
async function exportOf({ house, list }: Office, language: (typeof languages)[number] = 'ru') {
  const [schoolId] = await list("select id from school where bin = '980940991005'")
  const written = await schoolWorkbook(house.db, Number(schoolId), 2026, today, language)
  return written?.bytes ?? new Uint8Array()
}

/** What bringing a workbook in would add or change. */
async function touched({ house }: Office, bytes: Uint8Array) {
  const outcome = await propose(house.db, bytes, { keepGood: true, now })
  if (outcome.state === 'nothing-to-do') return []
  if (outcome.state !== 'ready') return [outcome.state]
  return (await changesOf(house.db, outcome, 'ru')).filter(({ kind }) => kind !== 'same')
}

test('the workbook of a school in any language says what the one said by which it came', async ({ office }) => {
  const bytes = await tinySchool().bytes()
  await office.bringBytes(bytes)
  const { plan } = await readWorkbook(bytes)
  for (const language of languages) {
    const again = await readWorkbook(await exportOf(office, language))
    expect(again.findings).toEqual([])
    // The names of a type and of a district are said in the language of the workbook.
    const { school } = again.plan ?? {}
    expect(again.plan && hashOf({ ...again.plan, school: { ...plan!.school, bin: school?.bin ?? '' } })).toBe(
      hashOf(plan!),
    )
    expect(await touched(office, await exportOf(office, language))).toEqual([])
  }
})

test('a school by any workbook of halves, parents and days is exported to an empty plan', async ({ office }) => {
  const days = fc.constantFrom<[string, string | null, string | null, string, string | null]>(
    ['14.09.2026', null, 'Мерейтой', 'выходной', null],
    ['15.09.2026', '18.09.2026', null, 'выходной', null],
    ['04.10.2026', null, 'Сенбілік', 'рабочий', 'Вторник'],
  )
  const school = fc.record({
    names: fc.array(fc.tuple(fc.integer({ min: 2, max: 27 }), fc.constantFrom('Өмірбек', 'Анна-Мария', "Д'Артаньян")), {
      maxLength: 6,
    }),
    halves: fc.array(fc.tuple(fc.integer({ min: 2, max: 49 }), fc.constantFrom(1, 2)), { maxLength: 8 }),
    days: fc.uniqueArray(days, { selector: ([day]) => day }),
    theme: fc.constantFrom('=1+1', '+7 и −3', '@SUM(A1)', '«Абай»\nжолы', '_x0041_'),
    type: fc.constantFrom('Лицей', 'Гимназия', 'Школа-интернат'),
  })
  const samples = fc.sample(school, { numRuns: 4, seed: 11 })
  for (const one of samples) {
    const book = tinySchool()
    for (const [row, name] of one.names) book.set('Ученики', row, 'Имя', name)
    for (const [row, half] of one.halves) book.set('Подгруппы', row, 'Подгруппа', half)
    book.set('КТП', 2, 'Тема', one.theme)
    book.sheets['Школа']?.find(([field]) => field === 'Тип школы')?.splice(1, 1, one.type)
    book.sheets['Выходные дни'] = [['Дата', 'По дату', 'Название', 'Вид', 'По расписанию дня'], ...one.days]
    const outcome = await office.bringBytes(await book.bytes(), { keepGood: true })
    expect(['imported', 'nothing-to-do']).toContain(outcome.state)
    const bytes = await exportOf(office)
    expect(await touched(office, bytes)).toEqual([])
  }
})

test('the demo school is exported to an empty plan without a fault', async ({ office }) => {
  type Plan = { demoPlan: (school: object) => SchoolPlan }
  const seed = (file: string) => import(new URL(`../../../../seed/${file}`, import.meta.url).href)
  const { demoPlan }: Plan = await seed('plan.ts')
  const { mainSchool }: { mainSchool: object } = await seed('schools.ts')
  const plan = demoPlan({ ...mainSchool, year: 2026, weeks: [] })
  // Two days of the week: a year of lessons takes most of the time and is no sheet of the workbook.
  const timetable = plan.timetable.filter(({ weekDay }) => weekDay < 3)
  await office.bringBytes(await workbookOf({ ...plan, timetable }, 'kz'))
  const [schoolId] = await office.list('select id from school where bin = $1', [plan.school.bin])
  const written = await schoolWorkbook(office.house.db, Number(schoolId), 2026, today, 'kz')
  const outcome = await propose(office.house.db, written!.bytes, { keepGood: true, now })
  expect(outcome.findings.filter(({ level }) => level !== 'warning')).toEqual([])
  expect(await touched(office, written!.bytes)).toEqual([])
})

test('hostile words stay text, and what a workbook has no word for is an empty cell', async ({ office }) => {
  await office.bring()
  await office.rows(`update person set surname = '=HYPERLINK("http://a","b")' where surname = 'Исаева' returning 1`)
  await office.rows(`update person set phone = null where surname = 'Петров' returning 1`)
  const book = await read(await exportOf(office))
  const staff = 'sheets' in book ? book.sheets.find(({ name }) => name === 'Сотрудники') : undefined
  const rows = JSON.stringify(staff?.rows)
  expect(rows).toContain('=HYPERLINK(')
  expect(await touched(office, await exportOf(office))).toEqual([])
})
