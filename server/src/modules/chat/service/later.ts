import * as problems from '@qalam/contract/chat/problems.ts'
import { mostLater } from '@qalam/contract/chat/rules/limits.ts'
import { instantOf, nextBeginning } from '@qalam/contract/chat/rules/quiet.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { allow, found } from '#platform/access.ts'
import { guest } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { type AnnouncedEvent, storeEvents } from '#platform/events/outbox.ts'
import * as later from '../repository/later.ts'
import { daysOff, hoursFor } from '../views/days.ts'
import { roleOf } from '../views/people.ts'
import { placeOf } from '../views/place.ts'
import { allowToWrite, announceWaiting, askAbout, write } from './send.ts'
import { type TalkContext, standingOf } from './standing.ts'

const shown = ({ id, text, sendAt }: later.LaterRow) => ({ id, text, sendAt: sendAt.toISOString() })

/** The caller's messages of a talk that wait for their hour. */
export async function list(context: Context, uuid: string) {
  const { talk } = await standingOf(context, uuid)
  return (await later.laterOf(context.db, whose(context, talk.schoolId), uuid)).map(shown)
}

const whose = ({ actor }: Context, schoolId: number) => ({ schoolId, authorId: actor.userId })

/** Keeps a message until the next school day begins: until then only its author sees it. */
export async function keep(
  context: Context,
  uuid: string,
  { id, text, sure }: { id: string; text: string; sure: boolean },
) {
  const { db, now, today } = context
  const standing = await standingOf(context, uuid, true)
  const { talk, other } = standing
  const waiting = await later.laterOf(db, whose(context, talk.schoolId), uuid)
  const before = waiting.find((one) => one.id === id)
  if (before) return shown(before)
  allowToWrite(standing)
  allow(talk.kind !== 'lesson')
  askAbout(text, sure)
  if (waiting.length >= mostLater) throw problems.tooManyLater({ most: mostLater })

  const off = await daysOff(db, talk.schoolId, today)
  const hours = await hoursFor(db, talk.schoolId, other?.userId ?? null)
  const sendAt = nextBeginning(now, hours, (day) => off.has(day))
  const row = { id, uuid, text, sendAt }
  if (!(await later.keepLater(db, whose(context, talk.schoolId), row, now))) throw problems.messageReused()
  announceWaiting(context, talk.schoolId, id, sendAt)
  return shown(row)
}

export async function cancel(context: Context, uuid: string, id: string): Promise<{}> {
  const { talk } = await standingOf(context, uuid)
  found(await later.takeLater(context.db, whose(context, talk.schoolId), id))
  return {}
}

/** Writes a message whose hour has come, as its author may write now: where the relation has ended it goes unsent. */
export async function deliver(
  db: Db,
  { schoolId, authorId, id, due }: { schoolId: number; authorId: number; id: string; due: string },
): Promise<void> {
  const row = await later.takeLater(db, { schoolId, authorId }, id)
  const place = row && (await placeOf(db, authorId))
  if (!row || !place) return
  const now = instantOf(due)
  const events: AnnouncedEvent[] = []
  const actor = { ...guest, userId: authorId, role: roleOf(place.role), schoolId: place.schoolId }
  const moment: TalkContext = {
    ...{ actor, db, now, today: localDay(now) },
    announce: ({ name }, school, data) => void events.push({ name, schoolId: school, data }),
  }
  const words = { id, text: row.text, replyTo: null, template: null, urgent: null, sure: true }
  try {
    await write(moment, await standingOf(moment, row.uuid, true), words)
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure
    return
  }
  await storeEvents(db, events, now)
}
