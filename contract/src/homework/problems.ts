import { problem } from '../kernel/problem.ts'
import type { HomeworkView } from './api.ts'

/** Somebody changed the homework meanwhile; theirs travels with the refusal, with who wrote it and when. */
export const homeworkStale = problem<{ current: HomeworkView | null; by?: string | null; at?: string | null }>(
  'homework.stale',
  409,
)
export const homeworkMissing = problem('homework.missing')
export const tooManyHomeworkFiles = problem<{ max: number }>('homework.too-many-files')

/** Somebody sent an answer to it, which must not be lost. */
export const homeworkHasAnswers = problem<{ count: number }>('homework.has-answers')
/** The answer was changed meanwhile, on another device or by the teacher. */
export const answerStale = problem<{ version: number }>('homework.answer-stale', 409)
export const homeworkExpired = problem('homework.expired')
/** A scored answer stays as it was scored. */
export const answerClosed = problem('homework.closed')
export const emptyAnswer = problem('homework.empty-answer')
