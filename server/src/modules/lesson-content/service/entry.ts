import { lessonToSee, lessonToTeach } from '#modules/lesson/public.ts'
import { allow, found } from '#platform/access.ts'
import { isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { type AssignedContent, givenFor } from '../repository/given.ts'

export type EnteredContent = { given: AssignedContent; teaches: boolean; pupilId: number | null }

/** Content of a lesson that the caller may see; for anybody else it is not there. */
export async function contentToSee(context: Context, uuid: string): Promise<EnteredContent> {
  const given = found(await givenFor(context.db, context.actor, uuid))
  const { teaches, pupilId } = await lessonToSee(context, given.lessonUuid)
  return { given, teaches, pupilId }
}

/** Content that the caller reads as a student of the lesson. */
export async function contentToRead(context: Context, uuid: string): Promise<AssignedContent> {
  const { given } = await contentToSee(context, uuid)
  allow(isStudent(context.actor))
  return given
}

/** Content of a lesson that the caller teaches or manages, the lesson held; also what was taken back. */
export async function contentToChange(context: Context, uuid: string): Promise<AssignedContent> {
  const given = found(await givenFor(context.db, context.actor, uuid, { all: true }))
  await lessonToTeach(context, given.lessonUuid)
  return given
}
