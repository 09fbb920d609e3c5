import { type Actor, isManagement } from '#platform/actor.ts'

/** Only those who run the school lay its week. */
export const canLay = (actor: Actor): boolean => isManagement(actor) && actor.schoolId !== null
