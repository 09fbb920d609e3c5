import { localMidnight } from '@qalam/contract/kernel/calendar.ts'
import { Clock } from '@qalam/contract/kernel/dates.ts'
import { z } from 'zod'

/** Now, or a day and a time of the clock on the wall. */
export const When = z
  .object({ when: z.enum(['now', 'later']), day: z.string().nullable(), time: z.string() })
  .superRefine(({ when, day, time }, { addIssue }) => {
    if (when === 'now') return
    if (day === null) addIssue({ code: 'custom', path: ['day'], message: 'required' })
    if (!Clock.safeParse(time).success)
      addIssue({ code: 'custom', path: ['time'], message: time === '' ? 'required' : 'time_not_match_format' })
  })

/** The moment that is meant; null for now. */
export function momentOf({ when, day, time }: z.output<typeof When>): string | null {
  if (when === 'now' || day === null) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(localMidnight(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString()
}
