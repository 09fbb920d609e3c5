import type { CarriedProgram } from '#modules/training-programs/public.ts'
import type { MadeCalendar } from './views-of-next.ts'

/**
 * What an act made; `on` is the first day in the new classes, `leftOn` the first day on which leavers are gone. Older
 * acts kept no programs, calendar and waiting classes.
 */
export type Made = {
  on: string
  leftOn: string
  classes: number
  groups: { id: number; letter: string; faculty: string | null; leadId: number | null; timeSchemeUuid: string | null }[]
  stays: { studentId: number; to: number }[]
  left: number[]
  plans: string[]
  slots: { groupId: number; planUuid: string; weekDay: number; number: number; cabinetId: number | null }[]
  programs?: CarriedProgram[]
  /** Quarters and days off of the next year, where the school had none. */
  calendar?: MadeCalendar
  /** Classes that wait for their exams. */
  waiting?: number[]
}
