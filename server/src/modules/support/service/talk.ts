import { accessDenied } from '@qalam/contract/kernel/problem.ts'
import { deskMoved, ticketMoved } from '@qalam/contract/support/events.ts'
import { ticketClosed, ticketNotRated } from '@qalam/contract/support/problems.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { randomUUID } from 'node:crypto'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { addLine, setAgent, setRating, type TicketFacts } from '../repository.ts'
import { type SeenTicket, seen } from './standing.ts'

/** Days after its end in which who asked may open a request again. */
const openDays = 14

/** Words about a request: of an agent they answer it, of who asked they bring it back to the queue. */
export async function write(context: Context, uuid: string, body: { uuid: string; text: string }): Promise<{}> {
  const { db, actor, now } = context
  const { ticket, serves, asks } = await seen(context, uuid, 'lock')
  // Whoever asked writes as who asked, also when they could answer: nobody answers themselves.
  const byAgent = serves && !asks
  if (ticket.state === 'closed' && !byAgent && isLongOver(ticket, now)) throw ticketClosed()

  const state = byAgent ? 'answered' : ticket.agentId === null ? 'new' : 'in-work'
  const line = { ...body, userId: actor.userId, byAgent, state, now } as const
  if (!(await addLine(db, uuid, ticket.state, line))) return {}
  if (byAgent && ticket.agentId === null) await setAgent(db, uuid, actor.userId)
  tell(context, ticket, byAgent)
  return {}
}

const isLongOver = ({ movedAt }: TicketFacts, now: Date) => now.getTime() - movedAt.getTime() > openDays * 86_400_000

export async function close(context: Context, uuid: string): Promise<{}> {
  const { ticket, serves, asks } = await seen(context, uuid, 'lock')
  if (ticket.state === 'closed') return {}

  const byAgent = serves && !asks
  const { db, actor, now } = context
  const line = { uuid: randomUUID(), userId: actor.userId, byAgent, text: '', state: 'closed', now } as const
  await addLine(db, uuid, ticket.state, line)
  tell(context, ticket, byAgent)
  return {}
}

export async function rate(context: Context, uuid: string, rating: number): Promise<{}> {
  const { ticket, asks }: SeenTicket = await seen(context, uuid, 'lock')
  if (!asks) throw accessDenied()
  if (ticket.rating === rating) return {}
  if (!(await setRating(context.db, uuid, rating))) throw ticketNotRated()
  tell(context, ticket, false)
  return {}
}

/** Takes a request out of the queue, or puts it back. */
export async function take(context: Context, uuid: string, mine: boolean): Promise<{}> {
  const { db, actor, now } = context
  const { ticket, serves, asks } = await seen(context, uuid, 'lock')
  allow(serves && !asks)

  await setAgent(db, uuid, mine ? actor.userId : null)
  const state = mine ? (ticket.state === 'new' ? 'in-work' : ticket.state) : 'new'
  if (state !== ticket.state)
    await addLine(db, uuid, ticket.state, {
      uuid: randomUUID(),
      userId: actor.userId,
      byAgent: true,
      text: '',
      state,
      now,
    })
  tell(context, ticket, false)
  return {}
}

function tell({ announce }: Context, { uuid, userId, schoolId, type }: TicketFacts, answered: boolean): void {
  announce(ticketMoved, schoolId, { userId, ticketUuid: uuid, answered })
  announce(deskMoved, type === 'sign_in' ? schoolId : serviceSchool, { ticketUuid: uuid })
}
