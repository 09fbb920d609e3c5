import { type Actor, isManagement, isStudent } from '#platform/actor.ts'
import { found } from '#platform/access.ts'
import type { Viewer } from '../views/card.ts'

export const viewerOf = (actor: Actor): Viewer => ({
  userId: actor.userId,
  manages: isManagement(actor),
  student: isStudent(actor),
})

/** The school of the caller; a place without a school has no schedule. */
export const schoolOf = (actor: Actor): number => found(actor.schoolId)
