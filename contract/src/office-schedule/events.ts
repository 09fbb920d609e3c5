import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Many lessons were changed in one act. Browsers of the school are told to read anew, not each lesson. */
export const weeksChanged = event('office-schedule.weeks-changed', z.object({ schoolId: Id, batchUuid: z.uuid() }), {})
