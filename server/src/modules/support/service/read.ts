import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { support } from '@qalam/contract/support/api.ts'
import { z } from 'zod'
import { mediaAddress } from '#modules/media/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canNameAgents, hasDesk } from '../policy.ts'
import { type TicketQuery, messagesOf, pageOfTickets, type TicketView, ticketView } from '../views.ts'
import { seen, standingOf } from './standing.ts'

type Calls = typeof support

/** The caller's own requests, and whether others wait for the caller. */
export async function requests(context: Context, asked: TicketQuery): Promise<Answer<Calls['requests']>> {
  const { db, actor } = context
  const desk = hasDesk(actor, await standingOf(context)) || canNameAgents(actor)
  return { ...(await pageOfTickets(db, { askedBy: actor.userId }, asked)), can: { desk } }
}

/** A request and its messages. Who asked is not told which person of the support wrote. */
export async function request(context: Context, secret: string, uuid: string): Promise<Answer<Calls['request']>> {
  const { db, actor, now, language } = context
  const { serves, asks } = await seen(context, uuid, 'look')
  const view = found(await ticketView(db, uuid))
  const messages = await messagesOf(db, uuid, actor.userId)
  const hidden = !serves || asks
  const { fileUuid, agentId, agent, content: _, userId: _asker, subject: _subject, ...shown } = view
  return {
    ...shown,
    contact: Contact.parse(view.content).contact_data,
    content: filledIn(view, language),
    image: fileUuid === null ? null : mediaAddress(secret, fileUuid, now).url,
    agent: hidden || agentId === null ? null : { id: agentId, name: agent ?? '' },
    messages: messages.map((one) => (hidden && one.byAgent ? { ...one, who: '' } : one)),
    can: {
      write: true,
      close: view.state !== 'closed',
      rate: asks && view.state === 'closed' && view.rating === null,
      serve: serves && !asks,
    },
  }
}

const Contact = z.object({ contact_data: z.string().default('') })
const Names = z.array(z.object({ name_kz: z.string(), name_ru: z.string() }))

/** The fields in the order in which they were asked for; what a page says of them is by their name. */
function filledIn({ content, subject }: TicketView, language: Language): { field: string; value: string }[] {
  const { type: _, contact_data: _contact, file_path: _file, elective_subjects: electives, ...plain } = content
  const names = Names.safeParse(electives)
  return [
    ...(names.success
      ? names.data.map(({ name_kz, name_ru }) => ({ field: 'elective_subjects', value: `${name_kz} / ${name_ru}` }))
      : []),
    ...Object.entries(plain).map(([field, value]) => ({
      field,
      value: field === 'subject' ? (subject?.[language] ?? '') : String(value),
    })),
  ]
}
