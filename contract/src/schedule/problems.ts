import { problem } from '../kernel/problem.ts'
import type { Clash, LessonCard } from './api.ts'

/** The wanted time is taken; resend with isForce to store it all the same (S-SAVE-1, S-SAVE-2). Days as on the wire. */
export const scheduleConflict = problem<{ conflicts: Clash[] }>('schedule.conflict', 409)
/** Somebody changed the lesson meanwhile: their version travels with the refusal, in its wire form. */
export const lessonStale = problem<{ current: LessonCard }>('schedule.stale', 409)
export const lessonConducted = problem('schedule.conducted')
/** The marks of the plan's quarter are closed and signed: its lessons stay where they stand (S-PERIOD-3, Q-118). */
export const lessonPeriodClosed = problem('schedule.period-closed')
export const lessonMarked = problem<{ marks: number }>('schedule.marked')
/** A non-school day; `date` is dd.MM.yyyy, `name` is in the caller's language. */
export const onHoliday = problem<{ date: string; name: string }>('schedule.holiday')
/** Only the management puts a lesson on a Sunday: the day that makes up for a moved holiday. */
export const onSunday = problem<{ date: string }>('schedule.sunday')
export const outsideQuarters = problem<{ date: string }>('schedule.outside-quarters')
export const themeTaken = problem('schedule.theme-taken')
export const planMissing = problem('schedule.plan-missing')
/** Students have answered, read or begun what the lesson has: it stays. */
export const lessonHasWork = problem('schedule.has-work')
/** Homework or materials would go with the lesson; resend with `withContent` to remove them too. */
export const lessonHasContent = problem<{ homework: number; materials: number }>('schedule.has-content', 409)
