import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { DataOf, Event } from '@qalam/contract/kernel/event.ts'
import { familiesNotified, peopleNotified } from '@qalam/contract/notifications/events.ts'
import type { z } from 'zod'
import type { Db } from '#platform/db/db.ts'
import type { Listener } from '#platform/events/listeners.ts'
import { storeEvent } from '#platform/events/outbox.ts'
import { keepNotices, type NoticeDraft } from '../repository.ts'

/** What a situation is judged by: the school it happened in and the moment. */
export type SituationContext = { db: Db; schoolId: number; now: Date; today: string }

/** Who is told of what, and whose bells ring; `hours`: how much later it is shown. */
export type SituationNotices = {
  drafts: NoticeDraft[]
  students?: readonly number[]
  people?: readonly number[]
  hours?: number
}

const ring = async (db: Db, schoolId: number | null, at: Date, told: SituationNotices): Promise<void> => {
  const { students = [], people = [], hours = 0 } = told
  await keepNotices(db, schoolId, told.drafts, { now: at, hours })
  if (students.length > 0) await storeEvent(db, familiesNotified, schoolId, { studentIds: [...students] }, at)
  if (people.length > 0) await storeEvent(db, peopleNotified, schoolId, { userIds: [...people] }, at)
}

/** From an event to notices: in the transaction of the task, so that a notice and its task stand and fall together. */
export const situation = <S extends z.ZodObject, E extends Event<S>>(
  name: string,
  event: E,
  tell: (seen: SituationContext, data: DataOf<E>) => Promise<SituationNotices>,
): Listener => ({
  name,
  event: event.name,
  act: async (db, { schoolId, data, at }) => {
    if (schoolId === null) return
    const seen = { db, schoolId, now: at, today: localDay(at) }
    await ring(db, schoolId, at, await tell(seen, event.data.parse(data)))
  },
})

/** The same of an event that names its one person, who may belong to no school. */
export const personal = <S extends z.ZodObject, E extends Event<S>>(
  name: string,
  event: E,
  tell: (data: DataOf<E>) => SituationNotices,
): Listener => ({
  name,
  event: event.name,
  act: (db, { schoolId, data, at }) => ring(db, schoolId, at, tell(event.data.parse(data))),
})
