import { type Actor, isManagement } from '#platform/actor.ts'
import { found } from '#platform/access.ts'
import type { ScheduleViewer } from '../views/choices.ts'

export const viewerOf = (actor: Actor): ScheduleViewer => ({
  userId: actor.userId,
  manages: isManagement(actor),
})

/** The school of the caller; a place without a school has no schedule. */
export const schoolOf = (actor: Actor): number => found(actor.schoolId)
