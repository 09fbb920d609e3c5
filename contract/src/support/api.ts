import { z } from 'zod'
import { MessageText } from '../chat/rules/text.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { schoolStaff } from '../kernel/roles.ts'
import { imageBytes, ticketStates, ticketTypes } from './rules.ts'
import { TicketDraft } from './ticket.ts'

const State = z.enum(ticketStates)
const Type = z.enum(ticketTypes)
/** A line of a list of requests. `answers`: the support wrote last and waits for the caller. */
export const TicketRow = z.object({
  id: z.uuid(),
  number: z.int(),
  type: Type,
  state: State,
  about: z.string(),
  createdAt: z.string(),
  movedAt: z.string(),
  answers: z.boolean(),
})
export type TicketRow = z.infer<typeof TicketRow>

export const SupportDeskRow = TicketRow.extend({
  who: z.string(),
  school: Named.nullable(),
  agent: z.string().nullable(),
  rating: z.int().nullable(),
})
export type SupportDeskRow = z.infer<typeof SupportDeskRow>

/** A message; without words it tells that the request moved to `state`. */
export const TicketMessage = z.object({
  uuid: z.uuid(),
  seq: z.int(),
  byAgent: z.boolean(),
  mine: z.boolean(),
  who: z.string(),
  text: z.string(),
  state: State.nullable(),
  at: z.string(),
})
export type TicketMessage = z.infer<typeof TicketMessage>

export const Ticket = TicketRow.extend({
  who: z.string(),
  school: Named.nullable(),
  contact: z.string(),
  /** What was filled in: the name of a field and what stands in it. */
  content: z.array(z.object({ field: z.string(), value: z.string() })),
  image: z.string().nullable(),
  agent: z.object({ id: z.int(), name: z.string() }).nullable(),
  rating: z.int().nullable(),
  messages: z.array(TicketMessage).max(500),
  can: z.object({ write: z.boolean(), close: z.boolean(), rate: z.boolean(), serve: z.boolean() }),
})
export type Ticket = z.infer<typeof Ticket>

const Template = z.object({ uuid: z.uuid(), title: z.string().trim().min(1).max(100), text: z.string() })
export type Template = z.infer<typeof Template>

const root = '/api/v3/os/support'
const One = z.object({ uuid: z.uuid() })
const list = tableQuery('movedAt', 'createdAt').extend({ type: Type.optional() })
const older = (path: string) => [`/api/v2/os/support${path}`]

export const support = {
  token: get(`${root}/token`, {
    roles: 'anyone',
    aliases: older('/token'),
    secret: true,
    about:
      'A token of ten minutes that the picture of a request is uploaded with; `apiUrl` when an outer desk takes the requests (E-7.10-21, Q-076).',
    response: z.object({ token: z.string(), apiUrl: z.string().optional() }),
  }),
  upload: post(`${root}/upload`, {
    roles: 'anyone',
    aliases: older('/upload'),
    perMinute: 20,
    files: { most: 1, bytes: imageBytes, kinds: 'images' },
    about:
      'Takes one PNG or JPEG of less than 300,000 bytes (E-7.10-22, V-SUP-1…3); the token stands in the address, so that it is judged before a byte is read; `file_path` goes into the request. 422 for anything else, 413 above.',
    query: z.object({ token: z.string().max(200).default('') }),
    response: z.object({ file_path: z.uuid() }),
  }),
  ticket: post(`${root}/ticket`, {
    roles: 'anyone',
    aliases: older('/ticket'),
    repeatable: true,
    perMinute: 10,
    about: 'Sends a request (E-7.10-23, N-52). The same uuid twice is one request.',
    body: TicketDraft,
    response: z.object({ message: z.string(), uuid: z.uuid(), number: z.int() }),
  }),
  requests: get(`${root}/requests`, {
    roles: 'anyone',
    about: 'The caller’s requests that are open, or with `closed` those that are over, newest first.',
    query: list.extend({ closed: z.literal('1').optional() }),
    response: pageOf(TicketRow).extend({
      /** Whether the caller answers requests of others. */
      can: z.object({ desk: z.boolean() }),
    }),
  }),
  request: get(`${root}/requests/:uuid`, {
    roles: 'anyone',
    about: 'A request with what was written about it: for who asked and for who answers; 404 for anybody else.',
    params: One,
    response: Ticket,
  }),
  write: post(`${root}/requests/:uuid/messages`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 30,
    about:
      'Writes about a request, 800 characters at most (V-MSG-1). Words of an agent answer it; words of who asked open it again within 14 days of its end, 422 support.closed later.',
    params: One,
    body: z.object({ uuid: z.uuid(), text: MessageText }),
    response: Done,
  }),
  close: post(`${root}/requests/:uuid/close`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Ends a request, by who asked or by an agent.',
    params: One,
    response: Done,
  }),
  rate: post(`${root}/requests/:uuid/rate`, {
    roles: 'anyone',
    repeatable: true,
    about: 'How well a request that is over was answered, 1 to 5, by who asked; once.',
    params: One,
    body: z.object({ rating: z.int().min(1).max(5) }),
    response: Done,
  }),
  desk: get(`${root}/desk`, {
    roles: schoolStaff,
    about:
      'The requests that the caller answers: agents of the service school all of them, the admin of a school those about signing in to it (Q-137). Those that wait longest first.',
    query: list.extend({ state: State.optional(), mine: z.literal('1').optional() }),
    response: pageOf(SupportDeskRow).extend({ can: z.object({ agents: z.boolean() }) }),
  }),
  take: put(`${root}/desk/:uuid/agent`, {
    roles: schoolStaff,
    about: 'Takes a request to answer it, or gives it back to the queue.',
    params: One,
    body: z.object({ mine: z.boolean() }),
    response: Done,
  }),
  templates: get(`${root}/templates`, {
    roles: schoolStaff,
    about: 'Answers that the agents of a school have ready.',
    response: z.array(Template).max(200),
  }),
  keepTemplate: put(`${root}/templates/:uuid`, {
    roles: schoolStaff,
    about: 'Keeps or changes a ready answer.',
    params: One,
    body: Template.omit({ uuid: true }).extend({ text: MessageText }),
    response: Done,
  }),
  dropTemplate: remove(`${root}/templates/:uuid`, {
    roles: schoolStaff,
    about: 'Takes a ready answer away.',
    params: One,
    response: Done,
  }),
  agents: get(`${root}/agents`, {
    roles: schoolStaff,
    about: 'Who of the service school answers requests, for its management.',
    response: z.array(z.object({ id: z.int(), name: z.string(), answers: z.boolean() })).max(500),
  }),
  nameAgent: put(`${root}/agents/:userId`, {
    roles: schoolStaff,
    about: 'Lets somebody of the service school answer requests, or no longer.',
    params: z.object({ userId: IdInAddress }),
    body: z.object({ answers: z.boolean() }),
    response: Done,
  }),
}
