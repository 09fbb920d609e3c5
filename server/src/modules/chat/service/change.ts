import { messageChanged } from '@qalam/contract/chat/events.ts'
import * as problems from '@qalam/contract/chat/problems.ts'
import { changeableFor } from '@qalam/contract/chat/rules/limits.ts'
import type { Message, Reaction } from '@qalam/contract/chat/shapes.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as messages from '../repository/messages.ts'
import { stretchOf } from '../views/history.ts'
import { presented } from './history.ts'
import { allowToWrite, askAbout } from './send.ts'
import { type TalkStanding, standingOf } from './standing.ts'

type At = { uuid: string; seq: number }

/** The message and how the caller stands to its talk; what the caller may not see is not found. */
async function at(context: Context, { uuid, seq }: At) {
  const standing = await standingOf(context, uuid)
  const message = found(await messages.messageAt(context.db, standing.talk, seq))
  found(seq <= standing.lastSeq || null)
  return { standing, message }
}

const isFresh = ({ now }: Context, { at: written }: { at: Date }): boolean =>
  now.getTime() - written.getTime() < changeableFor

/** Other words for an own message, within fifteen minutes. The same words again change nothing. */
export async function edit(
  context: Context,
  where: At,
  { text, sure }: { text: string; sure: boolean },
): Promise<Message> {
  const { actor, db, now } = context
  const { standing, message } = await at(context, where)
  allow(message.authorId === actor.userId)
  if (message.takenBack) throw problems.takenBack()
  if (message.text !== text) {
    if (!isFresh(context, message)) throw problems.changeOver()
    allowToWrite(standing)
    askAbout(text, sure)
    await keep(context, standing, message, 'edited')
    await messages.rewrite(db, standing.talk, where.seq, text, now)
    tell(context, standing, where.seq)
  }
  const [row] = await stretchOf(db, standing.talk, actor.userId, { from: where.seq, to: where.seq })
  return presented(context, standing)(found(row))
}

/** Takes an own message back within fifteen minutes; whoever moderates a lesson any of its chat. A repeat changes nothing. */
export async function takeBack(context: Context, where: At): Promise<{}> {
  const { actor, db, now } = context
  const { standing, message } = await at(context, where)
  allow(message.authorId === actor.userId || standing.moderates)
  if (message.takenBack) return {}
  if (!standing.moderates && !isFresh(context, message)) throw problems.changeOver()
  await keep(context, standing, message, 'taken-back')
  await messages.takeBack(db, standing.talk, where.seq, { by: actor.userId, now })
  tell(context, standing, where.seq)
  return {}
}

/** A sign under a message, another one, or none. */
export async function react(context: Context, where: At, kind: Reaction | null): Promise<{}> {
  const { standing, message } = await at(context, where)
  allow(standing.isIn)
  if (message.takenBack) throw problems.takenBack()
  await messages.react(context.db, standing.talk, { seq: where.seq, userId: context.actor.userId, kind })
  tell(context, standing, where.seq)
  return {}
}

async function keep(
  { actor, db, now }: Context,
  { talk, withMinor }: TalkStanding,
  { seq, authorId, text }: messages.MessageRow,
  act: 'edited' | 'taken-back',
): Promise<void> {
  if (withMinor) await messages.log(db, talk, { seq, authorId, by: actor.userId, act, text }, now)
}

function tell(context: Context, { talk, memberIds }: TalkStanding, seq: number): void {
  const heard = [...new Set([...memberIds, context.actor.userId])]
  context.announce(messageChanged, talk.schoolId, { conversationUuid: talk.uuid, seq, memberIds: heard })
}
