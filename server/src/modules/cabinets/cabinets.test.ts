import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { test } from '#platform/testing/school.ts'

const numbers = (rows: { number: string }[]) => rows.map(({ number }) => number)

test('a director adds a room and a teacher sees it among the others, 9 before 10', async ({ school }) => {
  await school.as('director')(cabinets.create, { body: { number: '12б', name: 'Физика' } })
  await school.as('admin')(cabinets.create, { body: { number: '9' } })

  const { body } = await school.as('teacher')(cabinets.list)
  expect(numbers(body.rows)).toEqual(['9', '12б', '101', '102', '103'])
  expect(body.rows[1]).toMatchObject({ name: 'Физика', can: { edit: false } })
  expect(body.can).toEqual({ create: false })
})

test('a room is renamed and renumbered', async ({ school }) => {
  const id = school.cabinets[0]?.id ?? 0
  const changed = await school.as('zavuch')(cabinets.update, {
    params: { id },
    body: { number: '104', name: 'Музыка' },
  })
  expect(changed.body).toEqual({ id, number: '104', name: 'Музыка', can: { edit: true } })
})

for (const role of ['teacher', 'student', 'region_worker'] as const)
  test(`a ${role} may not add a room`, async ({ school }) => {
    const refused = await school.as(role)(cabinets.create, { body: { number: '7' } })
    expect(refused).toMatchObject({ status: 403, body: { code: 'access.denied' } })
  })

for (const number of ['', '123456', 'А12', '12а3', '12345а', '1 2'])
  test(`"${number}" is no room number`, async ({ school }) => {
    const refused = await school.as('director')(cabinets.create, { body: { number } })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['number'])
  })

test('a school does not have two rooms of one number, two schools do', async ({ school, otherSchool }) => {
  const director = school.as('director')

  const refused = await director(cabinets.create, { body: { number: '101' } })
  expect(refused).toMatchObject({ status: 422, body: { errors: { number: ['Мұндай жазба бар'] } } })
  const renumbered = { params: { id: school.cabinets[1]?.id ?? 0 }, body: { number: '101' } }
  expect((await director(cabinets.update, renumbered)).body.errors).toHaveProperty('number')
  expect(numbers((await otherSchool.as('director')(cabinets.list)).body.rows)).toEqual(['101', '102', '103'])
})

test('a room where lessons are held stays', async ({ school }) => {
  const id = school.cabinets[1]?.id ?? 0
  const refused = await school.as('director')(cabinets.delete, { params: { id } })
  expect(refused.body).toMatchObject({ code: 'cabinet.in-use', data: { number: '102', lessons: 1, slots: 0 } })
})

test('a room of the weekly timetable stays', async ({ school }) => {
  const { body } = await school.as('director')(cabinets.create, { body: { number: '7' } })
  const slot = { school_id: school.id, group_id: school.group.id, plan_uuid: school.plans.algebra.uuid }
  await school.db
    .insertInto('timetable_slot')
    .values({ ...slot, week_day: 1, number: 1, cabinet_id: body.id })
    .execute()

  const refused = await school.as('director')(cabinets.delete, { params: { id: body.id } })
  expect(refused.body).toMatchObject({ code: 'cabinet.in-use', data: { lessons: 0, slots: 1 } })
})

test('a room that nobody uses is removed', async ({ school }) => {
  const director = school.as('director')
  const { body } = await director(cabinets.create, { body: { number: '7' } })

  expect((await director(cabinets.delete, { params: { id: body.id } })).status).toBe(200)
  expect((await director(cabinets.delete, { params: { id: body.id } })).status).toBe(404)
})

test('a room of another school is not found', async ({ school, otherSchool }) => {
  const params = { id: otherSchool.cabinets[0]?.id ?? 0 }

  expect((await school.as('director')(cabinets.update, { params, body: { number: '5' } })).status).toBe(404)
  expect((await school.as('director')(cabinets.delete, { params })).status).toBe(404)
})

test('the list is turned around, searched in any case and taken page by page', async ({ school }) => {
  const director = school.as('director')
  await director(cabinets.create, { body: { number: '9', name: 'Спортзал 100%' } })
  const asked = async (query: object) => {
    const { rows, page, total } = (await director(cabinets.list, { query })).body
    return { numbers: numbers(rows), page, total }
  }

  expect(await asked({ sort: '-number', limit: 2 })).toEqual({ numbers: ['103', '102'], page: 1, total: 4 })
  expect(await asked({ limit: 3, page: 7 })).toEqual({ numbers: ['103'], page: 2, total: 4 })
  expect(await asked({ search: 'СПОРТ' })).toEqual({ numbers: ['9'], page: 1, total: 1 })
  // Signs of a pattern are looked for as they are.
  expect(await asked({ search: '%' })).toEqual({ numbers: ['9'], page: 1, total: 1 })
  expect(await asked({ search: '1_1' })).toEqual({ numbers: [], page: 1, total: 0 })
})

test('the list is taken as a file: what is searched for, all pages, without hidden columns', async ({ school }) => {
  const director = school.as('director')
  await director(cabinets.create, { body: { number: '9', name: '=HYPERLINK("http://x")' } })
  const sheetOf = async (query: object) => {
    const { raw, headers } = await director(cabinets.file, { query }, { language: 'ru' })
    const taken = await read(raw)
    return { name: headers['content-disposition'], rows: 'sheets' in taken ? taken.sheets[0]?.rows : taken }
  }

  expect(await sheetOf({ search: 'hyper' })).toEqual({
    name: `attachment; filename*=UTF-8''${encodeURIComponent('Кабинеты.xlsx')}`,
    rows: [
      ['Номер', 'Название'],
      ['9', '=HYPERLINK("http://x")'],
    ],
  })
  expect((await sheetOf({ sort: '-number', hide: 'name' })).rows).toEqual([['Номер'], ['103'], ['102'], ['101'], ['9']])
})

test('a director without a school changes no rooms', async ({ school }) => {
  const ask = school.as(await school.newcomer('director', { schoolId: null }))
  const [params, body] = [{ id: school.cabinets[2]!.id }, { number: '777', name: '' }]

  for (const refused of [
    await ask(cabinets.create, { body }),
    await ask(cabinets.update, { params, body }),
    await ask(cabinets.delete, { params }),
  ])
    expect(refused).toMatchObject({ status: 403, body: { code: 'access.denied' } })
})
