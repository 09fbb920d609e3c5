import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { management, staff } from '../kernel/roles.ts'

/**
 * One lesson of a bell table. On the wire its times are `timeStart` and `timeEnd`, inside `start` and `end`, as
 * they are stored.
 */
export const BellPeriod = z.codec(
  z.object({ number: z.int().min(1).max(12), timeStart: Clock, timeEnd: Clock }),
  z.object({ number: z.int(), start: z.string(), end: z.string() }),
  {
    decode: ({ number, timeStart, timeEnd }) => ({ number, start: timeStart, end: timeEnd }),
    encode: ({ number, start, end }) => ({ number, timeStart: start, timeEnd: end }),
  },
)
export type BellPeriod = z.output<typeof BellPeriod>

const Shift = z.int().min(1).max(3)

/** The bell table of a school: which lesson number runs from when to when (N-17). */
export const TimeScheme = z.object({
  uuid: z.uuid(),
  schoolId: z.int(),
  name: z.string(),
  shift: z.int(),
  lessons: z.array(BellPeriod),
  /** The classes that follow it, in order. */
  groups: z.array(z.string()),
  can: z.object({ edit: z.boolean() }),
})
export type TimeScheme = z.output<typeof TimeScheme>

/** `schoolId` may be left out: then it is the caller’s school. */
export const TimeSchemeDraft = z.object({
  schoolId: Id.optional(),
  name: z.string().trim().min(1).max(60),
  shift: Shift.default(1),
  lessons: z.array(BellPeriod).min(1).max(12),
})
export type TimeSchemeDraft = z.output<typeof TimeSchemeDraft>

/** A lesson that cannot take its new time: its teacher, room or class has another one then. */
export const RetimeClash = z.object({
  date: Day,
  timeStart: Clock,
  group: z.string(),
  subject: Named,
  /** The class of the other lesson, and when that one is. */
  other: z.object({ group: z.string(), subject: Named, timeStart: Clock, timeEnd: Clock }),
  side: z.enum(['teacher', 'cabinet', 'group']),
})
export type RetimeClash = z.output<typeof RetimeClash>

/** What changed bells would do to the lessons that are still to come; at most 20 clashes are named. */
export const Retiming = z.object({ lessons: z.int(), clashes: z.array(RetimeClash) })
export type Retiming = z.output<typeof Retiming>

const root = '/api/v3/os/backoffice/schedule/time-schemes'
const OfSchool = z.object({ schoolId: IdInAddress })
const OfGroup = OfSchool.extend({ groupId: IdInAddress })
const Edit = TimeSchemeDraft.extend({ uuid: z.uuid() })

export const timeSchemes = {
  list: get(`${root}/list`, {
    roles: staff,
    about: 'The bell tables of the caller’s school; 403 for another school (E-7.4-01).',
    aliases: [root],
    query: OfSchool.partial(),
    response: z.array(TimeScheme),
  }),
  shortList: get(`${root}/short-list`, {
    roles: staff,
    about: 'The same without the times, for a choice (E-7.4-02).',
    query: OfSchool,
    response: z.array(z.object({ uuid: z.uuid(), name: z.string(), shift: z.int() })),
  }),
  byGroup: get(`${root}/by-group`, {
    roles: staff,
    about: 'The bell table that a group follows, null while it has none; 404 for another school’s group (E-7.4-06).',
    query: OfGroup,
    response: TimeScheme.nullable(),
  }),
  create: post(`${root}/create`, {
    roles: management,
    about:
      'Adds a bell table. 422 for lessons that overlap, a number that is there twice, lessons and breaks of an absurd length, a name that is taken (E-7.4-03).',
    body: TimeSchemeDraft,
    response: TimeScheme,
  }),
  retiming: post(`${root}/retiming`, {
    roles: management,
    about:
      'What would happen to the coming lessons of the classes that follow a bell table if its times were these: how many get new times, and which cannot. Changes nothing.',
    body: Edit,
    response: Retiming,
  }),
  update: post(`${root}/update`, {
    roles: management,
    about:
      'Replaces a bell table; refusals as in create. With `retime` the lessons after today that are not conducted and stand at an old time of the table get the new one, all or none: 409 when one of them clashes. Without it dated lessons keep the times they have (E-7.4-04).',
    body: Edit.extend({ retime: z.boolean().default(false) }),
    response: TimeScheme,
  }),
  delete: post(`${root}/delete`, {
    roles: management,
    about: 'Removes a bell table; refused while groups follow it (E-7.4-05).',
    body: z.object({ schoolId: Id.optional(), uuid: z.uuid() }),
    response: Done,
  }),
}
