import type { Context } from '#platform/context.ts'
import { lessonToTeach as toTeach, roomsOfLesson as rooms } from './service/entry.ts'
import type { LessonFacts } from './views/facts.ts'

export type { LessonFacts } from './views/facts.ts'

/** The facts of a lesson that the actor teaches or manages, its row locked; 404 for another school, 403 otherwise. */
export const lessonToTeach = (context: Context, uuid: string): Promise<LessonFacts> => toTeach(context, uuid)

/** Who hears about a lesson: its group and the staff of its school. */
export const roomsOfLesson = (facts: LessonFacts): string[] => rooms(facts)
