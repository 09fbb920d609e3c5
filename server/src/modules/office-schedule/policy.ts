import { type Actor, isManagement } from '#platform/actor.ts'

/** Whose classes somebody looks after: null is all of them, else those that this person leads. */
export const leadOnly = (actor: Actor): number | null => (isManagement(actor) ? null : actor.userId)

/** Only those who run the school change many lessons at once. */
export const canEdit = (actor: Actor): boolean => isManagement(actor)

/** Whose lessons a batch is about: the whole school when there is no class. */
export type ClassFacts = { leadId: number | null; editSchedule: boolean } | null

/** The management any; a class teacher the own class while the school lets teachers edit (P-TEACH-1). */
export const canChange = (actor: Actor, group: ClassFacts): boolean =>
  isManagement(actor) || (group !== null && group.editSchedule && group.leadId === actor.userId)

/** A batch is taken back by those who run the school, or by whoever made it. */
export const canUndo = (actor: Actor, madeBy: number): boolean => isManagement(actor) || actor.userId === madeBy

/** The reference week of a class is seen by those who run the school and by whoever leads the class. */
export const canSeeClass = (actor: Actor, { leadId }: { leadId: number | null }): boolean =>
  isManagement(actor) || leadId === actor.userId
