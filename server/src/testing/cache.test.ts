import { journal } from '@qalam/contract/journal/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { configured } from '#modules/schools/testing/configured.ts'
import { makeCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'
import { type School, test } from '#platform/testing/school.ts'

async function versionSeen(db: Db, schoolId: number): Promise<number> {
  const { rows } = await sql<{
    version: number
  }>`select version from school_version where school_id = ${schoolId}`.execute(db)
  return rows[0]?.version ?? 0
}
const versionOf = ({ db, id }: School): Promise<number> => versionSeen(db, id)

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
  test(`${what} gives the school a new version`, async ({ school }) => {
    const before = await versionOf(school)
    await school.house.pool.query(change(school))
    expect(await versionOf(school)).toBeGreaterThan(before)
  })

test('what happens every minute leaves the version as it is, and so does another school', async ({
  school,
  otherSchool,
}) => {
  const before = await versionOf(school)
  await school.as('teacher')(schedule.week)
  await school.db.updateTable('lesson').set({ conducted_at: new Date() }).where('school_id', '=', school.id).execute()
  await school.house.pool.query(changes['a cabinet']!(otherSchool))
  expect(await versionOf(school)).toBe(before)
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

/** What is cached here is the version itself, so that what was read at another one is seen. */
const seenIn = (school: School) => ({ name: 'of-a-test', max: 1, read: (db: Db) => versionSeen(db, school.id) })
const changeIn = (school: School) =>
  school.house.pool.query(`update cabinet set name = name || 'x' where id = ${school.cabinets[0]!.id}`)

test('a school that changes at every try is read in one snapshot, never names of one version with rows of another', async ({
  school,
}) => {
  const wanted = { db: school.db, schoolId: school.id }
  const { value, rows } = await makeCache().get(seenIn(school), wanted, async (_, db) => {
    await changeIn(school)
    const version = await versionSeen(db, school.id)
    return { version, rows: version }
  })
  expect(rows).toBe(value)
})

test('inside a transaction, too, names and rows are of one version: who changes the school meanwhile waits', async ({
  school,
}) => {
  const changes: Promise<unknown>[] = []
  const { value, rows } = await school.db.transaction().execute((db) =>
    makeCache().get(seenIn(school), { db, schoolId: school.id }, async (_, at) => {
      changes.push(changeIn(school))
      if (changes.length < 3) await changes.at(-1)
      else await expect.poll(() => areHeld(school)).toBe(true)
      const version = await versionSeen(at, school.id)
      return { version, rows: version }
    }),
  )
  expect(rows).toBe(value)
  await Promise.all(changes)
})

async function areHeld({ house }: School): Promise<boolean> {
  const { rowCount } = await house.pool.query(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return (rowCount ?? 0) > 0
}

test('what a transaction sees of its own changes is not cached: it may be taken back', async ({ school }) => {
  const cache = makeCache()
  const get = (db: Db) =>
    cache.get(seenIn(school), { db, schoolId: school.id }, async (_, at) => {
      const version = await versionSeen(at, school.id)
      return { version, rows: version }
    })
  const standing = await get(school.db)
  const takenBack = school.db.transaction().execute(async (db) => {
    await db.updateTable('cabinet').set({ name: 'Own' }).where('id', '=', school.cabinets[0]!.id).execute()
    expect((await get(db)).value).toBeGreaterThan(standing.value)
    throw new Error('taken back')
  })
  await expect(takenBack).rejects.toThrow('taken back')

  school.house.counted()
  expect(await get(school.db)).toEqual(standing)
  // The rows alone: what was cached before still stands.
  expect(school.house.counted()).toHaveLength(1)
})
