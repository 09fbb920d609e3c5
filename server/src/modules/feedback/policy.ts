import { type Actor, isManagement } from '#platform/actor.ts'

/** Whose reviews somebody reads: those of one school, or of all. */
export type ReviewReach = { schoolId: number | null }

/** Management reads what is said in its school; agents of the support and who runs the platform read all of it. */
export function reachOf(actor: Actor, isAgent: boolean): ReviewReach | null {
  if (isAgent || actor.role === 'platform-admin') return { schoolId: null }
  return isManagement(actor) && actor.schoolId !== null ? { schoolId: actor.schoolId } : null
}
