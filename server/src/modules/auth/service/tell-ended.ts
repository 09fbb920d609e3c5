import { sessionsEnded } from '@qalam/contract/auth/events.ts'
import type { Context } from '#platform/context.ts'

/** Announces that sessions ended. */
export function tellEnded({ announce }: Context, sessionIds: string[]): void {
  if (sessionIds.length > 0) announce(sessionsEnded, null, { sessionIds })
}
