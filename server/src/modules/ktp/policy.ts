import { type Actor, isManagement } from '#platform/actor.ts'

/** The management any plan of the school; a teacher the own plans, a lead those of the own group. */
export const canReadPlan = (actor: Actor, plan: { teacherId: number | null; leadId: number | null }): boolean =>
  isManagement(actor) || plan.teacherId === actor.userId || plan.leadId === actor.userId
