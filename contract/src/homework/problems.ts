import { problem } from '../kernel/problem.ts'
import type { HomeworkView } from './api.ts'

/** Somebody changed the homework meanwhile; theirs travels with the refusal. */
export const homeworkStale = problem<{ current: HomeworkView | null }>('homework.stale', 409)
export const homeworkMissing = problem('homework.missing')
export const tooManyHomeworkFiles = problem<{ max: number }>('homework.too-many-files')
