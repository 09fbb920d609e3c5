import { type Actor, isManagement } from '#platform/actor.ts'

export const canEdit = (actor: Actor) => isManagement(actor) && actor.schoolId !== null
