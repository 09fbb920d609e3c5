import { randomUUID } from 'node:crypto'
import { importPlans } from '@qalam/contract/import-plans/api.ts'
import type { Taking } from '@qalam/contract/import-plans/kept.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import type { School } from '#platform/testing/school.ts'
import { employee, iinFor, motherIin, pupilIin } from '#platform/testing/workbook.ts'
import { bookOf, check, commit, test, undo, work } from './testing/desk.ts'

type Plan = { id: string }
const oneOf = async (school: School, iin: string) => {
  const { rows } = await school.house.pool.query(
    `select p.id, p.iin, p.surname, p.firstname, p.patronymic, p.phone, p.born_on as "bornOn", p.version, u.id as "userId"
     from person p join app_user u on u.person_id = p.id where p.iin = $1`,
    [iin],
  )
  return rows[0]
}

/** The school of the workbook, in which a deputy has given the second employee another surname and phone. */
async function edited(school: School) {
  await commit(school, (await check(school, await bookOf(school))).id)
  const one = await oneOf(school, employee(1))
  const draft = {
    surname: 'Исаева-Ким',
    firstname: one.firstname,
    lastname: one.patronymic,
    sex: 'w' as const,
    bornDate: one.bornOn,
    iin: one.iin,
    isInStatistic: true,
    isResident: true,
    phone: '+77019998877',
    positionId: 4,
    version: one.version,
  }
  const { status } = await school.as('director')(personnel.update, { params: { userId: one.userId }, body: draft })
  expect(status).toBe(200)
  return one.id
}

const keptOf = async (school: School, { id }: Plan) =>
  (await school.as('director')(importPlans.kept, { query: { plan: id } })).body.rows

type Chosen = Omit<Taking, 'thing' | 'person'> & { person?: number; thing?: string | null }
async function take(school: School, { id }: Plan, chosen: Chosen[]) {
  const fields = chosen.map(({ person = null, thing = null, ...one }) => ({ person, thing, ...one }))
  const query = { plan: id }
  await school.as('director')(importPlans.take, { query, body: { uuid: randomUUID(), fields } })
  await work(school)
  return (await school.as('director')(importPlans.one, { params: { uuid: id } })).body
}

const changesOf = async (school: School, { id }: Plan) =>
  (await school.as('director')(importPlans.rows, { query: { plan: id, kind: 'change' } })).body.rows

test('a field that was edited by hand stays, and the plan says what stands, who wrote it and when', async ({
  school,
}) => {
  const person = await edited(school)
  const plan = await check(school, await bookOf(school))
  expect(plan).toMatchObject({ state: 'ready', kept: { all: 2, taken: 0 } })
  const by = expect.stringMatching(/\S+ \S+/)
  expect(await keptOf(school, plan)).toMatchObject([
    { part: 'staff', row: 3, person, field: 'surname', standing: 'Исаева-Ким', workbook: 'Исаева', editedBy: by },
    { field: 'phone', standing: '+77019998877', workbook: '+77010000001', editedBy: by, isTaken: false },
  ])
  expect((await keptOf(school, plan))[0]?.editedAt).toBe('2026-11-18T04:10:00.000Z')
  await commit(school, plan.id)
  expect(await oneOf(school, employee(1))).toMatchObject({ surname: 'Исаева-Ким' })
})

test('one field is taken from the workbook, is shown as a change, and is taken back with the import', async ({
  school,
}) => {
  const person = await edited(school)
  const before = await check(school, await bookOf(school))
  const plan = await take(school, before, [{ person, field: 'surname', isTaken: true }])
  expect(plan).toMatchObject({ kept: { all: 2, taken: 1 } })
  expect(plan.hash).not.toBe(before.hash)
  expect(await changesOf(school, plan)).toMatchObject([
    { part: 'staff', row: 3, changes: [{ field: 'surname', before: 'Исаева-Ким', after: 'Исаева' }] },
  ])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await oneOf(school, employee(1))).toMatchObject({ surname: 'Исаева', phone: '+77019998877' })
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await oneOf(school, employee(1))).toMatchObject({ surname: 'Исаева-Ким' })
})

test('all of a person is taken at once, and what was chosen may be left as it is after all', async ({ school }) => {
  const person = await edited(school)
  const before = await check(school, await bookOf(school))
  const all = await take(school, before, [{ person, field: null, isTaken: true }])
  expect(all.kept).toEqual({ all: 2, taken: 2 })
  const none = await take(school, before, [{ person, field: null, isTaken: false }])
  expect(none).toMatchObject({ hash: before.hash, kept: { all: 2, taken: 0 } })
})

