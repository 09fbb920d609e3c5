import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'

/** Failures are shown in place of the page. */
const silent = true

export const periodSheet = (id: string, quarter: number) =>
  read(periodMarks.sheet, { params: { id }, query: {} }, { quarter, silent, ...withoutNetwork })

export const yearSheet = (id: string) => read(periodMarks.yearly, { params: { id } }, { silent, ...withoutNetwork })

export const amendments = read(periodMarks.amendments, {}, { silent })

export const reminders = read(periodMarks.reminders, {}, { silent, later: true })

/** What a mark, a closing or a correction makes stale. */
export const everything = [
  everyReadOf(periodMarks.sheet),
  everyReadOf(periodMarks.yearly),
  everyReadOf(periodMarks.closings),
  everyReadOf(periodMarks.amendments),
  everyReadOf(periodMarks.reminders),
]
