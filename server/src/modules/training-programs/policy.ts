import { type Actor, isManagement } from '#platform/actor.ts'

/** The management of a school keeps the programs of all its groups, a group lead those of the led one. */
export function reachOf(actor: Actor): { schoolId: number; ledBy: number | null } | null {
  const { role, schoolId, userId } = actor
  if (schoolId === null) return null
  if (isManagement(actor)) return { schoolId, ledBy: null }
  return role === 'group-lead' ? { schoolId, ledBy: userId } : null
}
