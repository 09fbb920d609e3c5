import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Job, JobAsk } from '../kernel/job.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { management, staff } from '../kernel/roles.ts'
import { Labelled } from '../schedule/api.ts'
import {
  CopyInfo,
  PlanChange,
  PlanDraft,
  PlanForm,
  PlanGroup,
  CalendarPlanRow,
  PlanState,
  TeacherChange,
} from './shapes.ts'

const v3 = '/api/v3/os/backoffice/calendar-plan'
const v2 = '/api/v2/os/backoffice/calendar-plan'
const OfGroup = z.object({ groupId: IdInAddress })
const OfPlan = z.object({ uuid: z.uuid() })
const Made = z.object({ uuid: z.uuid() })

const groupsAsked = tableQuery('label', 'plans', 'placed', 'conducted').extend({
  parallel: z.coerce.number().int().min(0).max(12).optional(),
  state: PlanState.optional(),
})
export type GroupsAsked = z.output<typeof groupsAsked>
const plansAsked = tableQuery('subject', 'teacher', 'placed', 'conducted').extend({ state: PlanState.optional() })
export type PlansAsked = z.output<typeof plansAsked>

const Target = z.object({
  groupId: Id,
  subgroupId: Id.nullable().default(null),
  teacherId: Id.nullable().default(null),
})
/** Targets, or one of them as older clients name it (E-7.6-17). */
export const CopyBody = JobAsk.extend({
  calendarPlanUuid: z.uuid(),
  schoolId: z.int32().nullish(),
  targets: z.array(Target).max(60).default([]),
  groupId: Id.optional(),
  subgroupId: Id.nullable().default(null),
})
export type CopyBody = z.output<typeof CopyBody>

export const listing = {
  groups: get(`${v3}/groups`, {
    roles: staff,
    about:
      'Groups of the year whose plans the caller sees, with hours planned, placed and conducted; a teacher the own ones, a reviewer those of the subject, the management all (Q-111).',
    query: groupsAsked,
    response: pageOf(PlanGroup).extend({ can: z.object({ reviewers: z.boolean() }) }),
  }),
  byGroup: get(`${v3}/by-group/:groupId`, {
    roles: staff,
    about: 'The plans of a group (E-7.6-20).',
    aliases: [`${v2}/by-group/:groupId`],
    params: OfGroup,
    query: plansAsked,
    response: pageOf(CalendarPlanRow).extend({
      group: Labelled.extend({ lang: z.enum(['kz', 'ru']), inclusive: z.boolean() }),
      can: z.object({ create: z.boolean() }),
    }),
  }),
  createForm: get(`${v3}/create/:groupId`, {
    roles: staff,
    about:
      'Subjects with their subgroups and teachers that a new plan of the group may have (E-7.6-03, 12, 18, 23). A teacher makes plans in classes that are the own ones already.',
    aliases: [`${v2}/create/:groupId`, '/api/v2/os/frontoffice/ktp/create/:groupId', `${v3}/subjects/:groupId`],
    params: OfGroup,
    response: PlanForm,
  }),
  teachers: get(`${v3}/teachers`, {
    roles: management,
    about: 'Whoever may teach by a plan of the school (E-7.6-05, 19, 24; P-POS-6).',
    aliases: [`${v2}/teachers`, '/api/v2/os/frontoffice/ktp/teacherList'],
    response: z.array(Labelled),
  }),
  edit: get(`${v3}/edit/:uuid`, {
    roles: staff,
    about: 'A plan as its dialog holds it (E-7.6-21, 22).',
    aliases: [`${v2}/edit/:uuid`, `${v3}/subject/:uuid`],
    params: OfPlan,
    response: PlanDraft.extend({ uuid: z.uuid(), teacher_id: Id, subject: Named, form: PlanForm }),
  }),
  create: post(`${v3}/create`, {
    roles: staff,
    repeatable: true,
    about:
      'Makes a plan (E-7.6-13, 25). 422 under the fields (V-CPLAN-1), and calendar-plans.taken when the subject has one.',
    aliases: [`${v2}/create`],
    body: PlanDraft.extend({ uuid: z.uuid() }),
    response: Made,
  }),
  update: post(`${v3}/update/:uuid`, {
    roles: staff,
    repeatable: true,
    about:
      'Changes the assessment, the hours and, for the management, the teacher from a day on (E-7.6-14; V-CPLAN-2). 409 calendar-plans.teacher-busy lists the clashes.',
    params: OfPlan,
    body: PlanChange,
    response: Made,
  }),
  delete: remove(`${v3}/delete/:uuid`, {
    roles: staff,
    about:
      'Removes a plan with its themes (E-7.6-15). What was conducted or marked stays: 422 calendar-plans.held. 409 when lessons would go with it, unless `withLessons`.',
    params: OfPlan,
    body: z.object({ schoolId: z.int32().nullish(), withLessons: z.boolean().default(false) }),
    response: Done,
  }),
  teacherChange: get(`${v3}/teacher-change/:uuid`, {
    roles: management,
    about:
      'What another teacher would take over from a day on: lessons, and clashes with the lessons they give (M-62).',
    params: OfPlan,
    query: z.object({ teacherId: IdInAddress, from: Day }),
    response: TeacherChange,
  }),
  copyInfo: get(`${v3}/copy-info`, {
    roles: staff,
    about: 'Where a plan may be copied to, and what would become of it there (E-7.6-16; S-OTHER-2).',
    query: z.object({ calendarPlanUuid: z.uuid(), schoolId: IdInAddress.optional() }),
    response: CopyInfo,
  }),
  copy: post(`${v3}/copy`, {
    roles: staff,
    repeatable: true,
    about: 'Copies a plan to other groups and subgroups as long work: answers the job (E-7.6-17).',
    body: CopyBody,
    response: Job,
  }),
  reviewers: get(`${v3}/reviewers`, {
    roles: management,
    about: 'Who reviews the plans of each subject of the school (Q-134).',
    response: z.array(z.object({ subject: z.object({ id: z.int(), name: Named }), teacher: Labelled.nullable() })),
  }),
  setReviewer: put(`${v3}/reviewers/:subjectId`, {
    roles: management,
    about: 'Names the reviewer of a subject, or nobody.',
    params: z.object({ subjectId: IdInAddress }),
    body: z.object({ teacherId: Id.nullable() }),
    response: Done,
  }),
}
