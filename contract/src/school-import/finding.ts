import { z } from 'zod'
import type { messages } from './messages.ts'

/** A text of the import's report: a key of its messages. */
export type FindingCode = Extract<keyof typeof messages, `finding.${string}`>

/**
 * One line of the import's report. A `fault` refuses its row, a `warning` keeps it, a `consequence` refuses it because
 * of another row, which `with` names (`otherSheet`, `otherRow`). `row` is the number that Excel shows, null where the
 * whole sheet or file is meant. `code` is a key of the catalogue and `with` its variables.
 */
export const Finding = z.object({
  level: z.enum(['fault', 'warning', 'consequence']),
  sheet: z.string().max(100).nullable(),
  row: z.int().min(1).nullable(),
  column: z.string().max(100).nullable(),
  value: z.string().max(80).nullable(),
  code: z.string().max(60),
  with: z.record(z.string().max(40), z.union([z.string().max(200), z.number()])),
})
export type Finding = z.infer<typeof Finding>
