import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Something was written about a request, or it moved: who asked hears it. */
export const ticketMoved = event(
  'support.moved',
  z.object({ userId: Id, ticketUuid: z.uuid(), answered: z.boolean() }),
  {
    person: ({ userId }) => userId,
  },
)

/** The queue of a school whose staff answers requests changed. */
export const deskMoved = event('support.desk', z.object({ ticketUuid: z.uuid() }), { staff: true })
