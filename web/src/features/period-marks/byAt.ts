import { momentText } from '#platform/dates.ts'

/** Who and when. */
export const byAt = (by: string, at: string | null): string => [by, at && momentText(at)].filter(Boolean).join(', ')
