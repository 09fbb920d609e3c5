import { createHash } from 'node:crypto'
import { keyReused } from '@qalam/contract/kernel/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** What was answered to this key before, or null. The key belongs to its caller and to the request's content. */
export async function answeredBefore(
  db: Db,
  key: string,
  caller: string,
  endpoint: string,
  request: unknown,
): Promise<unknown> {
  // The lock makes a twin that arrives meanwhile wait for the first one's commit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${caller} ${key}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('idempotency')
    .select(['endpoint', 'request_hash', 'answer'])
    .where('caller', '=', caller)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  if (row.endpoint !== endpoint || !row.request_hash.equals(hashOf(request))) throw keyReused()
  return row.answer
}

/** Keeps an answer in the transaction of the write itself: both or neither. */
export async function keepAnswer(
  db: Db,
  key: string,
  caller: string,
  endpoint: string,
  request: unknown,
  answer: unknown,
  now: Date,
): Promise<void> {
  await db
    .insertInto('idempotency')
    .values({ key, caller, endpoint, request_hash: hashOf(request), answer: JSON.stringify(answer), at: now })
    .execute()
}

const hashOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest()
