import { type Actor, isManagement } from '#platform/actor.ts'

/** The marks of a period are given by the teacher of the plan alone, whatever the role (P-TEACH-2): a substitute gives lessons. */
export const canGive = (actor: Actor, { teacherId }: { teacherId: number }): boolean => actor.userId === teacherId

/** A period is closed by its teacher, or by whoever runs the school when the teacher is away. */
export const canClose = (actor: Actor, plan: { teacherId: number }): boolean =>
  canGive(actor, plan) || isManagement(actor)

/** A correction of a closed period is decided by the management, never by who asked for it. */
export const canDecide = (actor: Actor, { askedBy }: { askedBy: number }): boolean =>
  isManagement(actor) && actor.userId !== askedBy

export const runsSchool = isManagement
