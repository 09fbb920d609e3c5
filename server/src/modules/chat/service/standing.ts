import { noTies, type Party, type Ties, mayBegin, mayWrite } from '@qalam/contract/chat/rules/relations.ts'
import { lessonClosesAfter, lessonOpensBefore } from '@qalam/contract/chat/rules/limits.ts'
import { instantAt, later } from '@qalam/contract/chat/rules/quiet.ts'
import { isOneOf, management } from '@qalam/contract/kernel/roles.ts'
import { schools } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import { type Actor, isManagement, isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { memberOf, type MemberRow, talkCalled } from '../repository/talks.ts'
import { audienceOf, lessonOf, type LessonTalk, leadOf, type TalkRow } from '../views/audience.ts'
import { relationsWith, schoolsOf } from '../views/people.ts'

/** What a talk is judged and written with: of a call, or of a message that waited for its hour. */
export type TalkContext = Pick<Context, 'actor' | 'db' | 'now' | 'today' | 'announce'> & {
  /** Chats of lessons are off where the call came to: they are read and no longer written (SH-FLAG-5). */
  lessonsOff?: boolean
}

/** How the caller stands to a talk at this moment. */
export type TalkStanding = {
  talk: TalkRow
  member: MemberRow
  /** Takes part now: hears of what is new. */
  isIn: boolean
  /** The last message that the caller may see. */
  lastSeq: number
  /** Whoever takes part now. */
  memberIds: number[]
  /** The other of a direct talk. */
  other: { userId: number; party: Party; ties: Ties } | null
  writes: boolean
  /** Why one who takes part may not write: it is named in the refusal. */
  closed: 'relation' | 'lesson' | 'muted' | null
  moderates: boolean
  /** A student takes part: what is written is kept in the log. */
  withMinor: boolean
}

const nobody: MemberRow = { readSeq: 0, quiet: false, untilSeq: null, muted: false }

/** The standing of the caller; a talk of others, and one of another school, is not found. */
export async function standingOf(context: TalkContext, uuid: string, held = false): Promise<TalkStanding> {
  const { actor, db, today } = context
  const talk = found(await talkCalled(db, await schoolsOf(db, actor), uuid, held))
  const known = await memberOf(db, talk, actor.userId)
  const memberIds = await audienceOf(db, talk, today)
  const isIn = memberIds.includes(actor.userId) || (talk.kind === 'class' && isManagement(actor))
  found(isIn || known || null)
  if (held && isParent(actor)) await schools.refuseClosed(db, talk.schoolId)

  const member = known ?? nobody
  const lastSeq = isIn ? talk.lastSeq : Math.min(talk.lastSeq, member.untilSeq ?? talk.lastSeq)
  const shared = { talk, member, isIn, lastSeq, memberIds, other: null, moderates: false }
  if (talk.kind === 'direct') return { ...shared, ...(await directly(context, talk)) }
  if (talk.kind === 'lesson') return { ...shared, ...(await inLesson(context, talk, member, isIn)) }
  const writes = isIn && (await announces(context, talk))
  return { ...shared, writes, closed: writes ? null : 'relation', withMinor: talk.kind === 'class' }
}

async function directly({ actor, db, today }: TalkContext, { schoolId, firstId, secondId }: TalkRow) {
  const otherId = found(firstId === actor.userId ? secondId : firstId)
  const relation = (await relationsWith(db, { schoolId, me: actor.userId, today }, [otherId])).get(otherId)
  const me = relation?.me ?? { role: 'monitoring_region_worker' as const, schools: [] }
  const other = relation?.other ?? { role: 'monitoring_region_worker' as const, schools: [] }
  const ties = relation?.ties ?? noTies
  const writes = mayWrite(me, other, ties)
  return {
    other: { userId: otherId, party: other, ties },
    writes,
    closed: writes ? null : ('relation' as const),
    withMinor: me.role === 'student' || other.role === 'student',
  }
}

/** The lead of a class and the management announce to it, the management to the staff. */
async function announces({ actor, db }: TalkContext, { kind, schoolId, groupId }: TalkRow): Promise<boolean> {
  if (isManagement(actor)) return true
  return kind === 'class' && groupId !== null && (await leadOf(db, schoolId, groupId)) === actor.userId
}

/** When the chat of a lesson is open. */
export const lessonHours = ({ day, starts, ends }: LessonTalk) => ({
  opensAt: later(instantAt(day, starts), -lessonOpensBefore),
  closesAt: later(instantAt(day, ends), lessonClosesAfter),
})

export const gives = (actor: Actor, { teacherId, substitutedId }: LessonTalk): boolean =>
  [teacherId, substitutedId].includes(actor.userId)

async function inLesson(
  { actor, db, now, lessonsOff = false }: TalkContext,
  talk: TalkRow,
  member: MemberRow,
  isIn: boolean,
) {
  const lesson = found(await lessonOf(db, talk.schoolId, found(talk.lessonUuid)))
  const { opensAt, closesAt } = lessonHours(lesson)
  const isOpen = !lessonsOff && now >= opensAt && now < closesAt
  const closed = !isIn ? 'relation' : !isOpen ? 'lesson' : member.muted ? 'muted' : null
  return { writes: closed === null, closed, moderates: gives(actor, lesson), withMinor: true } as const
}

/** Whether the caller may begin a direct talk with a person of one of the caller's schools; the school where. */
export async function meetingPlace(context: TalkContext, otherId: number): Promise<number | null> {
  const { actor, db, today } = context
  for (const schoolId of await schoolsOf(db, actor)) {
    const relation = (await relationsWith(db, { schoolId, me: actor.userId, today }, [otherId])).get(otherId)
    if (relation && mayBegin(relation.me, relation.other, relation.ties)) return schoolId
  }
  return null
}

/** The management alone says that a message is urgent. */
export const mayUrge = (actor: Actor): boolean => actor.role !== 'guest' && isOneOf(management, actor.role)
