import { expiringCache } from '#platform/cache.ts'
import type { Db } from '#platform/db/db.ts'
import { hashOfTurn } from './secrets.ts'

/** Longer than an access token lives. */
const rememberedFor = 20 * 60_000
const turns = 20_000

/**
 * The first use of an access token that a refresh gave is written down, so that every process knows that the answer was
 * not lost. This process writes once in a turn, however often the token comes.
 */
export function arrivals(note: (db: Db, hash: Buffer, now: Date) => Promise<void>) {
  const known = expiringCache<true>(turns, rememberedFor)
  return async (db: Db, turn: string | undefined, now: Date): Promise<void> => {
    if (turn === undefined || known.get(turn, now)) return
    await note(db, hashOfTurn(turn), now)
    known.set(turn, true, now)
  }
}
