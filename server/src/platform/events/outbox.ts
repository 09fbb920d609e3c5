import type { DataOf, Event } from '@qalam/contract/kernel/event.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Joined } from '../db/db.ts'
import { named } from '../db/named.ts'
import { pass } from './passing.ts'

/** An event of a school that is announced with a change. */
export type AnnouncedEvent = {
  name: string
  schoolId: number | null
  data: Record<string, unknown>
  /** Told to the other processes and kept nowhere. */
  passing?: true
}

/** The same as it stands in the outbox; whoever hears one twice knows it by `eventId`. */
export type StoredEvent = AnnouncedEvent & { eventId: string; at: Date }

/** The columns of an event, by the names of its fields. */
export const columnsOfEvent = sql`outbox.event_id as "eventId", outbox.name, outbox.school_id as "schoolId", outbox.data, outbox.at`

/** Writes events beside the change itself, and a task for each listener of a module. */
export async function storeEvents(db: Db, events: readonly AnnouncedEvent[], now: Date): Promise<StoredEvent[]> {
  const stored: StoredEvent[] = events.map((event) => ({ ...event, eventId: randomUUID(), at: now }))
  for (const event of stored) if (event.passing) await pass(db, event)
  // One statement each: they leave in one packet, and there is seldom more than one.
  for (const { eventId, name, schoolId, data } of stored.filter(({ passing }) => !passing))
    await named(
      'outbox-keep',
      sql`with stored as (
        insert into outbox (event_id, name, school_id, data, at)
        values (${eventId}, ${name}, ${schoolId}, ${JSON.stringify(data)}, ${now}) returning id)
      insert into outbox_task (listener, outbox_id, due)
      select outbox_listener.listener, stored.id, coalesce(${dueOf(data)}::timestamptz, now()) from stored
      join outbox_listener on outbox_listener.event = ${name}`,
    ).execute(db)
  return stored
}

/** An event whose data say `due` is for later: listeners act on it no sooner. */
const dueOf = ({ due }: Record<string, unknown>): string | null => (typeof due === 'string' ? due : null)

/** Announces an event where no call is answered: in a command, which tells nobody by itself. */
export const storeEvent = <E extends Event>(
  db: Db,
  { name, passing }: E,
  schoolId: number | null,
  data: DataOf<E>,
  now: Date,
) => storeEvents(db, [{ name, schoolId, data, ...(passing && { passing }) }], now)

/** What the database shows at this moment, to be compared with later. */
export async function snapshotNow(db: Db): Promise<string> {
  const { rows } = await named('outbox-now', sql<{ seen: string }>`select pg_current_snapshot()::text as seen`).execute(
    db,
  )
  return rows[0]?.seen ?? ''
}

/**
 * Events that a snapshot did not show yet, whatever their ids, and the snapshot to ask with next time; at most as many as
 * are asked for. An event restored from another database has a transaction that is still to come here: it is left out.
 */
export async function eventsSince(
  db: Db,
  seen: string,
  most: number,
): Promise<{ seen: string; events: StoredEvent[] }> {
  const { rows } = await named(
    'outbox-since',
    sql<Joined<StoredEvent> & { seen: string }>`select pg_current_snapshot()::text as seen, ${columnsOfEvent}
    from (values (1)) always
    left join outbox on outbox.tx >= pg_snapshot_xmin(${seen}::pg_snapshot)
      and not pg_visible_in_snapshot(outbox.tx, ${seen}::pg_snapshot)
      and pg_visible_in_snapshot(outbox.tx, pg_current_snapshot())
    order by outbox.id limit ${most}`,
  ).execute(db)
  const events = rows.filter((row) => row.eventId !== null)
  return {
    seen: rows[0]?.seen ?? seen,
    events: events.map(({ eventId, name, schoolId, data, at }) => ({ eventId, name, schoolId, data, at })),
  }
}

/** Takes away events of yesterday that no listener waits for; says how many. */
export async function sweepOutbox(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`delete from outbox where outbox.at < now() - interval '1 day'
    and not exists (select from outbox_task where outbox_task.outbox_id = outbox.id)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
