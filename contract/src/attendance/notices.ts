import { z } from 'zod'
import { Day, Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'

/** Why a child will be away. */
export const noticeKinds = ['illness', 'family', 'other'] as const
const NoticeKind = z.enum(noticeKinds)

/** Days of the longest notice. */
export const longestNotice = 30
/** How many days ahead a notice may begin. */
export const noticeAhead = 90
/** Notices of one child that are not over yet. */
export const mostNotices = 20
export const noticeWords = 500

/** A parent's word that the child will be away. The id is made on the device: sent twice it counts once. */
export const AbsenceNoticeDraft = z
  .object({
    uuid: z.uuid(),
    /** The child. */
    userId: Id,
    from: Day,
    until: Day,
    kind: NoticeKind,
    words: z.string().trim().max(noticeWords).default(''),
  })
  .refine(({ from, until }) => until >= from, { path: ['until'], message: 'ends_before_start' })
export type AbsenceNoticeDraft = z.output<typeof AbsenceNoticeDraft>

/** What the school reads of a notice. */
const Said = z.object({ from: Day, until: Day, kind: NoticeKind, words: z.string(), by: z.string(), at: Instant })

/** A notice beside the child on a day. */
export const DayNotice = Said
export type DayNotice = z.output<typeof DayNotice>

/** A notice as the family sees it. */
export const OwnNotice = Said.extend({
  /** Its id. */
  id: z.uuid(),
  withdrawn: z.object({ by: z.string(), at: Instant }).nullable(),
  can: z.object({ withdraw: z.boolean() }),
})
export type OwnNotice = z.output<typeof OwnNotice>

/** A notice in the list of a group lead. */
export const ComingNotice = Said.extend({
  /** Its id. */
  id: z.uuid(),
  userId: z.int(),
  fullName: z.string(),
  group: z.string(),
})
export type ComingNotice = z.output<typeof ComingNotice>
