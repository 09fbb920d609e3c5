import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A review was written, changed or answered: the lists of the desk are stale. */
export const reviewStored = event('feedback.stored', z.object({ reviewUuid: z.uuid() }), { staff: true })

/** The desk answered: the author hears it. */
export const reviewAnswered = event('feedback.answered', z.object({ userId: Id, reviewUuid: z.uuid() }), {
  person: ({ userId }) => userId,
})
