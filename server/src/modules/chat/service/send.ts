import { messageRings, messageStored, messageWaits } from '@qalam/contract/chat/events.ts'
import type { MessageDraft, SendResult } from '@qalam/contract/chat/drafts.ts'
import * as problems from '@qalam/contract/chat/problems.ts'
import { equalOfPupil } from '@qalam/contract/chat/rules/limits.ts'
import { later, tellAt } from '@qalam/contract/chat/rules/quiet.ts'
import { warningsIn } from '@qalam/contract/chat/rules/warnings.ts'
import { notFound, Problem } from '@qalam/contract/kernel/problem.ts'
import { sentFiles } from '#platform/access.ts'
import { isParent, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { giveToSchool } from '#platform/files/stored.ts'
import * as messages from '../repository/messages.ts'
import { joinAll, loudOf, partOthers, raiseRead } from '../repository/talks.ts'
import { daysOff, hoursFor } from '../views/days.ts'
import { mayUrge, type TalkContext, type TalkStanding, standingOf } from './standing.ts'

type Words = Omit<MessageDraft, 'conversationUuid'>

type Outcome = SendResult & { refusal: Problem | null }

/**
 * Stores messages in their order; each is stored whole or refused with a reason, and no other waits for it. Where all are
 * refused the call is, with what became of each.
 */
export async function send(context: Context, drafts: readonly MessageDraft[]): Promise<{ results: SendResult[] }> {
  // Talks are held in one order, so that two calls never wait for each other.
  const place = (uuid: string) => [...new Set(drafts.map((one) => one.conversationUuid))].toSorted().indexOf(uuid)
  const inOrder = drafts.toSorted((one, other) => place(one.conversationUuid) - place(other.conversationUuid))
  const outcomes: Outcome[] = []
  for (const draft of inOrder) outcomes.push(await outcomeOf(context, draft))
  const results = outcomes.map(({ refusal: _, ...result }) => result)
  const refused = outcomes.flatMap(({ refusal }) => (refusal ? [refusal] : []))
  const [first] = refused
  if (first && refused.length === outcomes.length) throw new Problem(first.code, first.status, { results })
  return { results }
}

async function outcomeOf(context: Context, { conversationUuid, ...words }: MessageDraft): Promise<Outcome> {
  try {
    const seq = await write(context, await standingOf(context, conversationUuid, true), words)
    return { id: words.id, outcome: 'sent', seq, code: null, refusal: null }
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure
    return { id: words.id, outcome: 'refused', seq: 0, code: failure.code, refusal: failure }
  }
}

/** A message of files alone. A repeat keeps the files that came first. */
export async function sendFiles(context: Context, uuid: string, id: string): Promise<{ seq: number }> {
  const { db, actor } = context
  const files = sentFiles(context)
  const standing = await standingOf(context, uuid, true)
  const before = await messages.messageCalled(db, standing.talk.schoolId, actor.userId, id)
  const words = { id, text: '', replyTo: null, template: null, urgent: null, sure: true }
  const seq = await write(context, standing, words)
  if (before) return { seq }
  await giveToSchool(db, files, standing.talk.schoolId)
  await messages.hold(db, standing.talk, seq, files)
  return { seq }
}

/** Refuses whoever may not write in a talk now, by the reason. */
export function allowToWrite({ writes, closed }: TalkStanding): void {
  if (writes) return
  if (closed === 'lesson') throw problems.lessonClosed()
  if (closed === 'muted') throw problems.muted()
  throw problems.talkClosed()
}

/** Asks about contacts, other messengers and words that hurt, unless the sender was asked already. */
export function askAbout(text: string, sure: boolean): void {
  const warnings = warningsIn(text)
  if (!sure && warnings.length > 0) throw problems.warned({ warnings })
}

/** Writes one message to a talk that is held: what refuses comes before the first row. Answers its number. */
export async function write(context: TalkContext, standing: TalkStanding, words: Words): Promise<number> {
  const { actor, db, now } = context
  const { talk } = standing
  const before = await messages.messageCalled(db, talk.schoolId, actor.userId, words.id)
  if (before) {
    if (before.uuid !== talk.uuid || (before.text !== words.text && !before.changed)) throw problems.messageReused()
    return before.seq
  }
  allowToWrite(standing)
  await refuseWords(context, standing, words)

  const told = await whenTold(context, standing, words)
  const { id, text, replyTo, template, urgent } = words
  const stored = { id, authorId: actor.userId, text, at: now, tellAt: told, replyTo, template, urgent }
  const seq = await messages.append(db, talk, stored)
  if (seq === null) throw problems.messageReused()
  await keepMembers(context, standing)
  await raiseRead(db, talk, { userId: actor.userId, seq, now, isIn: true })
  const entry = { seq, authorId: actor.userId, by: actor.userId, act: 'written', text } as const
  if (standing.withMinor) await messages.log(db, talk, entry, now)
  await announce(context, standing, { seq, told, urgent: urgent !== null })
  return seq
}

const hour = 3_600_000

async function refuseWords(context: TalkContext, { talk, lastSeq }: TalkStanding, words: Words): Promise<void> {
  const { actor, db, now } = context
  if (words.urgent !== null && !mayUrge(actor)) throw problems.urgentRefused()
  if (words.replyTo !== null && words.replyTo > lastSeq) throw notFound()
  askAbout(words.text, words.sure)
  if (!isStudent(actor) || words.text === '') return
  const since = later(now, -hour)
  const equal = await messages.equalSince(db, talk.schoolId, { authorId: actor.userId, text: words.text, since })
  if (equal >= equalOfPupil) throw problems.sameWords()
}

/** When people are told: at once, or when quiet hours, days off or the other's own hours are over. */
async function whenTold(
  context: TalkContext,
  { talk, other }: TalkStanding,
  { urgent, template }: Words,
): Promise<Date> {
  const { actor, db, now, today } = context
  // A lesson is heard by those who sit in it.
  if (talk.kind === 'lesson') return now
  const off = await daysOff(db, talk.schoolId, today)
  const hours = await hoursFor(db, talk.schoolId, other?.userId ?? null)
  const absence = template === 'absence' && isParent(actor) && other?.ties.leads === true
  return tellAt({ now, hours, isOff: (day) => off.has(day), urgent: urgent !== null, absence })
}

/** Whoever takes part today stands in the talk; whoever left reads what was written before this message. */
async function keepMembers({ db, now }: TalkContext, { talk, memberIds }: TalkStanding): Promise<void> {
  if (talk.kind === 'direct') return
  await joinAll(db, talk, memberIds, now)
  if (talk.kind !== 'lesson') await partOthers(db, talk, memberIds, now)
}

type Announced = { seq: number; told: Date; urgent: boolean }

async function announce(context: TalkContext, { talk, memberIds }: TalkStanding, { seq, told, urgent }: Announced) {
  const { actor, db } = context
  const { schoolId, uuid: conversationUuid } = talk
  const heard = [...new Set([...memberIds, actor.userId])]
  context.announce(messageStored, schoolId, { conversationUuid, seq, memberIds: heard })
  if (talk.kind === 'lesson') return
  const ringing = await loudOf(
    db,
    talk,
    heard.filter((id) => id !== actor.userId),
  )
  const due = told.toISOString()
  const rings = { conversationUuid, seq, memberIds: ringing, authorId: actor.userId, urgent, due }
  context.announce(messageRings, schoolId, rings)
}

/** A message waits for its hour: the listener writes it then. */
export const announceWaiting = (context: TalkContext, schoolId: number, id: string, due: Date): void =>
  context.announce(messageWaits, schoolId, {
    ...{ schoolId, authorId: context.actor.userId, id, due: due.toISOString() },
  })
