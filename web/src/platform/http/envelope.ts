import { z } from 'zod'
import { alertStays, tellSuccess, tellWarning } from '../notices.ts'

const Said = z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)])
const Envelope = z.object({
  data: z.unknown().optional(),
  alert: Said.optional().catch(undefined),
  warning: Said.optional().catch(undefined),
})
export type Envelope = z.infer<typeof Envelope>

/** Takes the envelope of a success off; an answer without one is an empty answer. */
export function unwrapped(body: unknown): Envelope {
  const parsed = Envelope.safeParse(body)
  return parsed.success ? { ...parsed.data, data: parsed.data.data ?? {} } : { data: {} }
}

/** A success with `alert` shows it for 7 s; one with `warning` shows a warning (ERR-NOTE-1, ERR-NOTE-2). */
export function announceSuccess({ alert, warning }: Envelope): void {
  if (alert !== undefined) tellSuccess(alert, alertStays)
  if (warning !== undefined) tellWarning(warning)
}
