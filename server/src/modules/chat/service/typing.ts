import { typing as typingTold } from '@qalam/contract/chat/events.ts'
import { typingPerMinute } from '@qalam/contract/chat/rules/limits.ts'
import { nameOf } from '../views/members.ts'
import { whenTold } from './open-talk.ts'
import { allowToWrite } from './send.ts'
import { type TalkContext, standingOf } from './standing.ts'

/** Counts what somebody does in a minute and refuses what is over the number. */
type Count = (key: string, perMinute: number, now: Date) => void

/**
 * Tells the others of a talk that the caller is writing. Not a row is kept, also not of how often. In quiet hours nobody
 * is told: a timetable of a teacher's evenings is nobody's business.
 */
export async function typing(context: TalkContext, uuid: string, count: Count): Promise<{}> {
  const { actor, db, now } = context
  count(`typing ${actor.userId}`, typingPerMinute, now)
  const standing = await standingOf(context, uuid)
  allowToWrite(standing)
  const { talk, memberIds } = standing
  if (talk.kind === 'class' || talk.kind === 'announcement') return {}
  if ((await whenTold(context, standing)) !== null) return {}
  const others = memberIds.filter((id) => id !== actor.userId)
  const told = { conversationUuid: uuid, userId: actor.userId, name: await nameOf(db, actor.personId) }
  context.announce(typingTold, talk.schoolId, { ...told, memberIds: others })
  return {}
}
