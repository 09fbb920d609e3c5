import type { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

/** A day of the quarter that has no lessons; it is off for whoever asks first. */
const dayOff = { act: 'off', from: '2026-12-10', until: '2026-12-10', name: '' } as const

/** The quarters of a year that no school of the tests has. */
const quarters = {
  year: 2090,
  quarters: [1, 2, 3, 4].map((number) => ({
    id: 20900 + number,
    startsOn: `2091-0${number}-01`,
    endsOn: `2091-0${number}-20`,
  })),
}

export const access: Access<typeof schoolSettings> = {
  read: none,
  setFlags: { of: 'caller', ask: () => ({ body: { teacherEdit: false } }) },
  setCard: { of: 'caller', ask: () => ({ body: { address: 'Abai 1' } }) },
  setLogo: { of: 'caller', upload: true },
  removeLogo: none,
  setMarkNotice: { of: 'caller', ask: () => ({ body: { hours: 2 } }) },
  setEditSchedule: { of: 'caller', ask: () => ({ body: { editSchedule: true } }) },
  days: none,
  tryDays: { of: 'caller', ask: () => ({ body: dayOff }), then: 'school-days.unchanged' },
  changeDays: { of: 'caller', ask: () => ({ body: dayOff }), then: 'school-days.unchanged' },
  tryQuarters: { of: 'caller', ask: () => ({ body: quarters }), then: 'not-found' },
  changeQuarters: { of: 'caller', ask: () => ({ body: quarters }), then: 'not-found' },
}
