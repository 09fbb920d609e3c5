import { z } from 'zod'
import { get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import {
  Amendment,
  AmendmentDraft,
  OpenClosing,
  Period,
  PeriodMark,
  PeriodOperation,
  PeriodMarkResult,
  PeriodSheet,
  SignedPeriod,
  Words,
  YearSheet,
} from './shapes.ts'

const root = '/api/v2/os/frontoffice/lesson/journal'
const v3 = (path: string) => [`/api/v3/os/frontoffice/lesson/journal${path}`]
const OfPlan = z.object({ id: z.uuid() })
const OfPeriod = OfPlan.extend({ period: Period })

/** What the addresses of the specification send of one mark; an id and a version may come with it. */
const one = {
  operationId: z.uuid().optional(),
  baseVersion: z.int32().min(0).max(1_000_000).optional(),
  studentId: Id,
  score: z.int().min(0).max(10).nullable(),
  comment: Words.max(800).default(''),
}
const Attested = z.object({ ...one, calendarPlanUuid: z.uuid(), period: Period })

const Closed = z.object({ period: Period })

export const periodMarks = {
  sheet: get(`${root}/v2/periods/:id`, {
    roles: staff,
    about:
      'The marks of a plan for a period beside what the rules recommend, what is missing, and its closings. Without a period the one that the quarter of X-Quarter, or today’s, lies in.',
    aliases: v3('/v2/periods/:id'),
    params: OfPlan,
    query: z.object({ period: Period.optional() }),
    response: PeriodSheet,
  }),
  yearly: get(`${root}/v2/yearly/:id`, {
    roles: staff,
    about:
      'The year of a plan: every period of every student, with the recommended year and final marks (E-7.8-08, C-JRN-2).',
    aliases: v3('/v2/yearly/:id'),
    params: OfPlan,
    response: YearSheet,
  }),
  store: post(`${root}/v2/periods/:id/:period`, {
    roles: staff,
    about:
      'Writes up to 200 marks of a period. Each is stored, repeated, stale or refused by itself; when none was taken the answer is the first refusal with every result in its data.',
    aliases: v3('/v2/periods/:id/:period'),
    repeatable: true,
    params: OfPeriod,
    body: z.object({ operations: z.array(PeriodOperation).min(1).max(200) }),
    response: z.object({ results: z.array(PeriodMarkResult) }),
  }),
  leaveOut: post(`${root}/v2/periods/:id/:period/left-out`, {
    roles: staff,
    about:
      'Leaves a score out of the percent that a student brought from another class or school, with the reason, or without one counts it again (Q-155). By the teacher of the plan while the period is open; 404 for a score that was not brought. Answers the sheet.',
    aliases: v3('/v2/periods/:id/:period/left-out'),
    params: OfPeriod,
    body: z.object({ studentId: Id, lessonUuid: z.uuid(), reason: Words.min(1).max(500).nullable() }),
    response: PeriodSheet,
  }),
  attestation: post(`${root}/v2/attestation`, {
    roles: staff,
    about: 'Gives one student a mark for a period; 409 where there is one already (E-7.8-05, E-7.8-16, Q-092).',
    aliases: v3('/v2/attestation'),
    body: Attested,
    response: PeriodMark,
  }),
  attestationUpdate: post(`${root}/v2/attestation/:id`, {
    roles: staff,
    about:
      'Changes the mark with that id (E-7.8-06, E-7.8-17). Without a version it is based on what stands; with one, 409 where that has changed.',
    aliases: v3('/v2/attestation/:id'),
    params: OfPlan,
    body: Attested,
    response: PeriodMark,
  }),
  storeYear: post(`${root}/v2/store-year/:id`, {
    roles: staff,
    about:
      'Year marks of a plan, each based on what stands (E-7.8-07, E-7.8-15, N-38); 404 for a class, a subject or a school that are not those of the plan.',
    aliases: v3('/v2/store-year/:id'),
    params: OfPlan,
    body: z.object({
      groupId: Id,
      subjectId: Id,
      schoolId: Id.optional(),
      marks: z
        .array(
          z.object({
            studentId: Id,
            mark: z.int().min(0).max(10).nullable(),
            comment: Words.max(800).default(''),
          }),
        )
        .min(1)
        .max(200),
    }),
    response: z.object({ results: z.array(PeriodMarkResult) }),
  }),
  storeFinal: post(`${root}/v2/final-score`, {
    roles: staff,
    about: 'The points of a final score, 0 to 10, based on what stands (E-7.8-14, N-37, V-FINAL-1…4).',
    aliases: v3('/v2/final-score'),
    body: z.object({
      operationId: z.uuid().optional(),
      userId: Id,
      calendarPlanUuid: z.uuid(),
      score: z.int().min(0).max(10),
      teacherComment: Words.max(800).default(''),
    }),
    response: PeriodMark,
  }),
  closeQuarter: post(`${root}/close-quarter/:id`, {
    roles: staff,
    about:
      'Closes a quarter of a plan for good and signs it (E-7.8-13, S-PERIOD-2). 422 before its last day is over and while a student has neither a mark nor the reason for none. A closed one stays as it is.',
    aliases: v3('/close-quarter/:id'),
    params: OfPlan,
    body: Closed,
    response: PeriodSheet,
  }),
  closeHalfYear: post(`${root}/close-half-year/:id`, {
    roles: staff,
    about: 'The same for a half-year (E-7.8-12).',
    aliases: v3('/close-half-year/:id'),
    params: OfPlan,
    body: Closed,
    response: PeriodSheet,
  }),
  closeYear: post(`${root}/close-year-journal/:id`, {
    roles: staff,
    about: 'The same for the year, whose periods are closed before, and for the final mark of an exam (E-7.8-11).',
    aliases: v3('/close-year-journal/:id'),
    params: OfPlan,
    body: Closed,
    response: PeriodSheet,
  }),
  signed: get(`${root}/v2/closings/:id/:period`, {
    roles: staff,
    about: 'A closed period as it was signed, with every later revision, and the key to check it by.',
    aliases: v3('/v2/closings/:id/:period'),
    params: OfPeriod,
    response: z.object({ publicKey: z.string(), revisions: z.array(SignedPeriod) }),
  }),
  closings: get(`${root}/v2/closings`, {
    roles: management,
    about:
      'The assessed plans of the school for the period that the quarter of X-Quarter lies in: closed, or what is missing.',
    aliases: v3('/v2/closings'),
    query: tableQuery('group', 'subject', 'teacher', 'missing').extend({
      state: z.enum(['open', 'closed', 'all']).default('open'),
      /** That of X-Quarter, or today’s, when absent. */
      quarterId: IdInAddress.optional(),
    }),
    response: pageOf(OpenClosing).extend({ quarterId: z.int(), open: z.int(), closed: z.int() }),
  }),
  remind: post(`${root}/v2/closings/remind`, {
    roles: management,
    about: 'Asks the teachers of open plans to close the period of X-Quarter; all open ones when none is named.',
    aliases: v3('/v2/closings/remind'),
    body: z.object({ calendarPlanUuids: z.array(z.uuid()).max(200).optional() }),
    response: z.object({ reminded: z.int() }),
  }),
  reminders: get(`${root}/v2/reminders`, {
    roles: staff,
    about: 'The caller’s own plans that they were asked to close and have not closed yet.',
    aliases: v3('/v2/reminders'),
    response: z.array(OpenClosing.extend({ remindedBy: z.string(), quarterId: z.int() })),
  }),
  amend: post(`${root}/v2/amendments`, {
    roles: staff,
    about: 'Asks for a correction of a closed period, with the reason (Q-118). One for a student and period at a time.',
    aliases: v3('/v2/amendments'),
    repeatable: true,
    body: AmendmentDraft,
    response: Amendment,
  }),
  amendments: get(`${root}/v2/amendments`, {
    roles: management,
    about: 'The corrections that wait for a second person, oldest first, and the latest 50 decided ones.',
    aliases: v3('/v2/amendments'),
    response: z.object({ open: z.array(Amendment), decided: z.array(Amendment) }),
  }),
  decide: post(`${root}/v2/amendments/:id/decide`, {
    roles: staff,
    about:
      'Approves or refuses a correction, by somebody of the management who did not ask for it; the asker may withdraw. Approved, it stands and the period is signed anew beside what was signed before. 409 where it was decided, or the mark has changed.',
    aliases: v3('/v2/amendments/:id/decide'),
    params: OfPlan,
    body: z.object({ decision: z.enum(['approved', 'refused', 'withdrawn']), note: Words.max(500).default('') }),
    response: Amendment,
  }),
}
