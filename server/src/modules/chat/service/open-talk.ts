import { isQuiet, nextBeginning } from '@qalam/contract/chat/rules/quiet.ts'
import type { OpenTalk } from '@qalam/contract/chat/shapes.ts'
import { isOneOf, schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { isParent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { memberOf } from '../repository/talks.ts'
import { daysOff, hoursFor } from '../views/days.ts'
import { roleOf } from '../views/people.ts'
import { openingsOf, peopleOf } from '../views/talk.ts'
import { mayUrge, type TalkContext, type TalkStanding, standingOf } from './standing.ts'

/** A talk that is open: with whom, what may be done in it, how far it is read, and when a message written now is told. */
export async function talk(context: Context, uuid: string): Promise<OpenTalk> {
  const { actor, db } = context
  const standing = await standingOf(context, uuid)
  const { talk: row, other, member, lastSeq, writes } = standing
  const ownOnly = actor.role === 'teacher' || actor.role === 'group-lead'
  const asked = { me: actor.userId, otherId: other?.userId ?? null, ownOnly, language: context.language, lastSeq }
  const [shown, theirs, openings] = await Promise.all([
    peopleOf(db, row, asked),
    other ? memberOf(db, row, other.userId) : null,
    openingsOf(db, row),
  ])
  const works = actor.role !== 'guest' && isOneOf(schoolStaff, actor.role)
  return {
    ...{ uuid, kind: row.kind, title: shown.title, lastSeq, readSeq: member.readSeq, quiet: member.quiet },
    other: other && { userId: other.userId, role: roleOf(shown.role ?? ''), about: shown.about ?? '' },
    theirReadSeq: other ? (theirs?.readSeq ?? 0) : null,
    answerTo: writes ? null : shown.answerTo,
    members: standing.memberIds.length,
    tellsAt: await whenTold(context, standing),
    openings: openings.map(({ at, until, by }) => ({ at: at.toISOString(), until: until.toISOString(), by })),
    can: {
      write: writes,
      urgent: writes && mayUrge(actor) && row.kind !== 'lesson',
      later: writes && works && row.kind !== 'lesson',
      moderate: standing.moderates,
      absence: writes && isParent(actor) && other?.ties.leads === true,
    },
  }
}

/** When an ordinary message that is written now is told; null when at once. */
export async function whenTold(
  { db, now, today }: TalkContext,
  { talk: row, other, writes }: TalkStanding,
): Promise<string | null> {
  if (!writes || row.kind === 'lesson') return null
  const off = await daysOff(db, row.schoolId, today)
  const hours = await hoursFor(db, row.schoolId, other?.userId ?? null)
  const isOff = (day: string) => off.has(day)
  return isQuiet(now, hours, isOff) ? nextBeginning(now, hours, isOff).toISOString() : null
}
