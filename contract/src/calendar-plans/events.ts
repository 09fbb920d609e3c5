import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** A calendar plan was made, changed, laid anew, sent, approved or removed. */
export const planChanged = event('calendar-plans.changed', z.object({ planUuid: z.uuid(), groupId: Id }), {
  staff: true,
})

/** Somebody else laid themes of a teacher's plan over other lessons. */
export const themesMoved = event(
  'calendar-plans.themes-moved',
  z.object({ planUuid: z.uuid(), teacherId: Id, count: z.int() }),
  { people: { of: ({ teacherId }) => [teacherId], about: (told) => told } },
)
