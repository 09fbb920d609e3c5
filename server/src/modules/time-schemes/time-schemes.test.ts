import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { now, type School, test } from '#platform/testing/school.ts'

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
  expect(hole).toMatchObject({
    status: 422,
    body: { code: 'time-scheme.break-length', data: { after: 1, minutes: 120 } },
  })
  const scrap = await add(school, { lessons: [{ ...first, timeEnd: '08:10' }] })
  expect(scrap.body).toMatchObject({ code: 'time-scheme.lesson-length', data: { number: 1, minutes: 10 } })
})

/** From Monday of the school's week on; the first two lessons begin later, the first one into the old time of the second. */
const laterBells = (school: School) => {
  school.house.setClock(new Date('2026-11-16T12:00:00Z'))
  onTestFinished(() => school.house.setClock(now))
  const lessons = [
    { number: 1, timeStart: '08:30', timeEnd: '09:15' },
    { number: 2, timeStart: '09:20', timeEnd: '10:05' },
    { number: 3, timeStart: '10:20', timeEnd: '11:05' },
    { number: 4, timeStart: '11:10', timeEnd: '11:55' },
  ]
  return { schoolId: school.id, uuid: school.scheme, name: 'I', shift: 1, lessons }
}
const timesOf = async (school: School) => {
  const { rows } = await sql<{
    day: string
    starts: string
  }>`select to_char(on_date, 'DD') as day, to_char(starts, 'HH24:MI') as starts
    from lesson where school_id = ${school.id} order by on_date, starts`.execute(school.db)
  return rows.map(({ day, starts }) => `${day} ${starts}`)
}

test('other bells give the coming lessons their new times, and those of today and before stay', async ({ school }) => {
  const body = laterBells(school)
  const zavuch = school.as('zavuch')

  expect((await zavuch(timeSchemes.retiming, { body })).body).toEqual({ lessons: 5, clashes: [] })
  expect(await timesOf(school)).toContain('18 08:00')
  expect((await zavuch(timeSchemes.update, { body: { ...body, retime: true } })).status).toBe(200)
  expect(await timesOf(school)).toEqual([
    '13 08:00',
    '16 08:00',
    '17 10:20',
    '18 08:30',
    '18 09:20',
    '18 09:20',
    '20 08:30',
  ])
  expect(school.house.facts.map(({ name }) => name)).toContain('time-schemes.changed')
})

test('without the wish for it lessons keep their times', async ({ school }) => {
  const before = await timesOf(school)
  expect((await school.as('zavuch')(timeSchemes.update, { body: laterBells(school) })).status).toBe(200)
  expect(await timesOf(school)).toEqual(before)
})

test('a lesson that would clash at its new time is named, and then no lesson moves and no bell changes', async ({
  school,
}) => {
  const body = laterBells(school)
  await sql`insert into lesson (uuid, school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, starts, ends)
    select gen_random_uuid(), school_id, quarter_id, group_id, subject_id, plan_uuid, teacher_id, on_date, '09:00', '09:10'
    from lesson where school_id = ${school.id} and uuid = ${school.lessons.fridayAlgebra}`.execute(school.db)
  const before = await timesOf(school)
  const zavuch = school.as('zavuch')

  expect((await zavuch(timeSchemes.retiming, { body })).body).toMatchObject({
    lessons: 5,
    clashes: [
      {
        date: '2026-11-20',
        timeStart: '08:00',
        group: '7А',
        side: 'teacher',
        other: { group: '7А', timeStart: '09:00' },
      },
    ],
  })
  const refused = await zavuch(timeSchemes.update, { body: { ...body, retime: true } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'time-scheme.retime-clashes', data: { clashes: 1 } } })
  expect(await timesOf(school)).toEqual(before)
  expect((await listOf(school)).body[0]?.lessons[0]).toMatchObject({ start: '08:00' })
})