test('what somebody edits after the check stops the import', async ({ school }) => {
  const person = await edited(school)
  const plan = await take(school, await check(school, await bookOf(school)), [
    { person, field: 'surname', isTaken: true },
  ])
  await school.house.pool.query(`update person set surname = 'Ли' where id = $1`, [person])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'failed', problem: { code: 'import-plans.moved' } })
  expect(await oneOf(school, employee(1))).toMatchObject({ surname: 'Ли' })
})

test('a student who is recognised gets the IIN of the workbook where the reviewer takes it, and a parent another name', async ({
  school,
}) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const fresh = iinFor('2013-02-15', 'w', 990)
  await school.house.pool.query(`update person set firstname = 'Айжан' where iin = $1`, [motherIin])
  const { id: person } = await oneOf(school, pupilIin(1))
  const { id: mother } = await oneOf(school, motherIin)
  const before = await check(
    school,
    await bookOf(school, (book) => {
      for (const rows of Object.values(book.sheets))
        for (const row of rows) row.forEach((cell, at) => cell === pupilIin(1) && (row[at] = fresh))
    }),
  )
  const answers = [{ iin: fresh, answer: 'same' as const, person }]
  const query = { plan: before.id }
  await school.as('director')(importPlans.answer, { query, body: { uuid: randomUUID(), answers } })
  await work(school)
  const plan = await take(school, before, [
    { person, field: 'iin', isTaken: true },
    { person: mother, field: 'firstname', isTaken: true },
  ])
  expect((await changesOf(school, plan)).map(({ row, changes }) => [row, changes.map(({ field }) => field)])).toEqual([
    [2, ['parent-firstname']],
    [3, ['person', 'iin']],
    [26, ['parent-firstname']],
  ])
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await oneOf(school, fresh)).toMatchObject({ id: person })
  expect(await oneOf(school, motherIin)).toMatchObject({ firstname: 'Сәуле' })
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await oneOf(school, pupilIin(1))).toMatchObject({ id: person })
})

test('a room, the hours of a class and a lesson of a plan are taken from the workbook, and given back with the import', async ({
  school,
}) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const facts = async () => {
    const { rows } = await school.house.pool.query(
      `select (select jsonb_agg(c order by c.id) from (select id, name from cabinet where school_id = $1) c) as rooms,
        (select jsonb_agg(c order by c.uuid) from
          (select uuid, hours_per_week from calendar_plan where school_id = $1) c) as hours,
        (select jsonb_agg(t order by t.uuid) from
          (select uuid, section, theme, hours, objectives from plan_lesson where school_id = $1) t) as themes`,
      [school.id],
    )
    return rows[0]
  }
  const edit = (statement: string) => school.house.pool.query(statement, [school.id])
  await edit(`update cabinet set name = 'Кладовая' where id = (
    select c.id from cabinet c where c.school_id = $1 and c.name <> '' order by c.number limit 1)`)
  await edit('update calendar_plan set hours_per_week = hours_per_week + 1 where school_id = $1')
  await edit(`update plan_lesson set theme = 'Бұрынғы тақырып', section = 'Басқа бөлім' where uuid = (
    select t.uuid from plan_lesson t where t.school_id = $1 order by t.quarter_id, t.ordinal limit 1)`)
  const edits = await facts()
  const before = await check(school, await bookOf(school))
  const rows = await keptOf(school, before)
  expect(new Set(rows.map(({ field }) => field))).toEqual(new Set(['room-name', 'weekly-hours', 'section', 'theme']))
  const things = [...new Set(rows.flatMap(({ thing }) => thing ?? []))]
  const plan = await take(
    school,
    before,
    things.map((thing) => ({ thing, field: null, isTaken: true })),
  )
  expect(plan.kept).toEqual({ all: rows.length, taken: rows.length })
  expect(new Set((await changesOf(school, plan)).map(({ part }) => part))).toEqual(new Set(['rooms', 'load', 'ktp']))
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
  const taken = await facts()
  expect(JSON.stringify(taken)).not.toContain('Кладовая')
  expect(JSON.stringify(taken)).not.toContain('Бұрынғы тақырып')
  expect(taken.hours).not.toEqual(edits.hours)
  expect(await undo(school, plan.id)).toMatchObject({ state: 'done' })
  expect(await facts()).toEqual(edits)
})

test('a deputy does not rewrite the director by a workbook', async ({ school }) => {
  await commit(school, (await check(school, await bookOf(school))).id)
  const { id: person } = await oneOf(school, employee(0))
  await school.house.pool.query(`update person set surname = 'Ахмет' where id = $1`, [person])
  const plan = await take(school, await check(school, await bookOf(school)), [{ person, field: null, isTaken: true }])
  expect(await commit(school, plan.id, { role: 'zavuch' })).toMatchObject({
    state: 'failed',
    problem: { code: 'import-plans.posts-denied' },
  })
  expect(await commit(school, plan.id)).toMatchObject({ state: 'done' })
})
