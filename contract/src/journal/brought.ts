import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Mark } from './cells.ts'

/**
 * What became of a score that another part of the school brings into the journal: it was stored (of a preview: it would
 * be); the cell held the same already; somebody filled the cell, and `current` says with what, who and when; or a rule of
 * the journal refuses it, `code` says which and `message` says it in words.
 */
export const ScoreVerdict = z.object({
  studentId: z.int(),
  operation: z.uuid(),
  verdict: z.enum(['stored', 'same', 'filled', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  current: Mark.extend({ by: z.string().nullable(), at: Instant.nullable() }),
})
export type ScoreVerdict = z.infer<typeof ScoreVerdict>
