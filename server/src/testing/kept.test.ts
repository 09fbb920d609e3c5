import { journal } from '@qalam/contract/journal/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { configured } from '#modules/schools/testing/configured.ts'
import type { Db } from '#platform/db/db.ts'
import { makeKeeper } from '#platform/keeper.ts'
import { type School, test } from '#platform/testing/school.ts'

async function editionSeen(db: Db, schoolId: number): Promise<number> {
  const { rows } = await sql<{
    edition: number
  }>`select edition from school_edition where school_id = ${schoolId}`.execute(db)
  return rows[0]?.edition ?? 0
}
const editionOf = ({ db, id }: School): Promise<number> => editionSeen(db, id)

/** A change of each table whose rows are kept, as anybody could make it: by a screen, an import or by hand. */
const changes: Record<string, (school: School) => string> = {
  'the school’s own settings': ({ id }) => `update school set edit_schedule = false where id = ${id}`,
  'a quarter': ({ id }) =>
    `update school_quarter set ends_on = ends_on - 1 where school_id = ${id} and quarter_id = 20264`,
  'a holiday': ({ id }) =>
    `insert into holiday (school_id, starts_on, ends_on, name) values (${id}, '2026-11-20', '2026-11-20', '{"kz":"а","ru":"б","en":"c"}')`,
  'a holiday of the country': () =>
    `insert into holiday (starts_on, ends_on, name) values ('2027-05-24', '2027-05-24', '{"kz":"а","ru":"б","en":"c"}')`,
  'a subject': ({ subjects }) => `update subject set name = name || '{"en":"Sums"}' where id = ${subjects.algebra}`,
  'a group': ({ group }) => `update study_group set letter = 'Я' where id = ${group.id}`,
  'a subgroup': ({ halves }) => `update subgroup set name = 'Strong' where id = ${halves.first}`,
  'a place in a subgroup': ({ halves }) => `delete from subgroup_member where subgroup_id = ${halves.first}`,
  'a stay': ({ students }) => `update enrolment set until = '2026-11-17' where student_id = ${students[0]!.userId}`,
  'a cabinet': ({ cabinets }) => `update cabinet set name = 'Физика' where id = ${cabinets[0]!.id}`,
  'a bell table': ({ scheme }) => `update time_scheme set name = 'II' where uuid = '${scheme}'`,
  'a calendar plan': ({ plans }) => `update calendar_plan set hours_per_week = 2 where uuid = '${plans.music.uuid}'`,
  'a place of work': ({ colleague }) => `update app_user set archived_at = now() where id = ${colleague.userId}`,
  'a name': ({ colleague }) => `update person set surname = 'Басқа' where id = ${colleague.personId}`,
}

for (const [what, change] of Object.entries(changes))
  test(`${what} gives the school a new edition`, async ({ school }) => {
    const before = await editionOf(school)
    await school.house.pool.query(change(school))
    expect(await editionOf(school)).toBeGreaterThan(before)
  })

test('what happens every minute leaves the edition as it is, and so does another school', async ({
  school,
  otherSchool,
}) => {
  const before = await editionOf(school)
  await school.as('teacher')(schedule.week)
  await school.db.updateTable('lesson').set({ conducted_at: new Date() }).where('school_id', '=', school.id).execute()
  await school.house.pool.query(changes['a cabinet']!(otherSchool))
  expect(await editionOf(school)).toBe(before)
})

test('a change that was taken back leaves nothing behind', async ({ school }) => {
  const week = async () => (await school.as('teacher')(schedule.week)).body.days[0]?.lessons[0]?.cabinet?.label
  const rename = (name: string) => `update cabinet set number = '${name}' where id = ${school.cabinets[0]!.id}`
  const client = await school.house.pool.connect()
  await client.query('begin')
  await client.query(rename('777'))
  expect(await week()).toBe('101')
  await client.query('rollback')
  await client.query(rename('305'))
  client.release()
  expect(await week()).toBe('305')
})

test('every process shows a change at once, whichever made it', async ({ school }) => {
  const elsewhere = await configured(school, {})
  const token = await school.tokenOf('teacher')
  const weeks = () => Promise.all([school.as('teacher')(schedule.week), elsewhere(schedule.week, {}, { token })])
  const rooms = async () => (await weeks()).map(({ body }) => body.days[0]?.lessons[0]?.cabinet?.label)
  expect(await rooms()).toEqual(['101', '101'])

  await school.house.pool.query(`update cabinet set number = '404' where id = ${school.cabinets[0]!.id}`)
  expect(await rooms()).toEqual(['404', '404'])
})

test('a journal shows who came and who left without a restart', async ({ school }) => {
  const input = { params: { id: school.plans.algebra.uuid } }
  const class7 = async () => (await school.as('teacher')(journal.quarter, input)).body.rows
  const before = await class7()
  await school.db
    .updateTable('enrolment')
    .set({ until: '2026-10-01' })
    .where('student_id', '=', school.students[1]!.userId)
    .execute()
  expect((await class7()).map(({ userId }) => userId)).toEqual(
    before.map(({ userId }) => userId).filter((id) => id !== school.students[1]!.userId),
  )
})

test('a crowd that opens the week after a change reads the names once', async ({ school }) => {
  const weeks = () => Promise.all(Array.from({ length: 12 }, () => school.as('teacher')(schedule.week)))
  await weeks()
  await school.house.pool.query(`update cabinet set number = '500' where id = ${school.cabinets[0]!.id}`)
  school.house.counted()
  const seen = await weeks()

  expect(seen.every(({ body }) => body.days[0]?.lessons[0]?.cabinet?.label === '500')).toBe(true)
  expect(school.house.counted().filter((sql) => sql.startsWith('schedule-names:'))).toHaveLength(1)
})

test('a journal of another school is not found, however often it is asked for', async ({ school, otherSchool }) => {
  const { uuid } = otherSchool.plans.algebra
  const open = () => school.as('director')(journal.quarter, { params: { id: uuid } })
  expect((await open()).status).toBe(404)
  expect((await open()).status).toBe(404)
})

test('a school that changes at every try is read in one snapshot, never names of one edition with rows of another', async ({
  school,
}) => {
  const names = { name: 'of-a-test', most: 1, read: (db: Db) => editionSeen(db, school.id) }
  const { value, rows } = await makeKeeper().with(names, { db: school.db, schoolId: school.id }, async (_, db) => {
    await school.house.pool.query(`update cabinet set name = name || 'x' where id = ${school.cabinets[0]!.id}`)
    const edition = await editionSeen(db, school.id)
    return { edition, rows: edition }
  })
  expect(rows).toBe(value)
})
