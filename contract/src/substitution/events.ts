import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** An absence, who stands in, or an answer to a request changed: the lists of the office and the requests are stale. */
export const substitutionChanged = event('substitution.changed', z.object({ absenceId: z.uuid() }), { staff: true })

/** A teacher is asked to take lessons of a colleague. */
export const substitutionAsked = event('substitution.asked', z.object({ teacherId: Id, absenceId: z.uuid() }), {
  person: ({ teacherId }) => teacherId,
})
