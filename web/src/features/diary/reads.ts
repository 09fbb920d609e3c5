import { attendance } from '@qalam/contract/attendance/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { isDay, mondayOf, schoolDayOf } from '@qalam/contract/kernel/calendar.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { tableNow } from '#platform/table.ts'

export type DiaryOwner = { userId?: number | undefined }
export type DiaryQuery = DiaryOwner & { date: string }

const child = ({ userId }: DiaryOwner) => (userId === undefined ? {} : { userId })

/** A week of the diary by its Monday, so that every day of it is one read. */
export const diaryWeek = ({ date, userId }: DiaryQuery) =>
  read(diary.week, { query: { date: mondayOf(date), ...child({ userId }) } }, { silent: true, ...withoutNetwork })

/** What the mark of a lesson has been. */
export const markStory = (scheduleUuid: string, userId: number | undefined) =>
  read(diary.mark, { params: { scheduleUuid }, query: child({ userId }) }, { silent: true })

/** The sor and soch of a quarter. */
export const quarterWorks = (whose: DiaryOwner, quarter: number) =>
  read(diary.works, { query: child(whose) }, { quarter, silent: true, ...withoutNetwork })

/** Who of the staff opened the record. */
export const recordOpenings = (whose: DiaryOwner) => read(diary.openings, { query: child(whose) }, { silent: true })

/** The attestation of the year that a quarter belongs to. */
export const attestation = (whose: DiaryOwner, quarter: number) =>
  read(diary.attestation, { query: child(whose) }, { quarter, silent: true, ...withoutNetwork })

/** What the address bar asks for: `?date=2026-11-18&userId=7`; the present week without a date. */
export function askedIn(filters: Readonly<Record<string, string | undefined>>): DiaryQuery {
  const { date = '', userId = '' } = filters
  return {
    date: isDay(date) ? date : schoolDayOf(today()),
    userId: /^\d{1,9}$/.test(userId) ? Number(userId) : undefined,
  }
}

export const askedNow = (): DiaryQuery => askedIn(Object.fromEntries(new URLSearchParams(window.location.search)))

export const noticesNow = () => tableNow(attendance.notices)

/** What a notice of absence makes stale. */
export const everyNotice = [everyReadOf(attendance.notices)]
