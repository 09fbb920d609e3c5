import { z } from 'zod'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'

/** Where a lesson of a plan stands in the reference week. */
const Place = { planUuid: z.uuid(), weekDay: z.int().min(1).max(7), number: z.int().min(0).max(20) }

/** A lesson of the reference week that a search leaves where it is, or may move. */
export const LockLesson = z.object({
  ...Place,
  subject: Named,
  subgroup: z.int().nullable(),
  locked: z.boolean(),
})
export type LockLesson = z.infer<typeof LockLesson>

/** The locked lessons of a class as a whole: those that are not named may be moved. */
export const LocksDraft = z.object({ groupId: Id, lessons: z.array(z.object(Place)).max(200) })
export type LocksDraft = z.output<typeof LocksDraft>
