import { type Actor, isManagement } from '#platform/actor.ts'

/** Whoever runs a school sees whom it invited. */
export const canInvite = (actor: Actor): boolean => isManagement(actor) && actor.schoolId !== null
