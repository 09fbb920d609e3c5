import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A calendar plan was made, changed, laid anew, sent, approved or removed. */
export const planChanged = event('calendar-plans.changed', z.object({ planUuid: z.uuid(), groupId: Id }), {
  staff: true,
})
