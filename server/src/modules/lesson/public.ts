import type { Checked } from '#platform/files/stored.ts'
import type { Context, Upload } from '#platform/context.ts'
import { lessonToTeach as toTeach, roomsOfLesson as rooms } from './service/entry.ts'
import { soundFiles as sound } from './service/materials.ts'
import type { LessonFacts } from './views/facts.ts'

export type { LessonFacts } from './views/facts.ts'

/** The facts of a lesson that the actor teaches or manages, its row locked; 404 for another school, 403 otherwise. */
export const lessonToTeach = (context: Context, uuid: string): Promise<LessonFacts> => toTeach(context, uuid)

/** Who hears about a lesson: its group and the staff of its school. */
export const roomsOfLesson = (facts: LessonFacts): string[] => rooms(facts)

/** The uploads of a request when each is of a kind that may be kept; 422 with the name of one that is not. */
export const soundFiles = (uploads: readonly Upload[]): Checked[] => sound(uploads)
