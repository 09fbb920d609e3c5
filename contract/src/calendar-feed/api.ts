import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { family, staff } from '../kernel/roles.ts'

/** Somebody whose lessons the caller may have in a calendar: the own ones, or those of a child. */
const CalendarFeed = z.object({
  userId: z.int(),
  name: z.string(),
  own: z.boolean(),
  /** Since when there is an address; null without one. */
  since: Instant.nullable(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const readers = [...family, ...staff] as const
const Whose = z.object({ userId: Id })
const v3 = '/api/v3/os'

/** The lessons of a person in the calendar of a phone (iCalendar, RFC 5545), by a secret address. */
export const calendarFeed = {
  list: get(`${v3}/calendar-feeds`, {
    roles: readers,
    subscribed: true,
    about: 'Whose lessons the caller may have in a calendar, and since when there is an address for them.',
    response: z.array(CalendarFeed),
  }),
  renew: post(`${v3}/calendar-feeds/renew`, {
    roles: readers,
    subscribed: true,
    secret: true,
    perMinute: 10,
    about:
      'Makes a secret address of the lessons, in the language of the caller; the one before ends. It is told once: only its hash is kept.',
    body: Whose,
    response: z.object({ path: z.string() }),
  }),
  end: post(`${v3}/calendar-feeds/end`, {
    roles: readers,
    about: 'Ends the address of the lessons.',
    body: Whose,
    response: Done,
  }),
  file: get(`${v3}/calendar/:schoolId/:name`, {
    roles: 'public',
    answers: 'file',
    about:
      'The lessons from four weeks ago to half a year ahead as iCalendar: cancelled ones are marked, substitutes named. 404 for an address that was renewed or ended, and for people who left.',
    params: z.object({ schoolId: IdInAddress, name: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: Done,
  }),
}
