import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type SessionRow = Selectable<Tables['session']>
/** Why a session was ended; the words of the constraint session_ended_because. */
export type Ending = 'logout' | 'reuse' | 'password' | 'blocked' | 'person' | 'expired'

export async function startSession(db: Db, row: Insertable<Tables['session']>): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

/** Moves a session to another place of its person. */
export async function moveSession(db: Db, id: string, userId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ user_id: userId, seen_at: now }).where('id', '=', id).execute()
}

export async function touchSession(db: Db, id: string, address: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now, address }).where('id', '=', id).execute()
}

export async function endSession(db: Db, id: string, because: Ending, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every living session of an account but one; their ids. */
export async function endOtherSessions(
  db: Db,
  accountId: number,
  keptId: string | null,
  because: Ending,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('session')
    .set({ ended_at: now, ended_because: because })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(keptId !== null, (query) => query.where('id', '!=', keptId ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export function sessionOfAccount(db: Db, id: string, accountId: number): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** A refresh token with its session, held until the end of the transaction so that twins come one after the other. */
export function lockRefreshToken(db: Db, hash: Buffer) {
  return db
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select([
      'refresh_token.expires_at as expiresAt',
      'refresh_token.used_at as usedAt',
      'session.id as sessionId',
      'session.account_id as accountId',
      'session.user_id as userId',
      'session.device as device',
      'session.ended_at as endedAt',
    ])
    .where('refresh_token.hash', '=', hash)
    .forUpdate('refresh_token')
    .executeTakeFirst()
}

const inSeconds = (now: Date, seconds: number) => sql<Date>`${now}::timestamptz + make_interval(secs => ${seconds})`

export async function keepRefreshToken(
  db: Db,
  { hash, sessionId, now, seconds }: { hash: Buffer; sessionId: string; now: Date; seconds: number },
): Promise<void> {
  const row = { hash, session_id: sessionId, issued_at: now, expires_at: inSeconds(now, seconds) }
  await db.insertInto('refresh_token').values(row).execute()
}

export async function spendRefreshToken(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .execute()
}

/** All unused refresh tokens of a session count as rotated from now on. */
export async function spendRefreshTokens(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .execute()
}

type HandOver = { hash: Buffer; userId: number; audience: 'behalf' | 'ustaz' | 'tutor'; now: Date; seconds: number }

export async function keepHandOver(db: Db, { hash, userId, audience, now, seconds }: HandOver): Promise<void> {
  const row = { hash, user_id: userId, audience, expires_at: inSeconds(now, seconds) }
  await db.insertInto('hand_over').values(row).execute()
}

/** Uses a one-time hash up; nothing when it is unknown, old or used. */
export function takeHandOver(db: Db, hash: Buffer, now: Date): Promise<{ user_id: number } | undefined> {
  return db
    .updateTable('hand_over')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
}
