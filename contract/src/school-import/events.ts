import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A workbook was brought in: people, classes and lessons are others. Its browsers are told to read anew, not what changed. */
export const schoolImported = event('school.imported', z.object({ schoolId: Id }), {})
