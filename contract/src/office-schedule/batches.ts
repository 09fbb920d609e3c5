import { z } from 'zod'
import { addDays, daysBetween } from '../kernel/calendar.ts'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'

/** Why a lesson of a batch is left as it is. */
const leaveReasons = [
  /** The day is in no quarter of the class. */
  'outside',
  'holiday',
  /** The same lesson stands there already. */
  'stands',
  'teacher',
  'cabinet',
  'group',
  'conducted',
  /** The quarter of its plan is closed and signed. */
  'closed',
  'marked',
  /** Homework or materials would go with it. */
  'content',
  /** Somebody changed it after the batch. */
  'changed',
  /** Its plan is gone. */
  'plan',
  /** Pupils attend it from home already. */
  'remote',
] as const

/** A lesson that a batch leaves as it is, with the reason, and the lesson in its way where there is one. */
export const LeftLesson = z.object({
  date: Day,
  timeStart: Clock,
  group: z.string(),
  subject: Named,
  subgroup: z.int().nullable(),
  reason: z.enum(leaveReasons),
  other: z
    .object({ group: z.string(), subject: Named, teacher: z.string(), timeStart: Clock, timeEnd: Clock })
    .nullable(),
})
export type LeftLesson = z.infer<typeof LeftLesson>

/** So many lessons that are left are named; the rest are counted. */
export const mostNamed = 100

/** What a batch would do, before it does. */
export const BatchPreview = z.object({
  /** Names exactly this plan: the batch is refused when the school has moved on since. */
  stamp: z.string(),
  lessons: z.int(),
  days: z.int(),
  left: z.int(),
  /** The first of them by name. */
  leftLessons: z.array(LeftLesson),
})
export type BatchPreview = z.infer<typeof BatchPreview>

const batchKinds = ['copy', 'clean', 'fill', 'cancel', 'move', 'remote', 'order'] as const

/** Many lessons that were changed in one act, which may be taken back. */
export const Batch = z.object({
  uuid: z.uuid(),
  kind: z.enum(batchKinds),
  by: z.string(),
  at: Instant,
  lessons: z.int(),
  /** The class, or several of them in a row; null of the whole school. */
  group: z.string().nullable(),
  /** The Monday of the week it was about, or the first of the days that were cancelled. */
  from: Day,
  /** Where the week was copied to: the Monday of one week. All weeks of a quarter when that is named instead. */
  to: Day.nullable(),
  quarterId: z.int().nullable(),
  undone: z.object({ by: z.string(), at: Instant }).nullable(),
  can: z.object({ undo: z.boolean() }),
})
export type Batch = z.infer<typeof Batch>

/** The caller’s school may be named or left out. */
const OfSchool = z.object({ schoolId: Id.optional(), groupId: Id.nullable().default(null) })

/**
 * A week to another one, or to the rest of a quarter (V-COPY-1). A quarter has its number as 20262; `dateFrom` and `dateTo`
 * are any days of the weeks.
 */
export const CopyWeek = OfSchool.extend({
  dateFrom: Day,
  quarterId: Id,
  dateTo: Day.nullable().default(null),
  isForQuarter: z.union([z.literal(0), z.literal(1)]).default(0),
}).refine(({ dateTo, isForQuarter }) => isForQuarter === 1 || dateTo !== null, {
  path: ['dateTo'],
  message: 'required',
})
export type CopyWeek = z.output<typeof CopyWeek>

/** A week whose lessons go (V-RMWEEK-1). */
export const CleanWeek = OfSchool.extend({ date: Day })
export type CleanWeek = z.output<typeof CleanWeek>

/** No longer than a quarantine lasts. */
const mostDays = 60

/** Days whose lessons do not take place, for some classes or, when none is named, for all: a quarantine, frost. */
export const CancelDays = z
  .object({ groupIds: z.array(Id).max(200).default([]), from: Day, until: Day })
  .refine(({ from, until }) => from <= until && daysBetween(from, until) <= mostDays, {
    path: ['until'],
    message: 'office-schedule.days-order',
  })
export type CancelDays = z.output<typeof CancelDays>

/** The same with the day to which the first of them goes; the others follow it. */
export const MoveDays = CancelDays.and(z.object({ to: Day })).refine(
  ({ from, until, to }) => to > until || addDays(to, daysBetween(from, until)) < from,
  { path: ['to'], message: 'office-schedule.days-apart' },
)
export type MoveDays = z.output<typeof MoveDays>

/** As many lessons as a class may have in a day, each half by itself. */
const mostOfDay = 40

/** The lessons of a class on a day in the order they shall stand; lessons of one time, such as halves, go together. */
export const OrderDay = z.object({ groupId: Id, date: Day, lessons: z.array(z.uuid()).min(1).max(mostOfDay) })
export type OrderDay = z.output<typeof OrderDay>

/** The id is made by the client, so that a repeat does nothing again; the stamp is that of the preview. */
const act = { uuid: z.uuid(), stamp: z.string().max(64) }
export const CopyWeekBody = z.intersection(CopyWeek, z.object(act).partial())
export const CleanWeekBody = CleanWeek.extend(z.object(act).partial().shape)
export const CancelDaysBody = z.intersection(CancelDays, z.object(act))
export const OrderDayBody = OrderDay.extend(act)
export const MoveDaysBody = z.intersection(MoveDays, z.object(act))

/** The same as clients of before name it. */
export const OldCopyBody = z
  .object({
    group_id: Id.nullable().default(null),
    date_from: Day,
    date_to: Day.nullable().default(null),
    quarter_id: Id,
    isForQuarter: z.union([z.literal(0), z.literal(1)]).default(0),
  })
  .refine(({ date_to, isForQuarter }) => isForQuarter === 1 || date_to !== null, {
    path: ['date_to'],
    message: 'required',
  })
/** Without a day it is the week that runs. */
export const OldCleanBody = z.object({ group_id: Id, date: Day.optional() })
