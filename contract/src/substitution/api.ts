import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { HiddenColumns, pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import {
  Absence,
  AbsenceReason,
  AbsentLesson,
  Candidate,
  GivenReason,
  ReplacedHours,
  SubstitutionRequest,
} from './shapes.ts'

const root = '/api/v3/os/schedule/substitute-teacher'
const v2 = '/api/v2/os/schedule/substitute-teacher'

const Order = { order: z.string().trim().max(50).default(''), orderDate: Day.nullable().default(null) }

/** A teacher who will be away; the id is made by the sender, and sent twice it counts once. */
export const AbsenceDraft = z.object({
  id: z.uuid(),
  teacherId: Id,
  dateFrom: Day,
  dateTo: Day,
  reason: GivenReason.default('illness'),
  ...Order,
  /** Takes all lessons of the days for which they are free. */
  substituteTeacherId: Id.optional(),
})
export type AbsenceDraft = z.output<typeof AbsenceDraft>

export const OrderDraft = z.object({ id: z.uuid(), reason: AbsenceReason.optional(), ...Order })

const One = z.object({ absenceId: z.uuid() })
const Whole = z.object({ absence: Absence, lessons: z.array(AbsentLesson) })
/** The longest absence at once, in days. */
export const longestAbsence = 92
const Lessons = z
  .array(z.object({ lessonUuid: z.uuid(), teacherId: Id, version: z.int32().min(1) }))
  .min(1)
  .max(500)
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)
const asked = tableQuery('teacher', 'subject', 'group').extend({ month: Month.optional() })

export const substitution = {
  list: get(`${root}/list`, {
    roles: management,
    about: 'Absences of teachers, the latest first, with how many of their lessons are open.',
    query: tableQuery('from', 'teacher'),
    response: pageOf(Absence),
  }),
  one: get(`${root}/:absenceId`, {
    roles: management,
    about: 'An absence and the lessons of its days; for each open one the best of those who are free, with reasons.',
    params: One,
    response: Whole,
  }),
  candidates: get(`${root}/:absenceId/lessons/:lessonUuid`, {
    roles: management,
    about: 'Everybody who is free for a lesson of an absence, the best first.',
    params: One.extend({ lessonUuid: z.uuid() }),
    response: z.array(Candidate),
  }),
  period: post(`${root}/period`, {
    roles: management,
    about:
      'Records that a teacher is away from one day to another, by an order; with a substitute, gives them each lesson they are free for. 422 where the teacher is away on one of the days already (E-7.5-19).',
    aliases: [`${v2}/period`],
    body: AbsenceDraft,
    response: Absence,
  }),
  updateOrder: post(`${root}/update-order`, {
    roles: management,
    about:
      'Changes the number and the date of the order of an absence, and its reason; that somebody left stays (E-7.5-20).',
    aliases: [`${v2}/update-order`],
    body: OrderDraft,
    response: Absence,
  }),
  assign: post(`${root}/assign`, {
    roles: management,
    about:
      'Gives lessons of an absence to these teachers, all or none; to the absent teacher gives them back. 409 for somebody who is busy or a lesson that changed meanwhile, 422 for one that was conducted.',
    body: z.object({ id: z.uuid(), lessons: Lessons }),
    response: Whole,
  }),
  cancel: post(`${root}/cancel`, {
    roles: management,
    about:
      'Gives lessons that were not conducted back to their teacher and ends the absence; where some were conducted, it ends with the last of them. 409 when the teacher has other lessons then, 422 where they left the school (E-7.5-21).',
    aliases: [`${v2}/cancel`],
    body: z.object({ id: z.uuid() }),
    response: Done,
  }),
  ask: post(`${root}/ask`, {
    roles: management,
    about: 'Asks several teachers to take a lesson: the first who accepts gets it.',
    body: z.object({ id: z.uuid(), lessonUuid: z.uuid(), teacherIds: z.array(Id).min(1).max(30) }),
    response: Done,
  }),
  requests: get(`${root}/requests`, {
    roles: staff,
    about: 'The lessons that the caller is asked to take, from today on.',
    response: z.array(SubstitutionRequest),
  }),
  answer: post(`${root}/answer`, {
    roles: staff,
    about: 'Takes or declines a lesson that the caller was asked about; 409 when somebody else was the first.',
    body: z.object({ id: z.uuid(), lessonUuid: z.uuid(), accept: z.boolean() }),
    response: Done,
  }),
  report: get(`${root}/report`, {
    roles: management,
    about:
      'Hours that teachers gave instead of others in a month, this one by default: by teacher, subject, class and order.',
    query: asked,
    response: pageOf(ReplacedHours),
  }),
  reportFile: get(`${root}/report/file`, {
    roles: management,
    answers: 'file',
    about: 'The same as an xlsx file, with a total for each teacher.',
    query: asked.omit({ page: true, limit: true }).extend(HiddenColumns.shape),
    response: Done,
  }),
}
