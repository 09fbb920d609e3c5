import { z } from 'zod'
import { Clock } from '../kernel/dates.ts'
import { mostAtOnce, reportOutcomes, reportReasons } from './rules/limits.ts'
import { MessageText } from './rules/text.ts'
import { Seq } from './shapes.ts'

/** A message as it leaves a device. Its id is made there: sent twice it counts once. */
export const MessageDraft = z.object({
  id: z.uuid(),
  conversationUuid: z.uuid(),
  text: MessageText,
  replyTo: Seq.nullable().default(null),
  template: z.enum(['absence']).nullable().default(null),
  /** Why it is urgent; the management alone. */
  urgent: z.string().trim().min(3).max(200).nullable().default(null),
  /** The sender was asked about contacts, other messengers or words that hurt, and sends it all the same. */
  sure: z.boolean().default(false),
})
export type MessageDraft = z.output<typeof MessageDraft>

export const MessageBatch = z.object({ messages: z.array(MessageDraft).min(1).max(mostAtOnce) })

/** What became of one message. A refusal has the code of its problem. */
export const SendResult = z.object({
  id: z.uuid(),
  outcome: z.enum(['sent', 'refused']),
  seq: z.int(),
  code: z.string().nullable(),
})
export type SendResult = z.output<typeof SendResult>

export const LaterDraft = z.object({ id: z.uuid(), text: MessageText, sure: z.boolean().default(false) })

export const ReportDraft = z.object({
  uuid: z.uuid(),
  reason: z.enum(reportReasons),
  words: z.string().trim().max(500).default(''),
})

export const Decision = z.object({ outcome: z.enum(reportOutcomes), note: z.string().trim().max(500).default('') })

export const OpeningDraft = z.object({ uuid: z.uuid(), reason: z.string().trim().min(10).max(500) })

export const HoursDraft = z.object({
  hours: z
    .object({ from: Clock, until: Clock })
    .refine(({ from, until }) => from < until, { path: ['until'], message: 'ends_before_start' })
    .nullable(),
})

export const PhraseDraft = z.object({ uuid: z.uuid(), text: MessageText })
