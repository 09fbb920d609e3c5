import { importPlans } from '@qalam/contract/import-plans/api.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { School } from '#platform/testing/school.ts'
import { type Book, employee, iinFor } from '#platform/testing/workbook.ts'
import { bookOf, check, commit, test, undo } from './testing/desk.ts'

/** What is no fact of a school: how often it was looked at, what was asked and announced, and dictionaries of the country. */
const besides = /^(import_plan|job|outbox|school_version|upload|stored_file|file|department|region|subject$|session)/

/** Each row of the school's tables; how often a lesson was changed is no fact of it. */
async function factsOf({ house: { pool } }: School): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const facts: Record<string, unknown> = {}
  for (const { name } of tables) {
    if (besides.test(name)) continue
    const { rows } = await pool.query(
      `select to_jsonb(t) - 'version' as row from "${name}" t order by (to_jsonb(t) - 'version')::text`,
    )
    if (rows.length > 0) facts[name] = rows
  }
  return facts
}

const newcomer = (book: Book) =>
  book.add('Ученики', [iinFor('2018-03-04', 'm', 900), 'Тасов', 'Әли', null, 'м', '04.03.2018', '2Ә'])

/** What a later workbook may say otherwise. */
const changes: Record<string, (book: Book) => void> = {
  address: (book) => void book.sheets['Школа']?.find(([field]) => field === 'Адрес')?.splice(1, 1, 'Абай 2'),
  newcomer,
  half: (book) => book.set('Подгруппы', 2, 'Подгруппа', 2),
  lead: (book) => book.set('Классы', 2, 'Классный руководитель (ИИН)', employee(3)),
  swap: (book) => {
    book.set('Нагрузка', 5, 'Учитель (ИИН)', employee(2))
    book.set('Нагрузка', 6, 'Учитель (ИИН)', employee(3))
    book.set('Расписание', 6, 'Учитель (ИИН)', employee(2))
    book.set('Расписание', 7, 'Учитель (ИИН)', employee(3))
    book.set('Расписание', 4, 'Учитель (ИИН)', employee(3))
  },
  theme: (book) => void book.add('КТП', ['7А', 'Алгебра', null, 1, 5, 'Раздел 1', 'Тема 5', 'урок', null, null, 1]),
  bell: (book) => void book.add('Звонки', ['2 смена', 4, '16:40', '17:25']),
  lesson: (book) => {
    book.set('Нагрузка', 7, 'Часов в неделю', 3)
    book.add('Расписание', ['2Ә', 'Среда', 1, 'Математика', null, employee(4), null])
  },
}

test('a school is what it was before an import that was taken back, and may be brought in again', async ({
  school,
}) => {
  const before = await factsOf(school)
  const plan = await check(school, await bookOf(school))
  const prepared = await factsOf(school)
  await commit(school, plan.id)
  expect(await factsOf(school)).not.toEqual(prepared)
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done', link: `/backoffice/school-import/${plan.id}` })
  expect(await factsOf(school)).toEqual(prepared)
  expect(Object.keys(prepared)).toEqual(Object.keys(before))

  const { body } = await school.as('director')(importPlans.one, { params: { uuid: plan.id } })
  expect(body).toMatchObject({ state: 'undone', can: { commit: false, undo: false } })
  expect(body.undoneBy).not.toBeNull()
  const again = await check(school, await bookOf(school))
  expect(again).toMatchObject({ state: 'ready', can: { commit: true } })
  expect(await commit(school, again.id)).toMatchObject({ state: 'done' })
})

test('any changes of a later workbook are taken back and leave what the earlier one brought', async ({ school }) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const stands = await factsOf(school)
  const some = fc.subarray(Object.keys(changes), { minLength: 1 })
  const chosen = [Object.keys(changes), ...fc.sample(some, { numRuns: 4, seed: 7 })]
  for (const names of chosen) {
    const plan = await check(school, await bookOf(school, (book) => names.forEach((name) => changes[name]?.(book))))
    expect(plan).toMatchObject({ state: 'ready' })
    expect(await commit(school, plan.id, { withoutFaults: true })).toMatchObject({ state: 'done' })
    expect(await factsOf(school), names.join()).not.toEqual(stands)
    expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
    expect(await factsOf(school), names.join()).toEqual(stands)
  }
})

test('nothing is taken back of an import that somebody has built upon, and they are named', async ({ school }) => {
  const { pool } = school.house
  const plan = await check(school, await bookOf(school))
  await commit(school, plan.id)
  await pool.query(`update person set firstname = 'Айсұлу' where surname = 'Исаева'`)
  await pool.query(`insert into session (id, account_id, user_id, created_at, seen_at)
    select gen_random_uuid(), a.id, u.id, now(), now() from account a join person p on p.id = a.person_id
    join app_user u on u.person_id = p.id where p.surname = 'Омарова'`)
  const before = await factsOf(school)
  const job = await undo(school, plan.id)
  expect(job).toMatchObject({ state: 'failed', problem: { code: 'import-plans.used' } })
  for (const name of ['Исаева Айсұлу', 'Омарова Дина']) expect(JSON.stringify(job)).toContain(name)
  expect(await factsOf(school)).toEqual(before)
})

test('only the last import is taken back, and only by a director or by whoever brought it in', async ({ school }) => {
  const first = await check(school, await bookOf(school))
  await commit(school, first.id)
  expect(await undo(school, first.id, 'zavuch')).toMatchObject({ code: 'access.denied' })
  const second = await check(school, await bookOf(school, newcomer), 'zavuch')
  await commit(school, second.id, { role: 'zavuch' })
  expect(await undo(school, first.id)).toMatchObject({ code: 'import-plans.not-last' })
  expect(await undo(school, second.id, 'zavuch')).toMatchObject({ state: 'done' })
  expect(await undo(school, second.id, 'zavuch')).toMatchObject({ code: 'import-plans.not-last' })
})
