import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Families of these students have something new at their bell. */
export const familiesNotified = event('notifications.families', z.object({ studentIds: z.array(Id) }), {
  pupils: { of: ({ studentIds }) => studentIds, about: (_, id) => ({ studentIds: [id] }) },
})

/** A person has something new at the bell, or read it elsewhere. */
export const personNotified = event('notifications.person', z.object({ userId: Id }), {
  person: ({ userId }) => userId,
})
