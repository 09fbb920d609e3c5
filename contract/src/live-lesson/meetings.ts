import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'

/** In a frame of the page by the school's meeting server, or behind a link that the teacher gives. */
const meetingKinds = ['frame', 'link'] as const
const MeetingKind = z.enum(meetingKinds)
export type MeetingKind = z.infer<typeof MeetingKind>

/** Minutes around a lesson in which its meeting may be opened before, and ends after. */
export const meetingBefore = 10
export const meetingAfter = 10

/** People that the sandbox puts into one room. */
export const sandboxSeats = 6

export const LessonMeeting = z.object({
  state: z.enum(['early', 'now', 'over']),
  opensAt: Instant,
  closesAt: Instant,
  /** The meeting that is open. */
  meeting: z
    .object({
      uuid: z.uuid(),
      kind: MeetingKind,
      openedAt: Instant,
      openedBy: z.string(),
      /** Since when the teacher records it on the own device. */
      recordedSince: Instant.nullable(),
    })
    .nullable(),
  /** How it may be opened here. */
  ways: z.array(MeetingKind),
  /** The link that the caller gave last. */
  lastLink: z.string(),
  /** Whoever came in, for who teaches; null for the class. */
  entered: z.array(z.object({ userId: z.int(), name: z.string(), enteredAt: Instant, here: z.boolean() })).nullable(),
  can: z.object({ open: z.boolean(), close: z.boolean(), enter: z.boolean() }),
})
export type LessonMeeting = z.infer<typeof LessonMeeting>

/** A link that is opened outside: https and nothing else. */
const Link = z.url({ protocol: /^https$/, error: 'web-address' }).max(1000)

/** A meeting behind a link of the teacher. */
export const LinkDraft = z.object({ uuid: z.uuid(), kind: z.literal('link'), url: Link })

export const MeetingDraft = z.discriminatedUnion('kind', [
  z.object({ uuid: z.uuid(), kind: z.literal('frame') }),
  LinkDraft,
])
export type MeetingDraft = z.infer<typeof MeetingDraft>

/** The way in, for this person and these minutes alone. */
export const MeetingEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), origin: z.url(), address: z.url(), moderates: z.boolean() }),
  z.object({ kind: z.literal('link'), address: z.url() }),
])
export type MeetingEntry = z.infer<typeof MeetingEntry>
