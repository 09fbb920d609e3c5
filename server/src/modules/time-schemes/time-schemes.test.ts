import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const first = { number: 1, timeStart: '08:00', timeEnd: '08:45' }
const second = { number: 2, timeStart: '08:55', timeEnd: '09:40' }
const late = { name: 'Кешкі ауысым', shift: 2, lessons: [first, second] }

const add = (school: School, changes: Partial<typeof late> = {}) =>
  school.as('director')(timeSchemes.create, { body: { schoolId: school.id, ...late, ...changes } })
const listOf = (school: School, schoolId = school.id) => school.as('teacher')(timeSchemes.list, { query: { schoolId } })

test('a director adds a bell table and a teacher reads it', async ({ school }) => {
  await add(school)

  const { body, raw } = await listOf(school)
  expect(body.map(({ name, shift }) => [name, shift])).toEqual([
    ['I', 1],
    ['Кешкі ауысым', 2],
  ])
  expect(body[1]).toMatchObject({ lessons: [{ number: 1, start: '08:00', end: '08:45' }, {}], can: { edit: false } })
  expect(raw.toString()).toContain('"timeStart":"08:00"')
})

test('the short list has the names and not the times', async ({ school }) => {
  const { body } = await school.as('group-lead')(timeSchemes.shortList, { query: { schoolId: school.id } })
  expect(body).toEqual([{ uuid: body[0]?.uuid, name: 'I', shift: 1 }])
})

test('a group follows its bell table, or none', async ({ school }) => {
  const ask = () =>
    school.as('teacher')(timeSchemes.byGroup, { query: { schoolId: school.id, groupId: school.group.id } })

  expect((await ask()).body).toMatchObject({ name: 'I' })
  await school.db.updateTable('study_group').set({ time_scheme_uuid: null }).where('id', '=', school.group.id).execute()
  expect((await ask()).body).toBeNull()
})

test('a group of another school is not found', async ({ school, otherSchool }) => {
  const query = { schoolId: school.id, groupId: otherSchool.group.id }
  expect((await school.as('teacher')(timeSchemes.byGroup, { query })).status).toBe(404)
})

test('a director changes a bell table', async ({ school }) => {
  const { body: scheme } = await add(school)
  const lessons = [{ ...first, timeEnd: '08:40' }]

  const body = { uuid: scheme.uuid, schoolId: school.id, ...late, lessons }
  expect((await school.as('director')(timeSchemes.update, { body })).status).toBe(200)
  expect((await listOf(school)).body[1]?.lessons).toEqual([{ number: 1, start: '08:00', end: '08:40' }])
})

test('a teacher may not add one', async ({ school }) => {
  const refused = await school.as('teacher')(timeSchemes.create, { body: { schoolId: school.id, ...late } })
  expect(refused).toMatchObject({ status: 403, body: { code: 'access.denied' } })
})

test('the bells of another school are neither read nor changed', async ({ school, otherSchool }) => {
  const { body: scheme } = await add(otherSchool)
  const director = school.as('director')
  const theirs = { uuid: scheme.uuid, schoolId: otherSchool.id }

  expect((await listOf(school, otherSchool.id)).status).toBe(403)
  expect((await director(timeSchemes.update, { body: { ...theirs, ...late } })).status).toBe(403)
  expect((await director(timeSchemes.delete, { body: theirs })).status).toBe(403)
  const disguised = { ...theirs, schoolId: school.id }
  expect((await director(timeSchemes.update, { body: { ...disguised, ...late, name: 'Other' } })).status).toBe(404)
  expect((await director(timeSchemes.delete, { body: disguised })).status).toBe(404)
})

test('lessons that overlap are refused by number', async ({ school }) => {
  const refused = await add(school, { lessons: [first, { ...second, timeStart: '08:40' }] })
  expect(refused.body).toMatchObject({ code: 'time-scheme.periods-overlap', data: { first: 1, second: 2 } })
})

test('a lesson that ends before it begins is refused', async ({ school }) => {
  const refused = await add(school, { lessons: [{ ...first, timeEnd: '07:00' }] })
  expect(refused.body).toMatchObject({ code: 'time-scheme.periods-overlap', data: { first: 1, second: 1 } })
})

test('a number that is there twice is refused', async ({ school }) => {
  const refused = await add(school, { lessons: [first, { ...second, number: 1 }] })
  expect(refused.body).toMatchObject({ code: 'time-scheme.period-repeated', data: { number: 1 } })
})

test('a time that is no time is a complaint about its field', async ({ school }) => {
  const refused = await add(school, { lessons: [{ ...first, timeEnd: '25:00' }] })
  expect(refused.body.errors).toEqual({ 'lessons.0.timeEnd': ['Уақытты сс:мм түрінде жазыңыз'] })
})

test('a school does not hold two bell tables of one name', async ({ school }) => {
  const { body: scheme } = await add(school)

  expect((await add(school)).body.errors).toEqual({ name: ['Мұндай жазба бар'] })
  const body = { uuid: scheme.uuid, schoolId: school.id, ...late, name: 'I' }
  expect((await school.as('director')(timeSchemes.update, { body })).body.errors).toHaveProperty('name')
})

test('a bell table that groups follow stays, another goes', async ({ school }) => {
  await add(school)
  const [followed, free] = (await listOf(school)).body
  const remove = (uuid = '') => school.as('director')(timeSchemes.delete, { body: { schoolId: school.id, uuid } })

  expect((await remove(followed?.uuid)).body).toMatchObject({ code: 'time-scheme.in-use', data: { groups: 2 } })
  expect((await remove(free?.uuid)).status).toBe(200)
  expect((await remove(free?.uuid)).status).toBe(404)
})

test('a break of two hours and a lesson of ten minutes are refused by their numbers', async ({ school }) => {
  const hole = await add(school, { lessons: [first, { number: 2, timeStart: '10:45', timeEnd: '11:30' }] })
  expect(hole).toMatchObject({ status: 422, body: { code: 'time-scheme.break-length', data: { after: 1, minutes: 120 } } })
  const scrap = await add(school, { lessons: [{ ...first, timeEnd: '08:10' }] })
  expect(scrap.body).toMatchObject({ code: 'time-scheme.lesson-length', data: { number: 1, minutes: 10 } })
})
