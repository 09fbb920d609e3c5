import type { chat } from '@qalam/contract/chat/api.ts'
import { talkChanged } from '@qalam/contract/chat/events.ts'
import * as problems from '@qalam/contract/chat/problems.ts'
import { newTalksOfPupil, talksOfPage } from '@qalam/contract/chat/rules/limits.ts'
import { mayBegin, mayWrite } from '@qalam/contract/chat/rules/relations.ts'
import type { Talk } from '@qalam/contract/chat/shapes.ts'
import { localMidnight } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { isOneOf, schoolStaff } from '@qalam/contract/kernel/roles.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement, isParent, isStaff, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { begunSince, changeMember, makeTalk, raiseRead, talkOf } from '../repository/talks.ts'
import { leadOf } from '../views/audience.ts'
import { classesOf, type ContactRow, contactsOf, type Seeker } from '../views/contacts.ts'
import { listOf, type ListRow, numbersOf, type Reader } from '../views/list.ts'
import { relationsWith, roleOf, schoolsOf } from '../views/people.ts'
import { meetingPlace, standingOf } from './standing.ts'

async function readerOf({ actor, db, today }: Context): Promise<Reader> {
  const works = actor.role !== 'guest' && isOneOf(schoolStaff, actor.role)
  return { me: actor.userId, schools: await schoolsOf(db, actor), works, manages: isManagement(actor), today }
}

/** The caller's talks, the latest first. Whether one is closed is judged by the relations of this moment. */
export async function list(context: Context, { search, unread, page }: Parsed<typeof chat.list>['query']) {
  const rows = await listOf(context.db, await readerOf(context), { search, unread: unread === '1', page })
  const open = await openAmong(context, rows)
  return {
    rows: rows.map((row) => present(context.actor.userId, row, open.has(row.uuid))),
    ...{ page, total: rows[0]?.total ?? 0, pageSize: talksOfPage },
  }
}

function present(me: number, row: ListRow, isOpen: boolean): Talk {
  const { uuid, kind, title, lastSeq, lastAt, lastText, lastAuthor, lastAuthorId, lastHasFiles, readSeq, quiet } = row
  return {
    ...{ uuid, kind, title, lastSeq, readSeq, quiet, lastHasFiles },
    other: row.otherId === null ? null : { userId: row.otherId, role: roleOf(row.otherRole ?? ''), about: '' },
    lastAt: lastAt.toISOString(),
    lastText: lastText ?? '',
    lastAuthor: lastAuthorId === null ? null : lastAuthor,
    lastIsMine: lastAuthorId === me,
    unread: Math.max(0, lastSeq - readSeq),
    closed: !isOpen,
  }
}

/** The talks that are not over: the relation stands, the class is one's own. */
async function openAmong({ actor, db, today }: Context, rows: readonly ListRow[]): Promise<Set<string>> {
  const open = new Set(rows.filter(({ kind, hasLeft }) => kind !== 'direct' && !hasLeft).map(({ uuid }) => uuid))
  for (const schoolId of new Set(rows.map((row) => row.schoolId))) {
    const direct = rows.filter((row) => row.schoolId === schoolId && row.otherId !== null)
    const ids = direct.map(({ otherId }) => found(otherId))
    const relations = await relationsWith(db, { schoolId, me: actor.userId, today }, ids)
    for (const { uuid, otherId } of direct) {
      const relation = relations.get(found(otherId))
      if (relation && mayWrite(relation.me, relation.other, relation.ties)) open.add(uuid)
    }
  }
  return open
}

/** How much is unread, and the last numbers of the latest talks. */
export const numbers = async (context: Context) => numbersOf(context.db, await readerOf(context))

