import { instantAt } from '@qalam/contract/chat/rules/quiet.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { gives } from '../policy.ts'
import { lessonOf, type LiveLessonFacts } from '../views/lesson.ts'

/** A lesson of the caller's school that the caller gives; held for the transaction where asked. */
export async function givenLesson({ actor, db }: Context, uuid: string, held = false): Promise<LiveLessonFacts> {
  const lesson = found(await lessonOf(db, found(actor.schoolId), uuid, held))
  allow(gives(actor, lesson))
  return lesson
}

/** Whether a lesson is to come, runs or is over. */
export function stateOf({ day, starts, ends }: LiveLessonFacts, now: Date): 'early' | 'running' | 'over' {
  if (now < instantAt(day, starts)) return 'early'
  return now < instantAt(day, ends) ? 'running' : 'over'
}

/** Whoever gives a lesson, by their ids. */
export const giversOf = ({
  teacherId,
  substitutedId,
}: Pick<LiveLessonFacts, 'teacherId' | 'substitutedId'>): number[] =>
  substitutedId === null ? [teacherId] : [teacherId, substitutedId]
