import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Families of these students have something new at their bell. */
export const familiesNotified = event('notifications.families', z.object({ studentIds: z.array(Id) }), {
  pupils: { of: ({ studentIds }) => studentIds, about: (_, id) => ({ studentIds: [id] }) },
})

/** These people have something new at the bell, or read it elsewhere; none is told of the others. */
export const peopleNotified = event('notifications.people', z.object({ userIds: z.array(Id) }), {
  people: { of: ({ userIds }) => userIds, about: () => ({ userIds: [] }) },
})
