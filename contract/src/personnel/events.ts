import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Somebody asked for more people by their IINs in a day than one may: the platform hears of it. */
export const lookUpsOver = event('people.look-ups-over', z.object({ userId: Id }), {})

/** People of a school were added, changed, archived, or their sign-ins were: cards and lists are stale. */
export const peopleChanged = event('people.changed', z.object({ userIds: z.array(Id).max(200) }), { staff: true })
