import { type Actor, isManagement, isTeaching } from '#platform/actor.ts'

/** Who has to do with a lesson. `substitutedId` is the plan's teacher while somebody else takes the lesson. */
export type LessonPeople = {
  schoolId: number
  teacherId: number
  substitutedId: number | null
  planTeacherId: number
  leadId: number | null
}

const works = (actor: Actor, { schoolId }: LessonPeople) => actor.schoolId === schoolId

/** Management, the teacher of the lesson and whoever is substituted there conduct it, mark it and prepare it. */
export const canTeach = (actor: Actor, lesson: LessonPeople): boolean =>
  works(actor, lesson) &&
  (isManagement(actor) || (isTeaching(actor) && [lesson.teacherId, lesson.substitutedId].includes(actor.userId)))

/** Whoever may teach it, the plan's teacher, the group's lead, and monitoring without a hand on anything. */
export const canSee = (actor: Actor, lesson: LessonPeople): boolean =>
  canTeach(actor, lesson) ||
  (works(actor, lesson) &&
    (actor.role === 'monitoring' ||
      (isTeaching(actor) && [lesson.planTeacherId, lesson.leadId].includes(actor.userId))))
