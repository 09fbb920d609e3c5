import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { expect } from 'vitest'
import type { School } from '#platform/testing/school.ts'
import { bookOf, check, commit, test, undo, work } from './testing/desk.ts'

const faultsOf = async (school: School, plan: string) =>
  (
    await school.as('director')(
      importPlans.findings,
      { query: { plan, level: 'fault', limit: 100 } },
      { language: 'ru' },
    )
  ).body.rows
const choicesOf = async (school: School, plan: string, finding: number) =>
  (await school.as('director')(importPlans.choices, { query: { plan, finding } }, { language: 'ru' })).body.choices

test('an unknown class, room, word and phone come with what they may be meant to say, and are mended in place', async ({
  school,
}) => {
  const plan = await check(
    school,
    await bookOf(school, (book) => {
      book.set('Ученики', 3, 'Класс', '7-«А» класс')
      book.set('Расписание', 2, 'Кабинет', 'каб 999')
      book.set('Сотрудники', 3, 'Должность', 'вахтёр')
      book.set('Сотрудники', 4, 'Телефон', '8 701 123 45 67, 8 702 765 43 21')
    }),
  )
  const faults = await faultsOf(school, plan.id)
  const at = (column: string) => faults.find((line) => line.column === column)!
  expect(at('Класс')).toMatchObject({ proposal: '7А', hasChoices: true })
  expect(at('Телефон')).toMatchObject({ proposal: '+7 (701) 123-45-67', hasChoices: false })
  const labels = (await choicesOf(school, plan.id, at('Класс').id)).map(({ value }) => value)
  expect(labels).toContain('7А')
  expect((await choicesOf(school, plan.id, at('Кабинет').id)).length).toBeGreaterThan(0)
  expect((await choicesOf(school, plan.id, at('Должность').id)).map(({ value }) => value)).toContain('библиотекарь')
  expect(await choicesOf(school, plan.id, at('Телефон').id)).toEqual([])

  const [room] = await choicesOf(school, plan.id, at('Кабинет').id)
  const cellOf = (column: string, value: string) => ({
    ...{ sheet: at(column).sheet ?? '', row: at(column).row ?? 0 },
    ...{ column, value },
  })
  const cells = [
    cellOf('Класс', '7А'),
    cellOf('Кабинет', room?.value ?? ''),
    cellOf('Должность', 'учитель'),
    cellOf('Телефон', at('Телефон').proposal ?? ''),
  ]
  await school.as('director')(importPlans.correct, { query: { plan: plan.id }, body: { uuid: randomUUID(), cells } })
  await work(school)
  const left = (await faultsOf(school, plan.id)).map(({ column }) => column)
  for (const column of ['Класс', 'Должность', 'Телефон']) expect(left).not.toContain(column)
})

test('the language and the direction of a class are taken from the workbook, and given back with the import', async ({
  school,
}) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const languages = async () =>
    (
      await school.house.pool.query(
        'select g.parallel || g.letter as label, g.edu_lang from study_group g where g.school_id = $1 order by 1',
        [school.id],
      )
    ).rows
  await school.house.pool.query(
    "update study_group set edu_lang = case edu_lang when 'ru' then 'kz' else 'ru' end where school_id = $1 and parallel = 7 and letter = 'А'",
    [school.id],
  )
  const edited = await languages()
  const plan = await check(school, await bookOf(school))
  const { body } = await school.as('director')(importPlans.kept, { query: { plan: plan.id, limit: 100 } })
  const one = body.rows.find(({ field }) => field === 'class-language')!
  expect(one).toMatchObject({ part: 'classes', name: '7А' })
  const fields = [{ person: null, thing: one.thing, field: null, isTaken: true }]
  await school.as('director')(importPlans.take, { query: { plan: plan.id }, body: { uuid: randomUUID(), fields } })
  await work(school)
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await languages()).not.toEqual(edited)
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await languages()).toEqual(edited)
})
