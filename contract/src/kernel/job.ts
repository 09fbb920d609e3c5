import { z } from 'zod'
import { Instant } from './dates.ts'

/** Waiting for its turn, under way, or over in one of three ways. */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** Long work that somebody asked for. It goes on when its page is left. */
export const Job = z.object({
  uuid: z.uuid(),
  title: z.string(),
  state: z.enum(jobStates),
  done: z.int(),
  /** Null while it is not known how much there is to do. */
  total: z.int().nullable(),
  /** What is being done at the moment, in words. */
  stage: z.string().nullable(),
  /** Why it failed, in words. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  /** The page that shows what came of it. */
  link: z.string().nullable(),
  at: Instant,
  endedAt: Instant.nullable(),
})
export type Job = z.infer<typeof Job>

/** What starts a job brings its id, so that a repeat starts no second one. */
export const JobAsk = z.object({ uuid: z.uuid() })
export type JobAsk = z.output<typeof JobAsk>
