import { problem } from '../kernel/problem.ts'
import type { Clash, LessonCard } from './api.ts'

/** The wanted time is taken; resend with isForce to store it all the same (S-SAVE-1, S-SAVE-2). */
export const scheduleConflict = problem<{ conflicts: Clash[] }>('schedule.conflict', 409)
/** Somebody changed the lesson meanwhile: their version travels with the refusal. */
export const lessonStale = problem<{ current: LessonCard }>('schedule.stale', 409)
export const lessonConducted = problem('schedule.conducted')
export const lessonMarked = problem<{ marks: number }>('schedule.marked')
export const onHoliday = problem<{ date: string }>('schedule.holiday')
export const outsideQuarters = problem<{ date: string }>('schedule.outside-quarters')
export const themeTaken = problem('schedule.theme-taken')
export const planMissing = problem('schedule.plan-missing')
