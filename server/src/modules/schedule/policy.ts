import { type Actor, isManagement, isTeaching } from '#platform/actor.ts'

/** Who a lesson concerns, and whether the school lets its teachers change the schedule (P-TEACH-1). */
export type ScheduledLessonFacts = { teacherId: number | null; leadId: number | null; editSchedule: boolean }

/** The management any lesson; a teacher the own ones and a lead those of the own group while the school allows it. */
export const canEdit = (actor: Actor, { teacherId, leadId, editSchedule }: ScheduledLessonFacts): boolean =>
  isManagement(actor) || (isTeaching(actor) && editSchedule && (teacherId === actor.userId || leadId === actor.userId))
