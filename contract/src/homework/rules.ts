import { localClock, localDay, localMidnight } from '../kernel/calendar.ts'
import type { AnswerState } from './answers.ts'

/** What is wrong with a due day, or null: it lies on or after the lesson and within the academic year. */
export function wrongDueDay(dueOn: string | null, lessonDay: string, yearEnds: string): 'before' | 'outside' | null {
  if (dueOn === null) return null
  if (dueOn < lessonDay) return 'before'
  return dueOn > yearEnds ? 'outside' : null
}

type Until = { dateExpired: string | null; timeExpired: string | null; dueOn: string | null }

/** The last moment at which an answer is taken: the day and time that were named, else the end of the due day. */
export function expiryOf({ dateExpired, timeExpired, dueOn }: Until): Date | null {
  const day = dateExpired ?? dueOn
  if (day === null) return null
  const [hours = 23, minutes = 59] = (dateExpired && timeExpired ? timeExpired : '23:59').split(':').map(Number)
  return new Date(localMidnight(day).getTime() + (hours * 60 + minutes) * 60_000 + 59_999)
}

/** Whether a student may send an answer in this state; one that was sent back may be sent at any time. */
export const mayAnswer = (state: AnswerState): boolean => state === 'to-do' || state === 'sent' || state === 'returned'

/** Whether the last moment of an answer, an ISO instant, lies behind. */
export const isOver = (dateExpired: string | null, now: Date): boolean =>
  dateExpired !== null && new Date(dateExpired) < now

/** What a form shows of a stored end: nothing where it is the end of the due day, as when no end was named. */
export function untilOf(expiresAt: string | null, dueOn: string | null): Omit<Until, 'dueOn'> {
  const none = { dateExpired: null, timeExpired: null }
  if (expiresAt === null) return none
  const end = new Date(expiresAt)
  const usual = expiryOf({ ...none, dueOn })
  if (usual && Math.abs(usual.getTime() - end.getTime()) < 60_000) return none
  return { dateExpired: localDay(end), timeExpired: localClock(end) }
}
