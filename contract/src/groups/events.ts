import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A group was added, changed, put away, taken back or removed. */
export const groupChanged = event('group.changed', z.object({ groupId: Id }), { staff: true })
