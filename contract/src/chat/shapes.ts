import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { roles } from '../kernel/roles.ts'
import { isEmoji, longestEmoji } from './rules/emoji.ts'
import { messagesOfPage, reactions, shownReactions } from './rules/limits.ts'

export const TalkKind = z.enum(['direct', 'class', 'announcement', 'lesson'])

const Person = z.object({
  userId: z.int(),
  name: z.string(),
  role: z.enum(roles),
  /** What the two have to do with each other: a subject, a class, whose parent. */
  about: z.string(),
})

/** Somebody to begin a talk with. */
export const Contact = Person.extend({ conversationUuid: z.uuid().nullable() })
export type Contact = z.output<typeof Contact>

/** A talk in the list. `title` is a name or a class; null for what is told to the whole staff. */
export const Talk = z.object({
  uuid: z.uuid(),
  kind: TalkKind,
  title: z.string().nullable(),
  other: Person.omit({ name: true }).nullable(),
  lastSeq: z.int(),
  lastAt: Instant,
  /** The beginning of the last message; empty when it was taken back or holds files alone. */
  lastText: z.string(),
  lastAuthor: z.string().nullable(),
  lastIsMine: z.boolean(),
  lastHasFiles: z.boolean(),
  readSeq: z.int(),
  unread: z.int(),
  quiet: z.boolean(),
  closed: z.boolean(),
})
export type Talk = z.output<typeof Talk>

/** A talk that is open: what may be done in it, and how far it is read. */
export const OpenTalk = Talk.pick({
  uuid: true,
  kind: true,
  title: true,
  other: true,
  lastSeq: true,
  readSeq: true,
  quiet: true,
}).extend({
  /** How far the other of a direct talk has read. */
  theirReadSeq: z.int().nullable(),
  /** Whose private answers come to: the author of a class's announcements. */
  answerTo: z.int().nullable(),
  members: z.int(),
  /** Until when nobody is told, if a message written now would wait; null when it rings at once. */
  tellsAt: Instant.nullable(),
  /** Openings for safety that those concerned are told of. */
  openings: z.array(z.object({ at: Instant, until: Instant, by: z.array(z.string()).max(2) })).max(20),
  can: z.object({
    write: z.boolean(),
    urgent: z.boolean(),
    later: z.boolean(),
    moderate: z.boolean(),
    absence: z.boolean(),
  }),
})
export type OpenTalk = z.output<typeof OpenTalk>

/** A sign under a message: a word of ours, or an emoji. */
export const Reaction = z.union([
  z.enum(reactions),
  z.string().max(longestEmoji).refine(isEmoji, { message: 'invalid' }),
])
export type Reaction = z.output<typeof Reaction>

export const Reacted = z.object({ kind: Reaction, count: z.int(), mine: z.boolean() })

export const Message = z.object({
  seq: z.int(),
  id: z.uuid(),
  author: z.object({ userId: z.int(), name: z.string() }),
  mine: z.boolean(),
  text: z.string(),
  at: Instant,
  template: z.enum(['absence']).nullable(),
  urgent: z.string().nullable(),
  editedAt: Instant.nullable(),
  takenBack: z.boolean(),
  replyTo: z.object({ seq: z.int(), author: z.string(), text: z.string() }).nullable(),
  files: z.array(z.object({ uuid: z.uuid(), name: z.string(), bytes: z.int(), mime: z.string() })).max(5),
  reactions: z.array(Reacted).max(shownReactions),
  can: z.object({ change: z.boolean(), takeBack: z.boolean(), report: z.boolean() }),
})
export type Message = z.output<typeof Message>

/** A stretch of a talk without holes. `lastSeq` is the last one that the caller may see. */
export const Stretch = z.object({ messages: z.array(Message).max(messagesOfPage), lastSeq: z.int() })
export type Stretch = z.output<typeof Stretch>

/** How far a talk is, and how far its reader: enough to see that something was missed. */
export const Numbers = z.object({ uuid: z.uuid(), lastSeq: z.int(), readSeq: z.int() })

/** A user id and a talk in an address. */
export const OfTalk = z.object({ uuid: z.uuid() })
export const SeqInAddress = IdInAddress
export const OfMessage = OfTalk.extend({ seq: SeqInAddress })
export const Seq = Id
