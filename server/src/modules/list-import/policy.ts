import { type Actor, isManagement } from '#platform/actor.ts'

/** Lists of students and of employees are brought in by the management of a school. */
export const mayImport = (actor: Actor) => isManagement(actor) && actor.schoolId !== null
