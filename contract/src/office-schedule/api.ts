import { z } from 'zod'
import { Clock, Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { management } from '../kernel/roles.ts'
import { Bell, Labelled } from '../schedule/api.ts'
import {
  Batch,
  BatchPreview,
  CancelDays,
  CancelDaysBody,
  CleanWeek,
  CleanWeekBody,
  CopyWeek,
  CopyWeekBody,
  LeftLesson,
  MoveDays,
  MoveDaysBody,
  OldCleanBody,
  OldCopyBody,
  OrderDay,
  OrderDayBody,
} from './batches.ts'
import { FillWeek, FillWeekBody, RefSlotDraft, RefWeek } from './ref.ts'

/** Who looks after the timetables: those who run the school, and whoever leads a class, for that class. */
const office = [...management, 'group-lead'] as const

/** A lesson of the whole school's timetable: what it needs is named by id, so that a week of 90 classes stays small. */
export const BoardLesson = z.object({
  uuid: z.uuid(),
  groupId: z.int(),
  date: Day,
  timeStart: Clock,
  timeEnd: Clock,
  subjectId: z.int(),
  /** The number of the subgroup; null of the whole class. */
  subgroup: z.int().nullable(),
  teacherId: z.int(),
  cabinetId: z.int().nullable(),
  /** Stored over a clash. */
  forced: z.boolean(),
  conducted: z.boolean(),
})
export type BoardLesson = z.infer<typeof BoardLesson>

/** The timetable of the whole school on a day or in a week. */
export const Board = z.object({
  weekStart: Day,
  /** All days of the week, though the lessons may be of one of them. */
  days: z.array(z.object({ date: Day, holiday: Named.nullable() })),
  quarterId: z.int().nullable(),
  /** In the order of grades and letters, each with its bells. */
  groups: z.array(Labelled.extend({ bells: z.array(Bell) })),
  subjects: z.array(z.object({ id: z.int(), name: Named })),
  teachers: z.array(Labelled),
  cabinets: z.array(Labelled),
  lessons: z.array(BoardLesson),
  can: z.object({ edit: z.boolean() }),
})
export type Board = z.infer<typeof Board>

const v3 = '/api/v3/os/backoffice/schedule'

export const officeSchedule = {
  board: get(`${v3}/board`, {
    roles: office,
    about:
      'The lessons of all classes on a day, or in the week around it (today by default); to a class teacher those of the own class.',
    query: z.object({ date: Day.optional(), span: z.enum(['day', 'week']).default('day') }),
    response: Board,
  }),
  file: get(`${v3}/board/file`, {
    roles: office,
    answers: 'file',
    about:
      'The week around a day as xlsx: of a class, a teacher or a room, else of the whole school with a sheet for each day. A class teacher gets the lessons of the own class.',
    query: z.object({
      date: Day.optional(),
      groupId: IdInAddress.optional(),
      teacherId: IdInAddress.optional(),
      cabinetId: IdInAddress.optional(),
    }),
    response: Done,
  }),
  quarterWeeks: get(`${v3}/quarterWeeks`, {
    roles: office,
    about:
      'The weeks of a quarter that have a day in it (E-7.5-10): of the named one, of the X-Quarter header, else of the one that runs or comes next. `groupId` and `schoolId` may be sent and change nothing.',
    aliases: ['/api/v2/os/backoffice/schedule/quarterWeeks'],
    query: z.object({
      quarterId: IdInAddress.optional(),
      schoolId: IdInAddress.optional(),
      groupId: IdInAddress.optional(),
    }),
    response: z.object({
      quarterId: z.int().nullable(),
      weeks: z.array(z.object({ weekStart: Day, weekEnd: Day, current: z.boolean() })),
    }),
  }),
  copyPreview: post(`${v3}/copyItem/preview`, {
    roles: office,
    about:
      'What copying a week to another week, or to the rest of a quarter, would create, and what it would leave out and why. Changes nothing. A class teacher may ask for the own class while the school lets teachers edit (P-STAFF-2).',
    body: CopyWeek,
    response: BatchPreview,
  }),
  copy: post(`${v3}/copyItem`, {
    roles: office,
    about:
      'Copies a week (E-7.5-11) as its preview said; 409 office-schedule.moved when the lessons changed since. No lesson is created over a clash. The free themes of each plan go to the new lessons in their order. Without an id and a stamp it is done at once, unseen.',
    body: CopyWeekBody,
    response: Batch,
  }),
  oldCopy: post('/api/v2/os/backoffice/schedule/copyItem', {
    roles: office,
    about: 'Copies a week at once, by the names of clients of before (E-7.5-08, E-7.5-11).',
    aliases: ['/api/v2/os/schedule-copy', '/api/v2/os/backoffice/schedule-copy'],
    body: OldCopyBody,
    response: Batch,
  }),
  cleanPreview: post(`${v3}/clean/preview`, {
    roles: office,
    about:
      'How many lessons of a week would go, and which stay: what was conducted or holds marks, homework or materials. Changes nothing.',
    body: CleanWeek,
    response: BatchPreview,
  }),
  clean: post(`${v3}/clean`, {
    roles: office,
    about:
      'Takes the lessons of a week away (E-7.5-06) as its preview said; their themes go back to the plans. 409 office-schedule.moved when the lessons changed since. Without an id and a stamp it is done at once.',
    body: CleanWeekBody,
    response: Batch,
  }),
  oldClean: post('/api/v2/os/contingent-schedule', {
    roles: office,
    about: 'Takes the lessons of a week of a class away at once, by the names of clients of before (E-7.5-07).',
    aliases: ['/api/v2/os/backoffice/contingent-schedule'],
    body: OldCleanBody,
    response: Batch,
  }),
  cancelPreview: post(`${v3}/days/preview`, {
    roles: management,
    about:
      'How many lessons of some days would go for some classes, or for all, and which stay: as in clean. Changes nothing.',
    body: CancelDays,
    response: BatchPreview,
  }),
  cancelDays: post(`${v3}/days/cancel`, {
    roles: management,
    about:
      'Takes the lessons of a quarantine or of days of frost away as the preview said; 409 office-schedule.moved when the lessons changed since.',
    body: CancelDaysBody,
    response: Batch,
  }),
  movePreview: post(`${v3}/days/move/preview`, {
    roles: management,
    about:
      'How many lessons of some days would go to other days, with their time, room and theme, and which stay and why. Changes nothing.',
    body: MoveDays,
    response: BatchPreview,
  }),
  moveDays: post(`${v3}/days/move`, {
    roles: management,
    about:
      'Moves the lessons of a quarantine or of days of frost as the preview said; 409 office-schedule.moved when the lessons changed since.',
    body: MoveDaysBody,
    response: Batch,
  }),
  remotePreview: post(`${v3}/days/remote/preview`, {
    roles: management,
    about: 'How many lessons of some days would be attended from home, and which would not. Changes nothing.',
    body: CancelDays,
    response: BatchPreview,
  }),
  remoteDays: post(`${v3}/days/remote`, {
    roles: management,
    about:
      'Marks the lessons of some days as attended from home, as the preview said; 409 office-schedule.moved when the lessons changed since.',
    body: CancelDaysBody,
    response: Batch,
  }),
  orderPreview: post(`${v3}/change-order/preview`, {
    roles: office,
    about:
      'Which lessons of a class’s day would get another time by another order, and which cannot and why. Changes nothing. 422 where the lessons are not those of the day, each once.',
    aliases: ['/api/v3/os/frontoffice/schedule/change-order/preview'],
    body: OrderDay,
    response: BatchPreview,
  }),
  changeOrder: post(`${v3}/change-order`, {
    roles: office,
    about:
      'Gives the lessons of a class’s day their times anew in the order they are named (E-7.5-04), all or none: 422 office-schedule.order-blocked where a lesson cannot take its time, 409 office-schedule.moved when the lessons changed since the preview.',
    aliases: ['/api/v3/os/frontoffice/schedule/change-order'],
    body: OrderDayBody,
    response: Batch,
  }),
  batches: get(`${v3}/batches`, {
    roles: office,
    about: 'The latest acts on many lessons, the newest first; to a class teacher the own ones.',
    response: z.object({
      batches: z.array(Batch),
      /** Whose lessons the caller may change in bulk: those of the whole school, or of these classes. */
      can: z.object({ school: z.boolean(), groups: z.array(z.int()) }),
    }),
  }),
  undo: post(`${v3}/batches/undo`, {
    roles: office,
    about:
      'Takes a batch back: what it created goes, what it took away stands again. A lesson that was changed since, or whose place was taken, stays as it is and is named.',
    body: z.object({ uuid: z.uuid() }),
    response: z.object({ lessons: z.int(), left: z.int(), leftLessons: z.array(LeftLesson) }),
  }),
  refWeek: get(`${v3}/ref`, {
    roles: office,
    about:
      'The reference week of a class: its slots, the plans, bells and rooms they are made of. A class teacher sees that of the own class.',
    query: z.object({ groupId: IdInAddress }),
    response: RefWeek,
  }),
  saveSlot: post(`${v3}/ref/save`, {
    roles: office,
    about:
      'Puts a lesson into the reference week, or with `id` changes one. 409 office-schedule.slot-clash when a teacher, a room or pupils would be needed twice.',
    body: RefSlotDraft,
    response: RefWeek,
  }),
  dropSlot: post(`${v3}/ref/remove`, {
    roles: office,
    about: 'Takes a lesson out of the reference week.',
    body: z.object({ id: Id }),
    response: RefWeek,
  }),
  fillPreview: post(`${v3}/fill/preview`, {
    roles: office,
    about:
      'What filling a week, or the weeks of a quarter from today on, from the reference week would create and leave out. Changes nothing.',
    body: FillWeek,
    response: BatchPreview,
  }),
  fill: post(`${v3}/fill`, {
    roles: office,
    about:
      'Fills dated weeks from the reference week as the preview said; 409 office-schedule.moved when the lessons changed since.',
    body: FillWeekBody,
    response: Batch,
  }),
}
