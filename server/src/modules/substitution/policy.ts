import { type Actor, isManagement } from '#platform/actor.ts'

/** Who says that a teacher is away, and who stands in. */
export const canManage = (actor: Actor): boolean => isManagement(actor)
