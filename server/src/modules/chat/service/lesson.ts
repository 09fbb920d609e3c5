import { talkChanged } from '@qalam/contract/chat/events.ts'
import * as problems from '@qalam/contract/chat/problems.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { changeMember, makeTalk, memberOf, talkOf } from '../repository/talks.ts'
import { audienceOf, lessonOf, type LessonTalk, type TalkRow } from '../views/audience.ts'
import { membersOf } from '../views/members.ts'
import { gives, lessonHours, standingOf } from './standing.ts'

/** A lesson whose chat the caller takes part in: its class, its teacher and whoever substitutes. */
async function ownLesson({ actor, db, today }: Context, lessonUuid: string): Promise<LessonTalk> {
  const schoolId = found(actor.schoolId)
  const lesson = found(await lessonOf(db, schoolId, lessonUuid))
  const place = { firstId: null, secondId: null, groupId: null, lastSeq: 0 }
  const talk: TalkRow = { ...place, schoolId, uuid: lessonUuid, kind: 'lesson', lessonUuid }
  allow((await audienceOf(db, talk, today)).includes(actor.userId))
  return lesson
}

const stateOf = (now: Date, { opensAt, closesAt }: { opensAt: Date; closesAt: Date }): 'early' | 'open' | 'over' =>
  now < opensAt ? 'early' : now < closesAt ? 'open' : 'over'

/** The chat of a lesson: open from ten minutes before it until two hours after it, read-only from then on. */
export async function ofLesson(context: Context, lessonUuid: string) {
  const { actor, db, now } = context
  const lesson = await ownLesson(context, lessonUuid)
  const uuid = (await talkOf(db, lesson.schoolId, { kind: 'lesson', lessonUuid })) ?? null
  const hours = lessonHours(lesson)
  const state = stateOf(now, hours)
  const member = uuid === null ? undefined : await memberOf(db, { schoolId: lesson.schoolId, uuid }, actor.userId)
  return {
    ...{ uuid, state, opensAt: hours.opensAt.toISOString(), closesAt: hours.closesAt.toISOString() },
    can: { write: state === 'open' && !member?.muted, moderate: gives(actor, lesson) },
  }
}

/** The talk of a lesson, made when there is none; only while it is open. */
export async function beginLesson(context: Context, lessonUuid: string): Promise<{ uuid: string }> {
  const { actor, db, now } = context
  const lesson = await ownLesson(context, lessonUuid)
  const known = await talkOf(db, lesson.schoolId, { kind: 'lesson', lessonUuid })
  if (known !== undefined) return { uuid: known }
  if (stateOf(now, lessonHours(lesson)) !== 'open') throw problems.lessonClosed()
  return { uuid: await makeTalk(db, lesson.schoolId, { kind: 'lesson', lessonUuid }, { by: actor.userId, now }) }
}

/** Who takes part in the chat of a lesson and who is muted, for the teacher who moderates it. */
export async function members(context: Context, uuid: string) {
  const { talk, moderates, memberIds } = await standingOf(context, uuid)
  allow(moderates)
  return membersOf(context.db, talk, memberIds)
}

/** The teacher mutes a pupil in the chat of the lesson, or lets the pupil write again. */
export async function mute(context: Context, uuid: string, userId: number, isMuted: boolean): Promise<{}> {
  const { db, now, actor } = context
  const { talk, moderates, memberIds } = await standingOf(context, uuid)
  allow(moderates && userId !== actor.userId)
  found(memberIds.includes(userId) || null)
  await changeMember(db, talk, { userId, now }, { mutedAt: isMuted ? now : null })
  context.announce(talkChanged, talk.schoolId, { conversationUuid: uuid, memberIds: [userId, actor.userId] })
  return {}
}
