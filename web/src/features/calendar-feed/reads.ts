import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { read } from '#platform/api.ts'

/** Whose lessons the person may have in a calendar. */
export const feeds = read(calendarFeed.list, {})
