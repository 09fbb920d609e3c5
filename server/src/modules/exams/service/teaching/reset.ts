import { attemptChanged } from '@qalam/contract/exams/events.ts'
import { ExamKind } from '@qalam/contract/exams/shapes.ts'
import { ReadKind } from '@qalam/contract/lesson-content/shapes.ts'
import { bringScores, previewScores } from '#modules/journal/public.ts'
import { resetReading } from '#modules/lesson-content/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { putBack } from '../../repository/attempts.ts'
import type { Sitting } from '../../repository/sittings.ts'
import { namesOf } from '../../views/names.ts'
import { resetLines } from '../../views/room.ts'
import type { ExamWork } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'
import { type Result, resultsOf } from '../results.ts'
import { cellPoints, framed, operationOf } from './journal.ts'

type Asked = { lessonType: ExamKind | ReadKind; lessonId: string; userId: number; scheduleId: string }

/** Puts back what a student did: a work here, a lecture or a lesson where it is read. */
export function reset(context: Context, asked: Asked): Promise<{}> {
  const { lessonType } = asked
  const exam = ExamKind.safeParse(lessonType)
  return exam.success
    ? resetWork(context, { ...asked, lessonType: exam.data })
    : resetReading(context, { ...asked, lessonType: ReadKind.parse(lessonType) })
}

/** Puts a student's work back (M-27, Q-080): the attempt stays, its points leave the journal, the work may be begun anew. */
async function resetWork(
  context: Context,
  { lessonType, lessonId, userId, scheduleId }: Asked & { lessonType: ExamKind },
): Promise<{}> {
  const sitting = await sittingToChange(context, lessonId)
  found((sitting.lessonUuid === scheduleId && sitting.kind === lessonType) || null)
  const { work, results } = await resultsOf(context, sitting)
  const result = found(results.find(({ attempt }) => attempt.studentId === userId))

  if (result.outcome) await takeOutOfJournal(context, sitting, work, result)
  const total = result.outcome?.total ?? null
  const back = { total, maxScore: work.maxScore, by: context.actor.userId, now: context.now }
  found((await putBack(context.db, { schoolId: sitting.schoolId, uuid: result.attempt.uuid }, back)) || null)
  context.announce(attemptChanged, sitting.schoolId, { sitting: sitting.uuid, studentId: userId })
  return {}
}

/** Empties the cell where it still holds the points of this attempt; another mark there is a person's, and stays. */
async function takeOutOfJournal(context: Context, sitting: Sitting, work: ExamWork, result: Result): Promise<void> {
  const { studentId, uuid } = result.attempt
  const value = cellPoints(work, result)
  const asked = framed(sitting, work, [{ studentId, value, operation: operationOf(uuid, value) }])
  const [stands] = await previewScores(context, asked)
  if (stands?.verdict !== 'same') return
  const empty = { studentId, value: null, operation: operationOf(uuid, null), base: stands.current.version }
  await bringScores(context, framed(sitting, work, [empty]))
}

/** Resets of a student's work (M-28). */
export async function history(
  context: Context,
  kinds: readonly ExamKind[],
  asked: { lessonId: string; userId: number },
) {
  const sitting = await sittingToTeach(context, asked.lessonId)
  const lines = await resetLines(context.db, sitting, asked.userId, kinds)
  const names = await namesOf(
    context.db,
    sitting.schoolId,
    lines.map(({ by }) => by),
  )
  return lines.map(({ by, date, ...line }) => ({ ...line, date: date.toISOString(), by: names.get(by) ?? '' }))
}
