import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import type { ReadKind, ResetRow } from '@qalam/contract/lesson-content/shapes.ts'
import { lessonToSee } from '#modules/lesson/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { givenFor } from '../../repository/given.ts'
import { livingReading, putBack } from '../../repository/readings.ts'
import { resetLines } from '../../views/resets.ts'
import { contentToChange } from '../entry.ts'
import { withWork } from '../reading/own.ts'

type Asked = { lessonType: ReadKind; lessonId: string; userId: number; scheduleId: string }

/** Puts a student's reading back (M-27, E-7.12-04): it stays with its answers, and the next one begins anew. */
export async function resetReading(context: Context, { lessonType, lessonId, userId, scheduleId }: Asked): Promise<{}> {
  const { db, actor, now } = context
  const given = await contentToChange(context, lessonId)
  found((given.lessonUuid === scheduleId && given.kind === lessonType) || null)
  const reading = found(await livingReading(db, { ...given, studentId: userId }, { hold: true }))
  const { progress } = await withWork(context, given, reading)
  const brought = { points: progress.points, maxPoints: progress.maxPoints, by: actor.userId, now }
  found((await putBack(db, { schoolId: given.schoolId, uuid: reading.uuid }, brought)) || null)
  context.announce(readingChanged, given.schoolId, { given: given.uuid, studentId: userId })
  return {}
}

type Of = { lessonId: string; userId: number }

/** What was put back of a student (M-28), also of content that was taken off the lesson since. */
export async function history(
  context: Context,
  kinds: readonly ReadKind[],
  { lessonId, userId }: Of,
): Promise<ResetRow[]> {
  const given = found(await givenFor(context.db, context.actor, lessonId, { all: true }))
  allow((await lessonToSee(context, given.lessonUuid)).teaches)
  const lines = await resetLines(context.db, { schoolId: given.schoolId, uuid: lessonId, studentId: userId, kinds })
  return lines.map(({ date, ...line }) => ({ ...line, date: date.toISOString() }))
}
