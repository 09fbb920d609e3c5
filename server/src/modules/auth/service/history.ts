import type { auth, SignInEvent } from '@qalam/contract/auth/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { deviceOf } from '../device.ts'
import { forgetDevices } from '../repository/device.ts'
import { endOtherSessions, endSession, sessionOfAccount } from '../repository/session.ts'
import { type SignInRow, signIns } from '../views/history.ts'
import { tellEnded } from './tell-ended.ts'

/** One page of the account's sign-ins. */
export async function history({ actor, db }: Context, asked: Parsed<typeof auth.history>['query']) {
  const { rows, ...page } = await signIns(db, actor.accountId, asked)
  return { ...page, rows: rows.map((row) => present(row, actor.sessionId)) }
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
export async function endOne(context: Context, id: string): Promise<{}> {
  const { actor, db, now } = context
  found(await sessionOfAccount(db, id, actor.accountId))

  await endSession(db, id, 'person', now)
  tellEnded(context, [id])
  return {}
}

/** Ends all of the account's sessions but this one; elsewhere no browser is known or trusted any more. */
export async function endOthers(context: Context): Promise<{ ended: number }> {
  const { actor, db, now } = context
  await forgetDevices(db, actor.accountId, deviceOf(context))
  const ended = await endOtherSessions(db, actor.accountId, actor.sessionId, 'person', now)
  tellEnded(context, ended)
  return { ended: ended.length }
}
