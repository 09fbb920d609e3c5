import type { Named } from '@qalam/contract/kernel/languages.ts'
import { dottedOf, localDay } from '@qalam/contract/kernel/calendar.ts'
import type { SchoolRow } from '@qalam/contract/school-registry/api.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'

/** The last day of a subscription: it ends with the midnight after it. */
export function lastDayOf(until: string): string {
  return localDay(new Date(new Date(until).getTime() - 1))
}

/** Until when a school is subscribed, in words. */
export const untilWords = ({ subscribedUntil }: Pick<SchoolRow, 'subscribedUntil'>): string =>
  subscribedUntil ? text('school-registry.until', { date: dottedOf(lastDayOf(subscribedUntil)) }) : '—'

type Loose = { [Language in keyof Named]?: Named[Language] | undefined }

/** A name that may lack a language. */
export const nameIn = ({ kz = '', ru = '', en = '' }: Loose): string => named({ kz, ru, en })
