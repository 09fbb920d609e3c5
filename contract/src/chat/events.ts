import { z } from 'zod'
import { event, passingEvent } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** More people than any talk has. */
const most = 10_000

const OfMessage = z.object({
  conversationUuid: z.uuid(),
  seq: z.int().positive(),
  /** Whoever takes part at this moment; a browser is told of none of them. */
  memberIds: z.array(Id).max(most),
})

const members = {
  people: {
    of: ({ memberIds }: { memberIds: readonly number[] }) => memberIds,
    about: <D extends { memberIds: number[] }>(told: D): D => ({ ...told, memberIds: [] }),
  },
}

/** A message stands in a talk: its number, never its words. */
export const messageStored = event('chat.message-stored', OfMessage, members)

/** A message was changed, taken back or answered by a sign. */
export const messageChanged = event('chat.message-changed', OfMessage, members)

/** Somebody has read up to a message, was muted, left or came. */
export const talkChanged = event(
  'chat.talk-changed',
  z.object({ conversationUuid: z.uuid(), memberIds: z.array(Id).max(most) }),
  members,
)

/** Somebody is writing in a talk at this moment: who, and never a word. */
export const typing = passingEvent(
  'chat.typing',
  z.object({ conversationUuid: z.uuid(), userId: Id, name: z.string(), memberIds: z.array(Id).max(most) }),
  members,
)

/**
 * People are to be told of a message now, or when `due` has come: quiet hours and days off are over by then. Heard by
 * listeners of the server alone; `memberIds` are those to tell, without the author and whoever made the talk quiet.
 */
export const messageRings = event(
  'chat.message-rings',
  OfMessage.extend({ authorId: Id, urgent: z.boolean(), due: z.iso.datetime() }),
  {},
)

/** A message waits for its hour. */
export const messageWaits = event(
  'chat.message-waits',
  z.object({ schoolId: Id, authorId: Id, id: z.uuid(), due: z.iso.datetime() }),
  {},
)

/** A report was made or decided; who looks after safety reads the queue anew. */
export const reportsChanged = event('chat.reports-changed', z.object({ memberIds: z.array(Id).max(most) }), members)

/** A talk was opened for safety: those who take part are told by whom. */
export const talkOpened = event(
  'chat.talk-opened',
  z.object({ conversationUuid: z.uuid(), memberIds: z.array(Id).max(most) }),
  members,
)
