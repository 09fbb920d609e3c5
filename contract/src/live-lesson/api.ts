import { z } from 'zod'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { staff } from '../kernel/roles.ts'
import { LessonMeeting, MeetingDraft, MeetingEntry } from './meetings.ts'
import { answers, checkKinds, standings } from './rules.ts'

const Kind = z.enum(checkKinds)
const Answer = z.enum(answers)

/** Of a question to a class: how many are what. */
const Counts = z.object({
  asked: z.int(),
  answered: z.int(),
  noAnswer: z.int(),
  notReached: z.int(),
  waiting: z.int(),
  good: z.int(),
  neutral: z.int(),
  bad: z.int(),
})

/** A question as the list of a lesson shows it. */
export const CheckLine = z.object({
  uuid: z.uuid(),
  kind: Kind,
  startedAt: Instant,
  running: z.boolean(),
  counts: Counts,
})
export type CheckLine = z.infer<typeof CheckLine>

/** Questions of one lesson that are listed; a lesson of 45 minutes has fewer. */
const mostChecks = 200

/** The live side of a lesson for who teaches it. */
export const LiveLesson = z.object({
  state: z.enum(['early', 'running', 'over']),
  /** What the plan says of devices in this lesson; empty where phones stay away. */
  devices: z.string(),
  checks: z.array(CheckLine).max(mostChecks),
})
export type LiveLesson = z.infer<typeof LiveLesson>

/** A pinged student (N-49) or a reflection entry (N-50). */
const Asked = z.object({
  userId: z.int(),
  name: z.string(),
  standing: z.enum([...answers, ...standings]),
  answeredAt: Instant.nullable(),
})

export const Check = CheckLine.extend({
  lessonUuid: z.uuid(),
  /** Until nobody is waited for any more; 0 when it is over. */
  secondsLeft: z.int(),
  students: z.array(Asked),
})
export type Check = z.infer<typeof Check>

/** What a student is asked at this moment. */
export const OpenQuestion = z.object({
  uuid: z.uuid(),
  kind: Kind,
  lessonUuid: z.uuid(),
  subject: Named,
  /** Until the student's own time is over. */
  secondsLeft: z.int(),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

const root = '/api/v3/os/live-lesson'
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const OfCheck = z.object({ uuid: z.uuid() })

export const liveLesson = {
  mine: get(`${root}/question`, {
    roles: ['student'],
    about:
      'The question that the caller is asked now and has not answered; a page that was loaded anew finds it again.',
    response: z.object({ question: OpenQuestion.nullable() }),
  }),
  reach: post(`${root}/checks/:uuid/reach`, {
    roles: ['student'],
    repeatable: true,
    about:
      'Says that the question is shown to the caller, whose seconds are counted from then on; 422 when it is over.',
    params: OfCheck,
    response: z.object({ secondsLeft: z.int() }),
  }),
  answer: post(`${root}/checks/:uuid/answer`, {
    roles: ['student'],
    repeatable: true,
    about:
      'Answers a question once (S-PING-2); the same again changes nothing, another answer is refused (409), one after the deadline too (422).',
    params: OfCheck,
    body: z.object({ answer: Answer }),
    response: Done,
  }),
  ofLesson: get(`${root}/lessons/:scheduleUuid`, {
    roles: staff,
    about: 'Whether a lesson runs and what its class was asked, newest first, for who teaches it (P-TEACH-4).',
    params: OfLesson,
    response: LiveLesson,
  }),
  start: post(`${root}/lessons/:scheduleUuid/checks`, {
    roles: staff,
    repeatable: true,
    about:
      'Asks the class of a lesson that runs, or one student again (Q-140): presence 15 seconds, a reflection 60, each from when the question was shown. One at a time (409).',
    params: OfLesson,
    body: z.object({ uuid: z.uuid(), kind: Kind, userId: Id.nullable().default(null) }),
    response: Done,
  }),
  end: post(`${root}/checks/:uuid/end`, {
    roles: staff,
    repeatable: true,
    about: 'Ends a question before its time (S-PING-3).',
    params: OfCheck,
    response: Done,
  }),
  check: get(`${root}/checks/:uuid`, {
    roles: staff,
    about: 'A question with each student’s answer, for who teaches the lesson (SH-MODAL-15, SH-MODAL-16).',
    params: OfCheck,
    response: Check,
  }),
  meeting: get(`${root}/lessons/:scheduleUuid/meeting`, {
    roles: [...staff, 'student'],
    subscribed: true,
    about:
      'Whether the meeting of a lesson is open, for who teaches it and who attends it; who came in, for the teacher.',
    params: OfLesson,
    response: LessonMeeting,
  }),
  openMeeting: post(`${root}/lessons/:scheduleUuid/meeting`, {
    roles: staff,
    repeatable: true,
    about:
      'Opens the meeting of a lesson in a frame or behind an https link, from ten minutes before it to its end; one at a time (409).',
    params: OfLesson,
    body: MeetingDraft,
    response: Done,
  }),
  closeMeeting: post(`${root}/meetings/:uuid/close`, {
    roles: staff,
    repeatable: true,
    about: 'Ends the meeting for everybody: nobody is let in from then on.',
    params: OfCheck,
    response: Done,
  }),
  enterMeeting: post(`${root}/meetings/:uuid/enter`, {
    roles: [...staff, 'student'],
    subscribed: true,
    repeatable: true,
    secret: true,
    about:
      'The way into an open meeting: a link, or an address with a token for this room, this person and these minutes (Q-064); 422 when it is closed.',
    params: OfCheck,
    response: MeetingEntry,
  }),
  recordMeeting: post(`${root}/meetings/:uuid/recording`, {
    roles: staff,
    repeatable: true,
    about:
      'Says that the meeting is recorded on the teacher’s device, or no longer: everybody in it is told. No recording is sent anywhere.',
    params: OfCheck,
    body: z.object({ on: z.boolean() }),
    response: Done,
  }),
  leaveMeeting: post(`${root}/meetings/:uuid/leave`, {
    roles: [...staff, 'student'],
    repeatable: true,
    about: 'Says that the caller went out of the meeting.',
    params: OfCheck,
    response: Done,
  }),
}
