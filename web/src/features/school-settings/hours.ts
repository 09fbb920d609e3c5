import { text } from '#platform/text.ts'

/** How long new marks are kept from families. */
export const hoursText = (hours: number): string =>
  hours === 0 ? text('school-settings.notice-now') : text('school-settings.notice-hours', { count: hours })
