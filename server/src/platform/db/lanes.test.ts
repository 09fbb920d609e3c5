import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '../testing/school.ts'
import type { Db } from './db.ts'

/** Which connection answered a named statement. */
async function whoAnswers(db: Db, seconds = 0): Promise<number> {
  const { rows } = await sql<{
    pid: number
  }>`/*who-answers*/ select pg_backend_pid() as pid, pg_sleep(${seconds})`.execute(db)
  return rows[0]?.pid ?? 0
}

const together = (db: Db, count: number) => Promise.all(Array.from({ length: count }, () => whoAnswers(db)))

test('short statements that meet share a connection, many of them half of the pool, and each gets its own answer', async ({
  school,
}) => {
  // A machine that takes the processor away for as long as a lane may be silent makes another lane right.
  await expect.poll(async () => new Set(await together(school.db, 8)).size).toBe(1)
  expect(new Set(await together(school.db, 400)).size).toBe(5)
  const sums = Array.from({ length: 40 }, async (_, index) => {
    const { rows } = await sql<{ sum: number }>`/*sum-of*/ select ${index}::int + 1 as sum`.execute(school.db)
    return rows[0]?.sum
  })
  expect(await Promise.all(sums)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
})

test('nothing queues behind a statement that takes its time', async ({ school }) => {
  const slow = [whoAnswers(school.db, 2), whoAnswers(school.db, 2)]
  await new Promise((resolve) => setTimeout(resolve, 100))
  const first = await Promise.race([...slow, together(school.db, 10)])
  expect(first).toHaveLength(10)
  for (const pid of await Promise.all(slow)) expect(first).not.toContain(pid)
})

test('one that is refused does not take the others with it', async ({ school }) => {
  const halves = [1, 0, 2].map((by) =>
    sql<{ half: number }>`/*ten-by*/ select 10 / ${by}::int as half`.execute(school.db),
  )
  const outcomes = await Promise.allSettled(halves)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a connection that breaks fails what was under way on it, and the next statement gets another', async ({
  school,
}) => {
  // Waited for from the beginning: a refusal may come before that of the one who breaks it is back.
  const asked = Promise.allSettled(Array.from({ length: 6 }, () => whoAnswers(school.db, 5)))
  await expect.poll(() => running(school.db)).toBe(1)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like '/*who-answers*/%' and datname = current_database()`.execute(
    school.db,
  )
  const outcomes = await asked
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await whoAnswers(school.db)).toBeGreaterThan(0)
})

async function running(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where query like '/*who-answers*/%' and state = 'active' and datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}

test('a transaction has its connection for itself', async ({ school }) => {
  await school.db.transaction().execute(async (transaction) => {
    await sql`select set_config('qalam.mine', 'yes', true)`.execute(transaction)
    const mine = await whoAnswers(transaction)
    expect(await together(school.db, 10)).not.toContain(mine)
    expect(await whoAnswers(transaction)).toBe(mine)
  })
})

test('a statement that says that it is alone shares with nobody', async ({ school }) => {
  const alone = async () => {
    const { rows } = await sql<{
      pid: number
    }>`/*alone who-waits*/ select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(school.db)
    return rows[0]?.pid
  }
  const [one, other, ...short] = await Promise.all([alone(), alone(), whoAnswers(school.db), whoAnswers(school.db)])
  expect(one).not.toBe(other)
  expect(short).not.toContain(one)
  expect(short).not.toContain(other)
})
