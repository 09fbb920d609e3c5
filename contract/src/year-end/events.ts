import { z } from 'zod'
import { event } from '../kernel/event.ts'

/** Classes of a school went on to the next academic year, or that was taken back: lists of classes and students are stale. */
export const yearEnded = event('year-end.done', z.object({}), { staff: true })
