import { type Actor, isManagement } from '#platform/actor.ts'

export const canEndYear = (actor: Actor) => isManagement(actor) && actor.schoolId !== null
