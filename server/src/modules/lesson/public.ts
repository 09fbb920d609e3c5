import type { Context } from '#platform/context.ts'
import { lessonToTeach as toTeach } from './service/entry.ts'
import type { LessonFacts } from './views/facts.ts'

export type { LessonFacts } from './views/facts.ts'

/** The facts of a lesson that the actor teaches or manages, its row locked; 404 for another school, 403 otherwise. */
export const lessonToTeach = (context: Context, uuid: string): Promise<LessonFacts> => toTeach(context, uuid)
