import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Fact, Happening } from './context.ts'
import type { Db } from './db/db.ts'
import { named } from './db/named.ts'

/** Writes the announced facts beside the change itself. */
export async function keepFacts(db: Db, happenings: readonly Happening[], now: Date): Promise<Fact[]> {
  const facts = happenings.map((happening) => ({ ...happening, eventId: randomUUID() }))
  // One statement each: there is seldom more than one.
  for (const { eventId, name, schoolId, data } of facts)
    await named(
      'outbox-keep',
      sql`insert into outbox (event_id, name, school_id, data, at)
      values (${eventId}, ${name}, ${schoolId}, ${JSON.stringify(data)}, ${now})`,
    ).execute(db)
  return facts
}

/** Marks facts as published. */
export async function markPublished(db: Db, eventIds: readonly string[], now: Date): Promise<void> {
  if (eventIds.length === 0) return
  await sql`update outbox set published_at = ${now} where published_at is null and event_id = any(${eventIds}::uuid[])`.execute(
    db,
  )
}

/** Whether any fact from before that moment waits to be published. */
export async function areForgotten(db: Db, before: Date): Promise<boolean> {
  const { rows } = await named(
    'outbox-waits',
    sql`select 1 from outbox o
    where o.published_at is null and o.at < ${before} limit 1`,
  ).execute(db)
  return rows.length > 0
}

/**
 * Facts from before that moment that nobody published, oldest first; held until the end of the transaction, and those
 * that another process holds are left to it.
 */
export async function takeForgotten(db: Db, before: Date): Promise<Fact[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['event_id', 'name', 'school_id', 'data'])
    .where('published_at', 'is', null)
    .where('at', '<', before)
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ event_id, name, school_id, data }) => ({
    eventId: event_id,
    name,
    schoolId: school_id,
    data: typeof data === 'object' && data !== null ? { ...data } : {},
  }))
}
