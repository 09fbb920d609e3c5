import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canServe, isAsker, type SupportStanding } from '../policy.ts'
import { isAgent, type TicketFacts, ticketOf } from '../repository.ts'

/** Whether the caller is an agent: staff of the service school that its management named. */
export async function standingOf({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<SupportStanding> {
  return { isAgent: actor.schoolId === serviceSchool && (await isAgent(db, serviceSchool, actor.userId)) }
}

export type SeenTicket = { ticket: TicketFacts; serves: boolean; asks: boolean }

/** A request for who asked or answers; for anybody else there is none. */
export async function seen(context: Context, uuid: string, lock: 'lock' | 'look'): Promise<SeenTicket> {
  const ticket = found(await ticketOf(context.db, uuid, lock))
  const serves = canServe(context.actor, await standingOf(context), ticket)
  const asks = isAsker(context.actor, ticket)
  found(serves || asks || null)
  return { ticket, serves, asks }
}
