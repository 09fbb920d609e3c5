import type { SignInEvent } from '@qalam/contract/auth/api.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Desk } from '../desk.ts'
import { endSession, sessionOfAccount } from '../repository/session.ts'
import { type SignInRow, signIns } from '../views/history.ts'

/** One page of the account's sign-ins, newest first. */
export async function history({ actor, db }: Context, page: number) {
  const rows = await signIns(db, actor.accountId, pageSize, (page - 1) * pageSize)
  return { rows: rows.map((row) => present(row, actor.sessionId)), total: rows[0]?.total ?? 0, page, pageSize }
}

function present(
  { id, at, outcome, device, address, sessionId, endedAt }: SignInRow,
  currentId: string,
): z.output<typeof SignInEvent> {
  const session = sessionId && {
    id: sessionId,
    current: sessionId === currentId,
    endedAt: endedAt?.toISOString() ?? null,
  }
  return { id, at: at.toISOString(), outcome, device, address, session: session || null }
}

/** Ends one of the account's sessions; anybody else's is not found. Ending one that is over changes nothing. */
export async function endOne(desk: Desk, context: Context, id: string): Promise<{}> {
  const { actor, db, now } = context
  found(await sessionOfAccount(db, id, actor.accountId))

  await endSession(db, id, 'person', now)
  context.afterCommit(() => desk.ended([id], now))
  return {}
}
