import type { PlanRights } from '@qalam/contract/ktp/states.ts'
import { type Actor, isManagement } from '#platform/actor.ts'

/** Whose plan it is. `reviewerId` is who reviews the plans of its subject. */
export type PlanOwners = { teacherId: number; leadId: number | null; reviewerId: number | null }

/** The management any plan of the school; a teacher the own ones, a lead those of the own group, a reviewer the subject's. */
export const canRead = (actor: Actor, { teacherId, leadId, reviewerId }: PlanOwners): boolean =>
  isManagement(actor) || [teacherId, leadId, reviewerId].includes(actor.userId)

/** A plan is written by its teacher and by those who run the school. */
export const canEdit = (actor: Actor, { teacherId }: Pick<PlanOwners, 'teacherId'>): boolean =>
  isManagement(actor) || teacherId === actor.userId

/** A teacher makes plans in classes that are the own ones already. */
export const canCreate = (actor: Actor, { teaches, leadId }: { teaches: boolean; leadId: number | null }): boolean =>
  isManagement(actor) || teaches || leadId === actor.userId

/** Only the management says who teaches (P-POS-6), and who reviews. */
export const choosesTeacher = (actor: Actor): boolean => isManagement(actor)

export const standingOf = (actor: Actor, facts: PlanOwners): PlanRights => ({
  edits: canEdit(actor, facts),
  reviews: facts.reviewerId === actor.userId,
  manages: isManagement(actor),
  hasReviewer: facts.reviewerId !== null,
})
