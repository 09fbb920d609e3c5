import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../testing/school.ts'
import type { Db } from './db.ts'
import { named } from './named.ts'

const rename = (db: Db, schoolId: number, name: string) =>
  sql`update school set name = jsonb_set(name, '{en}', to_jsonb(${name}::text)) where id = ${schoolId}`.execute(db)

async function nameOfSchool(db: Db, schoolId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name ->> 'en' as name from school where id = ${schoolId}`.execute(
    db,
  )
  return rows[0]?.name
}

const pidOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

test('a transaction is stored whole or not at all', async ({ school: { db, id } }) => {
  await db.transaction().execute((inside) => rename(inside, id, 'Kept'))
  const broken = db.transaction().execute(async (inside) => {
    await rename(inside, id, 'Lost')
    await sql`select 1 / 0`.execute(inside)
  })
  await expect(broken).rejects.toThrow('division by zero')
  expect(await nameOfSchool(db, id)).toBe('Kept')
})

test('a first statement that is refused takes nothing along, and its connection serves the next', async ({
  school: { db, id },
}) => {
  const refused = Array.from({ length: 20 }, () =>
    db.transaction().execute((inside) => sql`select 1 / 0`.execute(inside)),
  )
  const outcomes = await Promise.allSettled(refused)
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  await db.transaction().execute((inside) => rename(inside, id, 'Next'))
  expect(await nameOfSchool(db, id)).toBe('Next')
})

test('a failure that a use case swallowed is no reason to say that anything was stored', async ({
  school: { db, id },
}) => {
  const swallowed = db.transaction().execute(async (inside) => {
    await rename(inside, id, 'Swallowed')
    await sql`select 1 / 0`.execute(inside).catch(() => {})
  })
  await expect(swallowed).rejects.toThrow()
  expect(await nameOfSchool(db, id)).not.toBe('Swallowed')
})

test('a transaction begins with its first statement, and one without statements sends nothing', async ({ school }) => {
  school.house.counted()
  await school.db.transaction().execute(async () => {})
  expect(school.house.counted()).toEqual([])
  await school.db.transaction().execute((inside) => pidOf(inside))
  expect(school.house.counted()).toEqual(['begin', expect.stringContaining('pg_backend_pid'), 'commit'])
})

test('what is read in a snapshot is of one moment, its first statement included', async ({ school: { db, id } }) => {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (inside) => {
      const before = await nameOfSchool(inside, id)
      await rename(db, id, 'Meanwhile')
      expect(await nameOfSchool(inside, id)).toBe(before)
    })
})

test('a named statement is planned once for its connection', async ({ school: { db } }) => {
  await db.transaction().execute(async (inside) => {
    for (const value of [1, 2, 3]) await named('plus-one', sql`select ${value}::int + 1 as sum`).execute(inside)
    const { rows } = await sql<{ times: number }>`select (generic_plans + custom_plans)::int as times
      from pg_prepared_statements where name = 'plus-one'`.execute(inside)
    expect(rows).toEqual([{ times: 3 }])
  })
})

test('a connection that broke inside a transaction is not used again', async ({ school: { db, house } }) => {
  const broken = db.transaction().execute(async (inside) => {
    await house.pool.query('select pg_terminate_backend($1)', [await pidOf(inside)])
    await expect.poll(() => pidOf(inside).catch(() => 'gone')).toBe('gone')
    throw new Error('what the use case says')
  })
  await expect(broken).rejects.toThrow()
  const pids = await Promise.all(Array.from({ length: 20 }, () => pidOf(db)))
  expect(pids.every((pid) => pid > 0)).toBe(true)
})