/** Whom the caller may begin a talk with: what the statement finds is judged by the policy once more. */
export async function contacts(context: Context, query: Parsed<typeof chat.contacts>['query']) {
  const { actor, db, today, language } = context
  const as: Seeker['as'] =
    isStudent(actor) || isParent(actor)
      ? 'family'
      : isManagement(actor) || actor.role === 'social_worker'
        ? 'whole'
        : 'teacher'
  const seen = new Map<number, ContactRow>()
  let total = 0
  for (const schoolId of await schoolsOf(db, actor)) {
    const rows = await contactsOf(db, { me: actor.userId, schoolId, as, today, language }, query)
    const relations = await relationsWith(
      db,
      { schoolId, me: actor.userId, today },
      rows.map(({ userId }) => userId),
    )
    total += rows[0]?.total ?? 0
    for (const row of rows) {
      const relation = relations.get(row.userId)
      if (relation && mayBegin(relation.me, relation.other, relation.ties)) seen.set(row.userId, row)
    }
  }
  return {
    rows: [...seen.values()].slice(0, talksOfPage).map(({ userId, name, role, about, uuid }) => ({
      ...{ userId, name, about, role: roleOf(role), conversationUuid: uuid },
    })),
    ...{ page: query.page, total, pageSize: talksOfPage, announce: await announceOf(context) },
  }
}

/** The direct talk with a person, made when there is none; one that stands is found whether or not it is closed. */
export async function begin(context: Context, otherId: number): Promise<{ uuid: string }> {
  const { actor, db, now, today } = context
  const pair: [number, number] = [Math.min(actor.userId, otherId), Math.max(actor.userId, otherId)]
  for (const schoolId of await schoolsOf(db, actor)) {
    const uuid = await talkOf(db, schoolId, { kind: 'direct', pair })
    if (uuid !== undefined) return { uuid }
  }
  const schoolId = await meetingPlace(context, otherId)
  allow(schoolId !== null)
  const place = found(schoolId)
  if (isStudent(actor) && (await begunSince(db, place, actor.userId, localMidnight(today))) >= newTalksOfPupil)
    throw problems.tooManyTalks({ most: newTalksOfPupil })
  const uuid = await makeTalk(db, place, { kind: 'direct', pair }, { by: actor.userId, now })
  context.announce(talkChanged, place, { conversationUuid: uuid, memberIds: [actor.userId] })
  return { uuid }
}

/** The announcements to a class: its lead and the management write them. */
export async function beginClass(context: Context, groupId: number): Promise<{ uuid: string }> {
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const leadId = await leadOf(db, schoolId, groupId)
  if (leadId === undefined) found(null)
  allow(isManagement(actor) || leadId === actor.userId)
  return { uuid: await makeTalk(db, schoolId, { kind: 'class', groupId }, { by: actor.userId, now }) }
}

/** The announcements to the staff; whoever works in the school reads them, the management writes. */
export async function beginStaff({ actor, db, now }: Context): Promise<{ uuid: string }> {
  const schoolId = found(actor.schoolId)
  return { uuid: await makeTalk(db, schoolId, { kind: 'announcement' }, { by: actor.userId, now }) }
}

/** To which classes, and whether to the staff, the caller announces. */
async function announceOf({ actor, db, today }: Context) {
  if (actor.schoolId === null || !isStaff(actor)) return { classes: [], staff: false }
  const all = isManagement(actor)
  return { classes: await classesOf(db, { schoolId: actor.schoolId, me: actor.userId, all, today }), staff: all }
}

/** The caller has read up to a number of a talk: it only grows, and never passes the last one. */
export async function read(context: Context, uuid: string, seq: number): Promise<{ readSeq: number }> {
  const { actor, db, now } = context
  const { talk, lastSeq, isIn } = await standingOf(context, uuid)
  const upTo = { userId: actor.userId, seq: Math.min(seq, lastSeq), now, isIn }
  const { readSeq, raised } = await raiseRead(db, talk, upTo)
  // The other of a direct talk sees how far it is read; of an announcement only the own windows hear.
  const memberIds = talk.kind === 'direct' ? [talk.firstId, talk.secondId].filter((id) => id !== null) : [actor.userId]
  if (raised) context.announce(talkChanged, talk.schoolId, { conversationUuid: uuid, memberIds })
  return { readSeq }
}

export async function quiet(context: Context, uuid: string, isQuiet: boolean): Promise<{}> {
  const { actor, db, now } = context
  const { talk } = await standingOf(context, uuid)
  await changeMember(db, talk, { userId: actor.userId, now }, { quiet: isQuiet })
  context.announce(talkChanged, talk.schoolId, { conversationUuid: uuid, memberIds: [actor.userId] })
  return {}
}
