import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A bell table has other times and the coming lessons took them. Browsers of the school are told to read anew, not each lesson. */
export const bellsChanged = event('time-schemes.changed', z.object({ schoolId: Id, schemeUuid: z.uuid() }), {})
