import { type Actor, isManagement } from '#platform/actor.ts'

export const canSee = (actor: Actor, schoolId: number) => actor.schoolId === schoolId

export const canEdit = (actor: Actor, schoolId: number) => canSee(actor, schoolId) && isManagement(actor)
