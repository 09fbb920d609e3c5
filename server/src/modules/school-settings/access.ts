import type { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { type Access, none } from '#platform/testing/access.ts'

/** A day of the quarter that has no lessons; it is off for whoever asks first. */
const dayOff = { act: 'off', from: '2026-12-10', until: '2026-12-10', name: '' } as const

export const access: Access<typeof schoolSettings> = {
  read: none,
  setFlags: { of: 'caller', ask: () => ({ body: { teacherEdit: false } }) },
  setEditSchedule: { of: 'caller', ask: () => ({ body: { editSchedule: true } }) },
  days: none,
  tryDays: { of: 'caller', ask: () => ({ body: dayOff }), then: 'school-days.unchanged' },
  changeDays: { of: 'caller', ask: () => ({ body: dayOff }), then: 'school-days.unchanged' },
}
