import type { CalendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { createHash, randomBytes } from 'node:crypto'
import { found } from '#platform/access.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { dropFeed, keepFeed } from '../repository.ts'
import { childrenOf, selfOf, type FeedOwner } from '../views/people.ts'

/** Whose lessons the caller may have: the own ones; a parent those of the children. */
export async function list(context: Context): Promise<CalendarFeed[]> {
  return (await mine(context)).map(({ schoolId: _, ...shown }) => shown)
}

/** A new secret address; the one before ends. */
export async function renew(context: Context, userId: number): Promise<{ path: string }> {
  const { schoolId } = await oneOfMine(context, userId)
  const token = randomBytes(32).toString('base64url')
  const { actor, db, language, now } = context
  await keepFeed(db, { schoolId, userId, readerId: actor.userId }, { hash: hashOf(token), language, at: now })
  return { path: `/api/v3/os/guest/calendar/${schoolId}/${token}.ics` }
}

export async function end(context: Context, userId: number): Promise<{}> {
  const { schoolId } = await oneOfMine(context, userId)
  await dropFeed(context.db, { schoolId, userId, readerId: context.actor.userId })
  return {}
}

/** What is kept of a token: it is long and random, so that its hash gives nothing away. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const mine = ({ actor, db }: Context): Promise<FeedOwner[]> =>
  isParent(actor) ? childrenOf(db, actor.userId) : selfOf(db, found(actor.schoolId), actor.userId)

async function oneOfMine(context: Context, userId: number): Promise<FeedOwner> {
  return found((await mine(context)).find((one) => one.userId === userId))
}
