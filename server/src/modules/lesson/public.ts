import type { Context } from '#platform/context.ts'
import { lessonToSee as toSee, lessonToTeach as toTeach } from './service/entry.ts'
import type { LessonPageFacts } from './views/facts.ts'

export type { LessonPageFacts } from './views/facts.ts'

/** The facts of a lesson that the actor teaches or manages, its row locked; 404 for another school, 403 otherwise. */
export const lessonToTeach = (context: Context, uuid: string): Promise<LessonPageFacts> => toTeach(context, uuid)

/** The facts of a lesson that the actor may see, and whether they teach or manage it; nothing is locked. */
export const lessonToSee = (context: Context, uuid: string): Promise<LessonPageFacts & { teaches: boolean }> =>
  toSee(context, uuid)
