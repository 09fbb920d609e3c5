import { type Actor, isManagement } from '#platform/actor.ts'

const isSocialWorker = (actor: Actor) => actor.role === 'social_worker'

/** Families' troubles are for those who answer for all students, and for the lead of the group. */
export const canRead = (actor: Actor) =>
  actor.schoolId !== null && (isManagement(actor) || isSocialWorker(actor) || actor.role === 'group-lead')

/** Whether all students of the school are seen; a group lead sees those of the led group. */
export const seesAll = (actor: Actor) => isManagement(actor) || isSocialWorker(actor)

export const canWrite = (actor: Actor) => actor.schoolId !== null && seesAll(actor)
