import type { Actor } from '#platform/actor.ts'

/** What the use cases of sign-in need beside the context: made once for a process. */
export type Desk = {
  sign: (actor: Actor, now: Date) => Promise<string>
  /** Lifetime of an access token in seconds. */
  accessSeconds: number
  /** Sessions that are over: this process refuses them from now on. */
  ended: (sessionIds: readonly string[], now: Date) => void
  tutorUrl: string | null
}
