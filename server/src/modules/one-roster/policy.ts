import { type Actor, isManagement } from '#platform/actor.ts'

/** A whole school goes out by the hand of those who run it. */
export const mayExport = (actor: Actor) => isManagement(actor) && actor.schoolId !== null
