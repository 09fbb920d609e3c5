import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type SessionRow = Selectable<Tables['session']>
/** Why a session was ended; the words of the constraint session_ended_because. */
export type SessionEnding = 'logout' | 'reuse' | 'password' | 'blocked' | 'person' | 'expired'

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

export async function endSession(db: Db, id: string, because: SessionEnding, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every living session of an account but one, and voids the account's hand-over hashes; the ids of the ended. */
export async function endOtherSessions(
  db: Db,
  accountId: number,
  keptId: string | null,
  because: SessionEnding,
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
  await voidHandOvers(db, accountId)
  return rows.map(({ id }) => id)
}

/** No hash that any session of an account has asked for is good any more. */
async function voidHandOvers(db: Db, accountId: number): Promise<void> {
  const sessions = db.selectFrom('session').select('session.id').where('session.account_id', '=', accountId)
  await db.deleteFrom('hand_over').where('hand_over.session_id', 'in', sessions).execute()
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
      'refresh_token.used_by as usedBy',
      'refresh_token.arrived_at as arrivedAt',
      'session.id as sessionId',
      'session.account_id as accountId',
      'session.user_id as userId',
      'session.device as device',
      'session.created_at as startedAt',
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
  // A tab that comes second gets the token that the first one got.
  await db
    .insertInto('refresh_token')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** One refresh token counts as rotated from now on, by the browser of that cookie. */
export async function spendRefreshToken(db: Db, hash: Buffer, device: Buffer | null, now: Date): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: now, used_by: device }).where('hash', '=', hash).execute()
}

/** The pair of a turn reached whoever asked for it: they have used it. */
export async function noteArrival(db: Db, hash: Buffer, now: Date): Promise<void> {
  const first = db.updateTable('refresh_token').set({ arrived_at: now }).where('arrived_at', 'is', null)
  await first.where('hash', '=', hash).execute()
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

/** Whom a hash is made for: this product and its sister platform, or the tutor service. */
export type HandOverAudience = 'ustaz' | 'tutor'
type HandOver = {
  hash: Buffer
  userId: number
  sessionId: string
  audience: HandOverAudience
  now: Date
  seconds: number
}

export async function keepHandOver(db: Db, { hash, now, seconds, ...ticket }: HandOver): Promise<void> {
  const { userId: user_id, sessionId: session_id, audience } = ticket
  const row = { hash, user_id, session_id, audience, expires_at: inSeconds(now, seconds) }
  await db.insertInto('hand_over').values(row).execute()
}

/** Uses a one-time hash up; nothing when it is unknown, old, used, made for others, or its session ended. */
export function takeHandOver(
  db: Db,
  hash: Buffer,
  audience: HandOverAudience,
  now: Date,
): Promise<{ user_id: number } | undefined> {
  return db
    .updateTable('hand_over')
    .from('session')
    .set({ used_at: now })
    .whereRef('session.id', '=', 'hand_over.session_id')
    .where('session.ended_at', 'is', null)
    .where('hand_over.hash', '=', hash)
    .where('hand_over.audience', '=', audience)
    .where('hand_over.used_at', 'is', null)
    .where('hand_over.expires_at', '>', now)
    .returning('hand_over.user_id')
    .executeTakeFirst()
}

/** Takes away the hashes of sessions that ended: of their refresh tokens, and of what they asked for to hand over. */
export async function forgetTokens(db: Db, sessionIds: readonly string[]): Promise<void> {
  const ended = db.selectFrom('session').select('session.id').where('session.id', 'in', sessionIds)
  const isOver = ended.where('session.ended_at', 'is not', null)
  await db.deleteFrom('refresh_token').where('refresh_token.session_id', 'in', isOver).execute()
  await db.deleteFrom('hand_over').where('hand_over.session_id', 'in', isOver).execute()
}
