import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { support, Template } from '@qalam/contract/support/api.ts'
import { serviceSchool } from '@qalam/contract/support/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canNameAgents, hasDesk } from '../policy.ts'
import * as repository from '../repository.ts'
import { type TicketQuery, pageOfTickets, staffOf } from '../views.ts'
import { standingOf } from './standing.ts'

type Calls = typeof support
export { take } from './talk.ts'

/** What waits for the caller to answer. */
export async function list(context: Context, asked: TicketQuery): Promise<Answer<Calls['desk']>> {
  const { db, actor } = context
  const standing = await standingOf(context)
  allow(hasDesk(actor, standing) || canNameAgents(actor))

  const servedFor = standing.isAgent ? null : (actor.schoolId ?? 0)
  const page = await pageOfTickets(db, { servedFor, userId: actor.userId }, asked)
  return { ...page, can: { agents: canNameAgents(actor) } }
}

/** The school whose ready answers the caller keeps, for whoever has a desk. */
async function ownDesk(context: Context): Promise<number> {
  allow(hasDesk(context.actor, await standingOf(context)))
  return found(context.actor.schoolId)
}

export const templates = async (context: Context) => repository.templatesOf(context.db, await ownDesk(context))

export async function keepTemplate(context: Context, template: Template): Promise<{}> {
  await repository.keepTemplate(context.db, await ownDesk(context), template)
  return {}
}

export async function dropTemplate(context: Context, uuid: string): Promise<{}> {
  await repository.dropTemplate(context.db, await ownDesk(context), uuid)
  return {}
}

export async function agents({ db, actor }: Context) {
  allow(canNameAgents(actor))
  return staffOf(db, serviceSchool)
}

export async function nameAgent({ db, actor }: Context, userId: number, answers: boolean): Promise<{}> {
  allow(canNameAgents(actor))
  found((await staffOf(db, serviceSchool)).find(({ id }) => id === userId))
  await repository.nameAgent(db, serviceSchool, userId, answers)
  return {}
}
