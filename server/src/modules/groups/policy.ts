import { type Actor, isManagement } from '#platform/actor.ts'

/** A group list is asked for one's own school, or without saying which. */
export const canSee = (actor: Actor, schoolId: number | undefined) =>
  actor.schoolId !== null && (schoolId === undefined || schoolId === actor.schoolId)

/** Management sees every group of its school, a teacher the own ones. */
export const seesAll = (actor: Actor) => isManagement(actor)

export const canEdit = (actor: Actor) => isManagement(actor) && actor.schoolId !== null

/** Which groups are somebody's own: all of the school, the one that is led, or those that are taught. */
export type OwnGroups = 'all' | 'led' | 'taught'

export function ownGroups(actor: Actor): OwnGroups {
  if (seesAll(actor)) return 'all'
  return actor.role === 'group-lead' ? 'led' : 'taught'
}

/** A class is halved by the management and by its own lead (P-STAFF-1). */
export const canSplit = (actor: Actor, leadId: number | null) =>
  canEdit(actor) || (actor.role === 'group-lead' && leadId === actor.userId)
