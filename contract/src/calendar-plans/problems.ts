import { problem } from '../kernel/problem.ts'
import type { SheetTheme } from './sheet.ts'
import type { TeacherClash } from './shapes.ts'

/** Somebody changed these rows or their order meanwhile: they travel with the refusal as they stand. */
export const planStale = problem<{ version: number; themes: SheetTheme[] }>('calendar-plans.stale', 409)
/** The group has a plan of the subject, or of the subgroup in it. */
export const planTaken = problem('calendar-plans.taken')
/** What was taught and marked stays, and so does its plan. */
export const planHeld = problem<{ conducted: number; marked: number }>('calendar-plans.held')
/** Its lessons would go out of the timetable with it; resend with `withLessons`. */
export const planHasLessons = problem<{ lessons: number }>('calendar-plans.has-lessons', 409)
/** The new teacher gives other lessons at these times. */
export const teacherBusy = problem<{ count: number; clashes: TeacherClash[] }>('calendar-plans.teacher-busy', 409)
/** The lesson of this theme took place or is marked: its words stay. */
export const themeHeld = problem<{ ordinal: number }>('calendar-plans.theme-held')
/** Themes or lessons changed since: it cannot be taken back as it was. */
export const changedSince = problem('calendar-plans.changed-since', 409)
/** What was looked at is not what would be done now. */
export const flowStale = problem('calendar-plans.flow-stale', 409)
/** The plan is not where this step begins. */
export const stateRefused = problem('calendar-plans.state', 409)
/** A plan without themes is not sent. */
export const planEmpty = problem('calendar-plans.empty')
/** What came is no workbook that can be read. */
export const unreadableSheet = problem<{ trouble: string }>('calendar-plans.unreadable')
/** The paper is about a work that was written and marked, or about a work at all. */
export const workNotWritten = problem('calendar-plans.not-written')
/** A workbook with faults brings nothing; the first of them is named. */
export const sheetHasFaults = problem<{ first: string; count: number }>('calendar-plans.faults')
