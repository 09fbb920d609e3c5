import { instantAt, later } from '@qalam/contract/chat/rules/quiet.ts'
import { meetingChanged, meetingEntered } from '@qalam/contract/live-lesson/events.ts'
import {
  type LessonMeeting,
  meetingAfter,
  meetingBefore,
  type MeetingDraft,
  type MeetingEntry,
} from '@qalam/contract/live-lesson/meetings.ts'
import * as problems from '@qalam/contract/live-lesson/problems.ts'
import { allow, found } from '#platform/access.ts'
import { isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { entryTo, newRoom } from '../meetings/server.ts'
import { gives } from '../policy.ts'
import * as rows from '../repository/meetings.ts'
import { classOf, lessonOf, type LiveLessonFacts } from '../views/lesson.ts'
import * as views from '../views/meetings.ts'
import { givenLesson, giversOf } from './lesson.ts'
import type { MeetingServer } from '../settings.ts'

type Server = MeetingServer | null

/** A lesson that the caller gives or attends; somebody else’s is refused. */
async function ownLesson({ actor, db }: Context, uuid: string): Promise<LiveLessonFacts & { given: boolean }> {
  const schoolId = found(actor.schoolId)
  const lesson = found(await lessonOf(db, schoolId, uuid))
  const given = gives(actor, lesson)
  if (!given) allow(isStudent(actor) && (await views.attendsLesson(db, schoolId, uuid, actor.userId)))
  return { ...lesson, given }
}

const minutes = 60_000

/** When a lesson’s meeting may be opened, until when it may be opened, and when it is over. */
const hoursOf = ({ day, starts, ends }: LiveLessonFacts) => ({
  opensAt: later(instantAt(day, starts), -meetingBefore * minutes),
  lessonEnds: instantAt(day, ends),
  closesAt: later(instantAt(day, ends), meetingAfter * minutes),
})

/** The meeting of a lesson as who teaches and who attends see it. It is over by itself ten minutes after the lesson. */
export async function ofLesson(context: Context, server: Server, uuid: string): Promise<LessonMeeting> {
  const { actor, db, now } = context
  const lesson = await ownLesson(context, uuid)
  const { schoolId, given } = lesson
  const { opensAt, lessonEnds, closesAt } = hoursOf(lesson)
  const state = now < opensAt ? 'early' : now < closesAt ? 'now' : 'over'
  const row = state === 'now' ? await views.openMeetingOf(db, schoolId, uuid) : undefined
  const entered = given ? await views.enteredIn(db, schoolId, uuid) : null
  return {
    ...{ state, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    meeting: row ? present(row) : null,
    ways: server ? ['frame', 'link'] : ['link'],
    lastLink: given ? await views.lastLinkOf(db, schoolId, actor.userId) : '',
    entered: entered?.map(({ enteredAt, ...one }) => ({ ...one, enteredAt: enteredAt.toISOString() })) ?? null,
    can: {
      open: given && state === 'now' && now < lessonEnds && !row,
      close: given && row !== undefined,
      enter: row !== undefined,
    },
  }
}

const present = ({ uuid, kind, openedAt, by, recordingAt }: views.MeetingRow) => ({
  ...{ uuid, kind, openedAt: openedAt.toISOString(), openedBy: by },
  recordedSince: recordingAt?.toISOString() ?? null,
})

const tell = async (context: Context, lesson: LiveLessonFacts): Promise<void> => {
  const memberIds = [...(await classOf(context.db, lesson)), ...giversOf(lesson)]
  context.announce(meetingChanged, lesson.schoolId, { lessonUuid: lesson.uuid, memberIds })
}

/** Opens the meeting of a lesson, from ten minutes before it to its end. One at a time; sent twice it counts once. */
export async function open(context: Context, server: Server, lessonUuid: string, draft: MeetingDraft): Promise<{}> {
  const { actor, db, now } = context
  const lesson = await givenLesson(context, lessonUuid, true)
  const { schoolId } = lesson
  const known = await views.meetingCalled(db, schoolId, draft.uuid)
  if (known) {
    if (known.lessonUuid === lessonUuid && known.openedBy === actor.userId && known.kind === draft.kind) return {}
    throw problems.meetingReused()
  }
  const { opensAt, lessonEnds } = hoursOf(lesson)
  if (now < opensAt || now >= lessonEnds) throw problems.meetingHours({ minutes: meetingBefore })
  if (await views.openMeetingOf(db, schoolId, lessonUuid)) throw problems.meetingRuns()
  if (draft.kind === 'frame' && !server) throw problems.noMeetingServer()

  const place = draft.kind === 'frame' ? { kind: draft.kind, room: newRoom() } : { kind: draft.kind, url: draft.url }
  await rows.storeMeeting(db, { schoolId, uuid: draft.uuid, lessonUuid, by: actor.userId, now, place })
  await tell(context, lesson)
  return {}
}

/** Closes the meeting: nobody is let in from then on. */
export async function close(context: Context, uuid: string): Promise<{}> {
  const { actor, db, now } = context
  const row = found(await views.meetingCalled(db, found(actor.schoolId), uuid))
  const lesson = await givenLesson(context, row.lessonUuid)
  if (await rows.closeMeeting(db, row, now)) await tell(context, lesson)
  return {}
}

/** The teacher records on the own device, or stopped: the class is told either way. */
export async function recorded(context: Context, uuid: string, on: boolean): Promise<{}> {
  const { actor, db, now } = context
  const row = found(await views.meetingCalled(db, found(actor.schoolId), uuid))
  const lesson = await givenLesson(context, row.lessonUuid)
  if (row.closedAt !== null) throw problems.meetingClosed()
  if ((row.recordingAt !== null) === on) return {}
  await rows.storeRecording(db, row, on ? now : null)
  await tell(context, lesson)
  return {}
}

/** Lets the caller in once the teacher has opened: a way for this person, this room and these minutes. */
export async function enter(context: Context, server: Server, uuid: string): Promise<MeetingEntry> {
  const { actor, db, now, language } = context
  const row = found(await views.meetingCalled(db, found(actor.schoolId), uuid))
  const lesson = await ownLesson(context, row.lessonUuid)
  const { closesAt: until } = hoursOf(lesson)
  if (row.closedAt !== null || now >= until) throw problems.meetingClosed()

  await rows.storeEntry(db, row, actor.userId, now)
  context.announce(meetingEntered, row.schoolId, { lessonUuid: row.lessonUuid, memberIds: giversOf(lesson) })
  if (row.url !== null) return { kind: 'link', address: row.url }
  if (!server) throw problems.noMeetingServer()
  const name = await views.nameOf(db, actor.userId)
  const guest = { userId: actor.userId, name, moderates: lesson.given, language }
  const address = await entryTo(server, { room: found(row.room), guest, now, until })
  return { kind: 'frame', origin: server.origin, address, moderates: lesson.given }
}

/** The caller went out of the frame. */
export async function leave(context: Context, uuid: string): Promise<{}> {
  const { actor, db, now } = context
  const row = found(await views.meetingCalled(db, found(actor.schoolId), uuid))
  const lesson = await ownLesson(context, row.lessonUuid)
  if (await rows.storeLeft(db, row, actor.userId, now))
    context.announce(meetingEntered, row.schoolId, { lessonUuid: row.lessonUuid, memberIds: giversOf(lesson) })
  return {}
}
