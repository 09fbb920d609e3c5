import { z } from 'zod'
import { Clock, Instant } from '../../kernel/dates.ts'
import { Done, get, post, put, remove } from '../../kernel/endpoint.ts'
import { IdInAddress } from '../../kernel/ids.ts'
import { schoolStaff, staff } from '../../kernel/roles.ts'
import { root } from './addresses.ts'
import { HoursDraft, PhraseDraft } from '../drafts.ts'
import { mostPhrases } from '../rules/limits.ts'
import { OfTalk } from '../shapes.ts'

const Phrase = z.object({ uuid: z.uuid(), text: z.string() })
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const ofLesson = `${root}/lessons/:scheduleUuid`

/** Hours and phrases of one's own. */
export const own = {
  hours: get(`${root}/hours`, {
    roles: schoolStaff,
    about: 'The hours in which the caller is told of messages; null for those of the school, 07:00–21:00.',
    response: z.object({ hours: z.object({ from: Clock, until: Clock }).nullable() }),
  }),
  setHours: put(`${root}/hours`, {
    roles: schoolStaff,
    repeatable: true,
    about: 'Sets or clears own hours: messages outside of them are told when they begin.',
    body: HoursDraft,
    response: Done,
  }),
  phrases: get(`${root}/phrases`, {
    roles: schoolStaff,
    about: `Phrases that the caller keeps at hand, ${mostPhrases} at most.`,
    response: z.array(Phrase).max(mostPhrases),
  }),
  keepPhrase: post(`${root}/phrases`, {
    roles: schoolStaff,
    repeatable: true,
    about: 'Keeps a phrase at hand.',
    body: PhraseDraft,
    response: Done,
  }),
  dropPhrase: remove(`${root}/phrases/:uuid`, {
    roles: schoolStaff,
    about: 'Drops a phrase.',
    params: z.object({ uuid: z.uuid() }),
    response: Done,
  }),
}

const readers = [...staff, 'student'] as const

/** The chat of one lesson (SH-FLAG-5). */
export const chatOfLesson = {
  ofLesson: get(ofLesson, {
    roles: readers,
    subscribed: true,
    about:
      'The chat of a lesson: its class, teacher and substitute; open from 10 minutes before it until two hours after it.',
    params: OfLesson,
    response: z.object({
      uuid: z.uuid().nullable(),
      state: z.enum(['early', 'open', 'over']),
      opensAt: Instant,
      closesAt: Instant,
      can: z.object({ write: z.boolean(), moderate: z.boolean() }),
    }),
  }),
  beginLesson: post(ofLesson, {
    roles: readers,
    subscribed: true,
    repeatable: true,
    about: 'The talk of a lesson, made when there is none. 422 chat.lesson-closed outside of its hours.',
    params: OfLesson,
    response: z.object({ uuid: z.uuid() }),
  }),
  members: get(`${root}/talks/:uuid/members`, {
    roles: readers,
    about: 'Who takes part in the chat of a lesson, for the teacher who moderates it.',
    params: OfTalk,
    response: z.array(z.object({ userId: z.int(), name: z.string(), muted: z.boolean() })).max(200),
  }),
  mute: put(`${root}/talks/:uuid/members/:userId/muted`, {
    roles: staff,
    repeatable: true,
    about: 'The teacher of a lesson mutes a pupil in its chat, or lets the pupil write again.',
    params: OfTalk.extend({ userId: IdInAddress }),
    body: z.object({ muted: z.boolean() }),
    response: Done,
  }),
}
