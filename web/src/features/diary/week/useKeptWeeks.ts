import { addDays, schoolDayOf } from '@qalam/contract/kernel/calendar.ts'
import { today } from '#platform/dates.ts'
import { useKeptReads } from '#platform/device/useKeptReads.ts'
import { diaryWeek } from '../reads.ts'

/** Two weeks back and one ahead open without a network. */
const around = [-14, -7, 0, 7]

/** Brings the weeks around today to the device. */
export function useKeptWeeks(userId: number | undefined): void {
  useKeptReads(String(userId), () =>
    around.map((days) => diaryWeek({ date: addDays(schoolDayOf(today()), days), userId })),
  )
}
