import { type Actor, isManagement } from '#platform/actor.ts'

export const canSet = (actor: Actor) => isManagement(actor) && actor.schoolId !== null
