import { isManagement, isTeaching, type Actor } from '#platform/actor.ts'

/** Who has to do with a calendar plan. `substitutes` says that the caller takes a lesson of it that is not over for them. */
export type PlanTeachers = { teacherId: number; leadId: number | null; substitutes: boolean }

/** Who teaches one lesson: the teacher of its plan and, while it is substituted, also the one who stands in. */
export type LessonTeachers = { teacherId: number; planTeacherId: number }

/** The whole school's journals are open to those who run it and to its observer, who reads only. */
export const seesEveryJournal = (actor: Actor): boolean => isManagement(actor) || actor.role === 'monitoring'

/** A journal is read by management, by the lead of the group, by the teacher of the plan and by a substitute. */
export const canRead = (actor: Actor, { teacherId, leadId, substitutes }: PlanTeachers): boolean =>
  seesEveryJournal(actor) ||
  (isTeaching(actor) && (teacherId === actor.userId || leadId === actor.userId || substitutes))

/** The marks of a whole group are for its lead and for whoever runs the school. */
export const canReport = (actor: Actor, { leadId }: { leadId: number | null }): boolean =>
  isManagement(actor) || (isTeaching(actor) && leadId === actor.userId)

/**
 * A lesson is marked by its plan's teacher or by the substitute of that lesson, whatever their role (Q-111, P-TEACH-2).
 * Running a school or leading a group gives the right to read marks, never to change somebody else's: a deputy who
 * teaches a subject marks that subject only. A wrong mark is thus always answered for by the person who taught.
 */
export const canMark = (actor: Actor, { teacherId, planTeacherId }: LessonTeachers): boolean =>
  actor.userId === teacherId || actor.userId === planTeacherId
