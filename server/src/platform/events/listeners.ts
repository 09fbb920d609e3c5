import type { Event } from '@qalam/contract/kernel/event.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { named } from '../db/named.ts'
import { inTransaction } from '../db/transaction.ts'
import { columnsOfEvent, type StoredEvent } from './outbox.ts'

/** Acts on an event once, in whichever process runs listeners, within seconds of the commit. */
export type Listener = { name: string; event: string; act: (db: Db, event: StoredEvent) => Promise<void> }

/** Hears an event in every process, for what the process holds in its memory. One may be missed: it needs a bound of its own. */
export type Hearer = { event: string; hear: (event: StoredEvent) => void }

/** The name is kept in the database: whoever changes it leaves the tasks of the old one. */
export const listener = <S extends z.ZodObject>(
  name: string,
  { name: event, data }: Event<S>,
  act: (db: Db, told: z.output<S>) => Promise<void>,
): Listener => ({ name, event, act: (db, stored) => act(db, data.parse(stored.data)) })

export const hearer = <S extends z.ZodObject>(
  { name, data }: Event<S>,
  hear: (told: z.output<S>, at: Date) => void,
): Hearer => ({
  event: name,
  hear: (stored) => hear(data.parse(stored.data), stored.at),
})

/** How often a process that runs listeners looks for tasks, in milliseconds. */
export const workEvery = 1_000

/** From now on events leave tasks for these listeners, and none for those that are gone. */
export async function subscribe(db: Db, listeners: readonly Listener[]): Promise<void> {
  const names = listeners.map(({ name }) => name)
  await inTransaction(db, async (transaction) => {
    await sql`delete from outbox_task where listener <> all(${names}::text[])`.execute(transaction)
    await sql`delete from outbox_listener where listener <> all(${names}::text[])`.execute(transaction)
    for (const { event, name } of listeners)
      await sql`insert into outbox_listener (event, listener) values (${event}, ${name})
        on conflict do nothing`.execute(transaction)
  })
}

/** Does all tasks that are due, each in a transaction of its own; one that fails is tried again later, ever more seldom. */
export async function work(
  db: Db,
  listeners: readonly Listener[],
  complain: (error: unknown) => void,
): Promise<number> {
  const byName = new Map(listeners.map((one) => [one.name, one]))
  for (let done = 0; ; done++) if (!(await workOnce(db, byName, complain))) return done
}

type Task = StoredEvent & { listener: string; outboxId: number }

async function workOnce(
  db: Db,
  listeners: ReadonlyMap<string, Listener>,
  complain: (error: unknown) => void,
): Promise<boolean> {
  let taken: Task | undefined
  try {
    await inTransaction(db, async (transaction) => {
      taken = await take(transaction, [...listeners.keys()])
      if (taken) await listeners.get(taken.listener)?.act(transaction, taken)
    })
  } catch (error) {
    complain(error)
    if (!taken) return false
    await putOff(db, taken)
  }
  return taken !== undefined
}

/**
 * One task that is due, gone with the transaction; one that another process is at is left to it. It is chosen apart and
 * once: a plan that asks a subquery for each row would find another one every time, and take away what nobody acts on.
 */
async function take(db: Db, names: readonly string[]): Promise<Task | undefined> {
  const { rows } = await named(
    'outbox-take',
    sql<Task>`with next as materialized (
      select due.listener, due.outbox_id from outbox_task due
      where due.due <= now() and due.listener = any(${names}::text[])
      order by due.outbox_id limit 1 for update skip locked)
    delete from outbox_task using next, outbox
    where outbox_task.listener = next.listener and outbox_task.outbox_id = next.outbox_id and outbox.id = next.outbox_id
    returning outbox_task.listener, outbox_task.outbox_id as "outboxId", ${columnsOfEvent}`,
  ).execute(db)
  return rows[0]
}

/** Two seconds, four, eight, at most an hour. */
async function putOff(db: Db, { listener, outboxId }: Task): Promise<void> {
  await sql`update outbox_task set attempts = least(attempts + 1, 12),
      due = now() + least(make_interval(secs => 2 ^ (attempts + 1)), interval '1 hour')
    where listener = ${listener} and outbox_id = ${outboxId}`.execute(db)
}
