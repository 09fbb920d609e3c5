import { expect } from 'vitest'
import { housekeeping } from '#platform/process.ts'
import { now, test } from '#platform/testing/school.ts'
import { readHousekeeping } from './housekeeping.ts'
import { readSettings } from './settings.ts'

test('what repeats by itself forgets what has had its time, and leaves the rest', async ({ school }) => {
  const { pool, served: db } = school.house
  const { accountId, userId } = school.people.teacher
  await pool.query(`insert into failed_attempt (subject, failures, locks, touched_at)
    values ('old', 3, 0, now() - interval '8 days'), ('young', 3, 0, now() - interval '6 days')`)
  await pool.query(
    `insert into sign_in_step (hash, account_id, password_mark, expires_at)
      values ('old', $1, '', now() - interval '1 minute'), ('young', $1, '', now() + interval '1 minute')`,
    [accountId],
  )
  await pool.query(
    `insert into notice (user_id, category, kind, situation, words, href, at, shown_from, read_at)
      select $1, 'tasks', 'x', situation, '{}', '/', at, at, read_at from (values
        ('old', now() - interval '91 days', null), ('young', now() - interval '89 days', null),
        ('read', now() - interval '40 days', now() - interval '31 days')) as n (situation, at, read_at)`,
    [userId],
  )
  await pool.query(`insert into rate_limit (key, window_start, hits)
    values ('old', now() - interval '2 hours', 1), ('young', now(), 1)`)

  const upkeep = { config: await readSettings({}), db, clock: () => now, publish: () => {} }
  let swept = 0
  for (const { run } of [...housekeeping(db, async () => swept++), ...(await readHousekeeping(upkeep))]) await run()

  const left = async (column: string, table: string) =>
    (await pool.query(`select ${column} as it from ${table}`)).rows.map(({ it }) => String(it))
  expect(swept).toBe(1)
  expect(await left('subject', 'failed_attempt')).toEqual(['young'])
  expect(await left('hash', 'sign_in_step')).toEqual(['young'])
  expect(await left('situation', 'notice')).toEqual(['young'])
  expect(await left('key', 'rate_limit')).toEqual(['young'])
})
