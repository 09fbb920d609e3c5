import { z } from 'zod'
import { Instant } from '../../kernel/dates.ts'
import { Done, get, post, put } from '../../kernel/endpoint.ts'
import { pageOf, PageQuery } from '../../kernel/paging.ts'
import { root } from './addresses.ts'
import { Decision, OpeningDraft, ReportDraft } from '../drafts.ts'
import { reportOutcomes, reportReasons } from '../rules/limits.ts'
import { guardians, talkers } from '../rules/roles.ts'
import { OfMessage, OfTalk } from '../shapes.ts'

export const Report = z.object({
  uuid: z.uuid(),
  conversationUuid: z.uuid(),
  seq: z.int(),
  reason: z.enum(reportReasons),
  words: z.string(),
  /** The message as it stood when it was reported. */
  text: z.string(),
  author: z.string(),
  by: z.string(),
  at: Instant,
  dueAt: Instant,
  late: z.boolean(),
  decided: z.object({ by: z.string(), at: Instant, outcome: z.enum(reportOutcomes), note: z.string() }).nullable(),
})
export type Report = z.output<typeof Report>

export const Opening = z.object({
  uuid: z.uuid(),
  conversationUuid: z.uuid(),
  people: z.array(z.string()).max(10),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  agreed: z.boolean().nullable(),
  until: Instant.nullable(),
  /** How often it was read, and by whom last. */
  readings: z.int(),
  can: z.object({ decide: z.boolean(), read: z.boolean() }),
})
export type Opening = z.output<typeof Opening>

const Original = z.object({
  seq: z.int(),
  author: z.string(),
  by: z.string(),
  act: z.enum(['written', 'edited', 'taken-back']),
  text: z.string(),
  at: Instant,
})

export const safety = {
  report: post(`${root}/talks/:uuid/messages/:seq/report`, {
    roles: talkers,
    repeatable: true,
    perMinute: 10,
    about: 'Shows a message of one’s own talk to the director and the social worker; once for each message.',
    params: OfMessage,
    body: ReportDraft,
    response: Done,
  }),
  reports: get(`${root}/reports`, {
    roles: guardians,
    about: 'The reports of the school, those that are due first; decided ones on request.',
    query: PageQuery.omit({ search: true, sort: true }).extend({ decided: z.literal('1').optional() }),
    response: pageOf(Report),
  }),
  decide: put(`${root}/reports/:uuid`, {
    roles: guardians,
    about: 'What came of a report. 422 chat.report-decided when somebody was quicker.',
    params: z.object({ uuid: z.uuid() }),
    body: Decision,
    response: Done,
  }),
  openings: get(`${root}/openings`, {
    roles: guardians,
    about: 'The openings of talks for safety, the latest first: asked for, agreed to, over.',
    query: PageQuery.omit({ search: true, sort: true }),
    response: pageOf(Opening),
  }),
  askOpening: post(`${root}/talks/:uuid/openings`, {
    roles: guardians,
    repeatable: true,
    about: 'Asks to open a talk with a minor, with a reason; the other office has to agree.',
    params: OfTalk,
    body: OpeningDraft,
    response: Done,
  }),
  decideOpening: put(`${root}/openings/:uuid`, {
    roles: guardians,
    about: 'Agrees to an opening, for a day, or refuses it; never whoever asked, never the same office.',
    params: z.object({ uuid: z.uuid() }),
    body: z.object({ agreed: z.boolean() }),
    response: Done,
  }),
  opened: post(`${root}/openings/:uuid/log`, {
    roles: guardians,
    repeatable: true,
    about: 'What was written, changed and taken back in an opened talk. Each look is logged.',
    params: z.object({ uuid: z.uuid() }),
    body: z.object({ before: z.int32().positive().optional() }),
    response: z.object({ rows: z.array(Original).max(200), until: Instant }),
  }),
}
