import type { chat } from '@qalam/contract/chat/api.ts'
import type { Opening, Report } from '@qalam/contract/chat/endpoints/safety.ts'
import { reportsChanged, talkOpened } from '@qalam/contract/chat/events.ts'
import * as problems from '@qalam/contract/chat/problems.ts'
import { hoursToDecide, openedFor } from '@qalam/contract/chat/rules/limits.ts'
import { later } from '@qalam/contract/chat/rules/quiet.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import { allow, found } from '#platform/access.ts'
import type { Actor } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { messageAt } from '../repository/messages.ts'
import * as safety from '../repository/safety.ts'
import { talkCalled } from '../repository/talks.ts'
import { audienceOf } from '../views/audience.ts'
import { guardiansOf, type ListedOpening, logOf, openingsIn, type TalkReportRow, reportsOf } from '../views/safety.ts'
import { standingOf } from './standing.ts'

const hour = 3_600_000

/** Shows a message to those who look after safety; once for each message. One's own is not reported. */
export async function report(
  context: Context,
  { uuid, seq }: { uuid: string; seq: number },
  draft: Parsed<typeof chat.report>['body'],
): Promise<{}> {
  const { actor, db, now } = context
  const { talk, lastSeq } = await standingOf(context, uuid)
  const message = found(await messageAt(db, talk, seq))
  found(seq <= lastSeq || null)
  if (message.takenBack) throw problems.takenBack()
  allow(message.authorId !== actor.userId)
  const dueAt = later(now, hoursToDecide[draft.reason] * hour)
  const said = { ...draft, conversationUuid: uuid, seq, text: message.text, by: actor.userId, at: now, dueAt }
  if (await safety.storeReport(db, talk.schoolId, said)) await tellGuardians(context, talk.schoolId)
  return {}
}

async function tellGuardians(context: Context, schoolId: number): Promise<void> {
  context.announce(reportsChanged, schoolId, { memberIds: await guardiansOf(context.db, schoolId) })
}

export async function reports({ actor, db, now }: Context, { decided, page }: Parsed<typeof chat.reports>['query']) {
  const rows = await reportsOf(db, found(actor.schoolId), { decided: decided === '1', page })
  return { rows: rows.map(presentReport(now)), page, total: rows[0]?.total ?? 0, pageSize }
}

const presentReport =
  (now: Date) =>
  ({ at, dueAt, decidedBy, decidedAt, outcome, note, total: _, ...row }: TalkReportRow): Report => ({
    ...row,
    ...{ at: at.toISOString(), dueAt: dueAt.toISOString(), late: decidedAt === null && dueAt < now },
    decided:
      decidedBy !== null && decidedAt && outcome ? { by: decidedBy, at: decidedAt.toISOString(), outcome, note } : null,
  })

/** What came of a report; the first decision stands. */
export async function decide(
  context: Context,
  uuid: string,
  decision: Parsed<typeof chat.decide>['body'],
): Promise<{}> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  found((await safety.isReported(db, schoolId, uuid)) || null)
  const decided = { ...decision, by: actor.userId, at: now }
  if (!(await safety.decideReport(db, schoolId, uuid, decided))) throw problems.reportDecided()
  await tellGuardians(context, schoolId)
  return {}
}

export async function openings({ actor, db, now }: Context, { page }: Parsed<typeof chat.openings>['query']) {
  const rows = await openingsIn(db, found(actor.schoolId), page)
  return { rows: rows.map(presentOpening(actor, now)), page, total: rows[0]?.total ?? 0, pageSize }
}

const presentOpening =
  (actor: Actor, now: Date) =>
  ({ askedAt, askedById, askedRole, until, total: _, ...row }: ListedOpening): Opening => ({
    ...row,
    ...{ askedAt: askedAt.toISOString(), until: until?.toISOString() ?? null },
    can: {
      decide: row.agreed === null && askedById !== actor.userId && askedRole !== actor.role,
      read: row.agreed === true && until !== null && until > now,
    },
  })

/** Asks to open a talk of the school; nothing is opened until the other office agrees. */
export async function askOpening(
  context: Context,
  uuid: string,
  draft: Parsed<typeof chat.askOpening>['body'],
): Promise<{}> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  found(await talkCalled(db, [schoolId], uuid))
  await safety.askOpening(db, schoolId, { ...draft, conversationUuid: uuid, by: actor.userId, at: now })
  await tellGuardians(context, schoolId)
  return {}
}

/** Agrees to an opening for a day, or refuses it: a second person, of the other office. Those concerned are told. */
export async function decideOpening(context: Context, uuid: string, agreed: boolean): Promise<{}> {
  const { actor, db, now, today } = context
  const schoolId = found(actor.schoolId)
  const opening = found(await safety.openingCalled(db, schoolId, uuid))
  if (opening.agreed !== null) throw problems.openingDecided()
  if (opening.askedBy === actor.userId || opening.askedRole === actor.role) throw problems.openingNeedsOther()
  const until = agreed ? later(now, openedFor) : null
  await safety.decideOpening(db, schoolId, uuid, { by: actor.userId, at: now, agreed, until })
  await tellGuardians(context, schoolId)
  if (!agreed) return {}
  const talk = found(await talkCalled(db, [schoolId], opening.conversationUuid))
  const memberIds = await audienceOf(db, talk, today)
  context.announce(talkOpened, schoolId, { conversationUuid: talk.uuid, memberIds })
  return {}
}

/** The log of an opened talk; each look is logged with the name of whoever looked. */
export async function opened(context: Context, uuid: string, before: number | undefined) {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const { agreed, until, conversationUuid } = found(await safety.openingCalled(db, schoolId, uuid))
  if (agreed !== true || until === null || until <= now) throw problems.openingOver()
  await safety.logReading(db, schoolId, uuid, { by: actor.userId, at: now })
  const rows = await logOf(db, schoolId, conversationUuid, before)
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), until: until.toISOString() }
}
