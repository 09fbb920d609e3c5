import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { family, staff } from '../kernel/roles.ts'
import { Labelled, Sign } from '../schedule/api.ts'
import { ComingNotice, DayNotice, AbsenceNoticeDraft, OwnNotice } from './notices.ts'

/** A lesson of the day. `marked`: it holds a score or a sign, or was conducted; until then nobody is known to be away. */
const DayLesson = z.object({
  uuid: z.uuid(),
  timeStart: z.string(),
  subject: Named,
  subgroup: z.string().nullable(),
  teacher: z.string(),
  begun: z.boolean(),
  marked: z.boolean(),
})

/** A student's day: what stands in each lesson that the student attends, by the lesson. */
const DayRow = z.object({
  userId: z.int(),
  fullName: z.string(),
  cells: z.array(z.object({ lesson: z.uuid(), sign: Sign.nullable() })),
  /** What the family said of the day; null while it said nothing, or took it back. */
  notice: DayNotice.nullable(),
})

export const AttendanceDay = z.object({
  date: Day,
  /** Null where the caller has no group to look at. */
  group: Labelled.nullable(),
  /** The groups that the caller may look at. */
  groups: z.array(Labelled),
  lessons: z.array(DayLesson),
  rows: z.array(DayRow),
})
export type AttendanceDay = z.infer<typeof AttendanceDay>

/** What a student missed between two days. */
export const Missed = z.object({
  /** Of the student. */
  id: z.int(),
  fullName: z.string(),
  group: z.string(),
  /** Lessons that the student should have attended and that were marked. */
  lessons: z.int(),
  absent: z.int(),
  excused: z.int(),
  ill: z.int(),
  late: z.int(),
  /** Days with lessons of which the student attended none. */
  days: z.int(),
})
export type Missed = z.infer<typeof Missed>

const asked = tableQuery('name', 'group', 'absent', 'excused', 'ill', 'late', 'days').extend({
  groupId: IdInAddress.optional(),
  from: Day.optional(),
  to: Day.optional(),
})
const whole = asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape)
const root = '/api/v3/os/frontoffice/attendance'

export const attendance = {
  day: get(`${root}/day`, {
    roles: staff,
    about:
      'A group’s day, lesson by lesson: for its lead and the management. Without a group the caller’s own, else the first; without a day today.',
    query: z.object({ groupId: IdInAddress.optional(), date: Day.optional() }),
    response: AttendanceDay,
  }),
  report: get(`${root}/report`, {
    roles: staff,
    about:
      'Lessons and days that students missed, from one day to another (this month by default, 366 days at most), for the groups that the caller may look at.',
    query: asked,
    response: pageOf(Missed),
  }),
  reportFile: get(`${root}/report/file`, {
    roles: staff,
    answers: 'file',
    about: 'The report as an xlsx file, 10,000 rows at most.',
    query: whole,
    response: Done,
  }),
  coming: get(`${root}/notices/coming`, {
    roles: staff,
    about: 'Absences that families told of, today and later, in the groups that the caller may look at.',
    query: tableQuery('from', 'name', 'group').extend({ groupId: IdInAddress.optional() }),
    response: pageOf(ComingNotice),
  }),
  notices: get(`${root}/notices`, {
    roles: family,
    about: 'The notices of absence of a student, in any school: of a child of the parent, or the own ones.',
    query: tableQuery('from').omit({ search: true }).extend({ userId: IdInAddress.optional() }),
    response: pageOf(OwnNotice).extend({
      student: z.object({ userId: z.int(), fullName: z.string() }),
      can: z.object({ give: z.boolean() }),
    }),
  }),
  giveNotice: post(`${root}/notices`, {
    roles: ['parent'],
    repeatable: true,
    about:
      'Tells the school of a child that the child will be away, from today on, 30 days at most, 90 days ahead. The same id twice counts once; 422 when it was used for something else.',
    body: AbsenceNoticeDraft,
    response: Done,
  }),
  withdrawNotice: post(`${root}/notices/:uuid/withdraw`, {
    roles: ['parent'],
    repeatable: true,
    about: 'Takes a notice back, by any parent of the child, until its last day is over.',
    params: z.object({ uuid: z.uuid() }),
    response: Done,
  }),
}
