import { lesson } from '@qalam/contract/lesson/api.ts'
import { allow, found } from '#platform/access.ts'
import { type Actor, isParent, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { canSee, canTeach } from '../policy.ts'
import { type LessonPageFacts, lessonFacts } from '../views/facts.ts'

/** Refuses whoever has nothing to do with a lesson; a family and another school do not find it. */
export function allowToSee(actor: Actor, facts: LessonPageFacts): void {
  if (isStudent(actor) || isParent(actor)) return void found(facts.pupilId)
  found(actor.schoolId === facts.schoolId || null)
  allow(canSee(actor, facts))
}

/** The facts of a lesson that the actor teaches or manages, its row locked; 404 for another school, 403 otherwise. */
export async function lessonToTeach({ db, actor, today }: Context, uuid: string): Promise<LessonPageFacts> {
  const facts = found(await lessonFacts(db, uuid, actor, today, true))
  found(actor.schoolId === facts.schoolId || null)
  allow(canTeach(actor, facts))
  return facts
}

/** The facts of a lesson that the actor may see, and whether they teach or manage it. */
export async function lessonToSee({ db, actor, today }: Context, uuid: string) {
  const facts = found(await lessonFacts(db, uuid, actor, today))
  allowToSee(actor, facts)
  return { ...facts, teaches: canTeach(actor, facts) }
}

/** Where a file of a lesson is fetched from. */
export const fileAddress = (lessonUuid: string, uuid: string): string =>
  lesson.file.path.replace(':scheduleUuid', lessonUuid).replace(':uuid', uuid)
