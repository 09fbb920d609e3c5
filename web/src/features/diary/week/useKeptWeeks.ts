import { addDays, schoolDayOf } from '@qalam/contract/kernel/calendar.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isKept, startReads } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { idle } from '#platform/idle.ts'
import { diaryWeek } from '../reads.ts'

/** Two weeks back and one ahead open without a network. */
const around = [-14, -7, 0, 7]
/** Weeks that nobody looked at are brought again after so many milliseconds. */
const keptFor = 12 * 60 * 60 * 1000

/** Brings the weeks around today to the device, once in half a day. */
export function useKeptWeeks(userId: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    let isShown = true
    const bring = async () => {
      await idle()
      const from = schoolDayOf(today())
      for (const days of around) {
        const week = diaryWeek({ date: addDays(from, days), userId })
        if (!isShown) return
        if (!(await isKept(week, keptFor))) await startReads(client, Promise.resolve([week]))
      }
    }
    void bring()
    return () => void (isShown = false)
  }, [client, userId])
}
