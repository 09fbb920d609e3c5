import { type Actor, isManagement } from '#platform/actor.ts'

/** Whose classes somebody looks after: null is all of them, else those that this person leads. */
export const leadOnly = (actor: Actor): number | null => (isManagement(actor) ? null : actor.userId)

/** Only those who run the school change many lessons at once. */
export const canEdit = (actor: Actor): boolean => isManagement(actor)
