import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { type AnnouncedEvent, type StoredEvent, storeEvents } from '../events/outbox.ts'

/** Collects what a call announces until it is stored beside the change. */
export const announceTo =
  (events: AnnouncedEvent[]): Context['announce'] =>
  ({ name, passing }, schoolId, data) =>
    void events.push({ name, schoolId, data, ...(passing && { passing }) })

/** Runs parts of a call in transactions of their own; the events of those that were committed come to `stored`. */
export const changing =
  (contextOf: () => Context, stored: StoredEvent[]): Context['change'] =>
  async (part) => {
    const context = contextOf()
    const { done, events } = await inTransaction(context.db, async (db) => {
      const told: AnnouncedEvent[] = []
      const done = await part({ ...context, db, announce: announceTo(told) })
      return { done, events: await storeEvents(db, told, context.now) }
    })
    stored.push(...events)
    return done
  }
