import type { Limiter, ProcessLimiter } from '#platform/http/limits.ts'
import type { Bearer } from '#platform/http/token.ts'
import type { AttemptTurns } from './attempts.ts'

/** What the use cases of sign-in need beside the context: made once for a process. */
export type AuthDeps = {
  sign: (bearer: Bearer, now: Date) => Promise<string>
  /** Lifetime of an access token in seconds. */
  accessSeconds: number
  /** The refresh token that follows another one. */
  successorOf: (token: string) => string
  tutorUrl: string | null
  /** Where the teachers' platform lives; without it nobody registers by themselves (Q-122). */
  ustazUrl: string | null
  /** Whether the demo's people may sign in, whose password everybody knows. */
  demo: boolean
  /** Whether learning is open to every student without a subscription. */
  freeLearning: boolean
  limit: Limiter
  /** Refreshes by their token, of which only its holder can have many. */
  refreshes: ProcessLimiter
  /** Attempts on one login come one after another. */
  inTurns: AttemptTurns
}
