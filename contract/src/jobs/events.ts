import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A job came further or ended: its person's list of jobs is stale. */
export const jobMoved = event('job.moved', z.object({ userId: Id, uuid: z.uuid() }), {
  person: ({ userId }) => userId,
})
