import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A family told the school of an absence, or took that back. */
export const absenceNoticed = event('absence.noticed', z.object({ studentId: Id }), {
  staff: true,
  pupils: { of: ({ studentId }) => [studentId], about: (told) => told },
})
