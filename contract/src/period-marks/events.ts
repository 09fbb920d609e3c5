import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** Marks of a period were given or taken away: its sheets and the attestation of these students are stale. */
export const periodMarksStored = event(
  'period-marks.stored',
  z.object({ planUuid: z.uuid(), studentIds: z.array(Id) }),
  {
    staff: true,
    pupils: {
      of: ({ studentIds }) => studentIds,
      about: ({ planUuid }, pupilId) => ({ planUuid, studentIds: [pupilId] }),
    },
  },
)

/** A period of a plan was closed, or a closed one amended. */
export const periodClosed = event('period-marks.closed', z.object({ planUuid: z.uuid() }), { staff: true })

/** Somebody was asked to close their periods. */
export const closingReminded = event('period-marks.reminded', z.object({ teacherId: Id }), {
  person: ({ teacherId }) => teacherId,
})

/** A correction was asked for or decided. */
export const amendmentsChanged = event('period-marks.amendments', z.object({}), { staff: true })
