import { type Actor, isManagement } from '#platform/actor.ts'

/** Those who run the school hang up its board. */
export const canHang = (actor: Actor): boolean => isManagement(actor)
