import { attendance } from '@qalam/contract/attendance/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'

type Asked = { groupId?: number; date?: string }

export const attendanceDay = (query: Asked) => read(attendance.day, { query }, { silent: true, ...withoutNetwork })

/** What a notice of absence makes stale. */
export const everyComing = [everyReadOf(attendance.coming)]

/** What the address asks of the day. */
export function askedIn({ group, date }: Readonly<Record<string, string>>): Asked {
  return {
    ...(group !== undefined && /^\d{1,9}$/.test(group) && { groupId: Number(group) }),
    ...(date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && { date }),
  }
}

export const dayNow = () => attendanceDay(askedIn(Object.fromEntries(new URLSearchParams(window.location.search))))
