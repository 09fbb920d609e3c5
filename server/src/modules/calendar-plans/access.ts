import { randomUUID } from 'node:crypto'
import type { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const algebra = (school: School) => ({ uuid: school.plans.algebra.uuid })
const ofPlan = (school: School) => ({ params: algebra(school) })
const byTitle = (school: School) => ({ query: { calendarPlanUuid: school.plans.algebra.uuid } })
/** The lead of 7А reads its plans; the plan is the teacher's. */
const notTheLead = ['group-lead'] as const
const act = (more: object) => (school: School) => ({ ...ofPlan(school), body: { uuid: randomUUID(), ...more } })
const file = { upload: true, refused: notTheLead, then: 'calendar-plans.unreadable' } as const

export const access: Access<typeof calendarPlans> = {
  groups: none,
  byGroup: { ask: (school) => ({ params: { groupId: school.group.id } }) },
  createForm: { ask: (school) => ({ params: { groupId: school.group.id } }) },
  teachers: none,
  edit: { ask: ofPlan },
  create: {
    ask: (school) => ({
      body: {
        ...{ uuid: randomUUID(), group_id: school.group.id, subject_id: school.subjects.algebra },
        ...{ teacher_id: school.people.teacher.userId, scoreType: 'mark_quarter' },
      },
    }),
    then: 'calendar-plans.taken',
  },
  update: {
    ask: (school) => ({
      ...ofPlan(school),
      body: { teacher_id: school.people.teacher.userId, scoreType: 'mark_quarter', hoursPerWeek: 3 },
    }),
    refused: notTheLead,
  },
  delete: {
    ask: (school) => ({ ...ofPlan(school), body: {} }),
    refused: ['group-lead', 'teacher'],
    then: 'calendar-plans.has-lessons',
  },
  teacherChange: {
    ask: (school) => ({ ...ofPlan(school), query: { teacherId: school.colleague.userId, from: '2026-12-01' } }),
  },
  copyInfo: { ask: byTitle, refused: notTheLead },
  copy: {
    ask: (school) => ({
      body: {
        ...{ uuid: randomUUID(), calendarPlanUuid: school.plans.algebra.uuid },
        targets: [{ groupId: school.otherGroup.id, teacherId: school.people.teacher.userId }],
      },
    }),
    refused: ['group-lead', 'teacher'],
  },
  reviewers: none,
  setReviewer: {
    ask: (school) => ({
      params: { subjectId: school.subjects.algebra },
      body: { teacherId: school.colleague.userId },
    }),
  },
  sheet: { ask: ofPlan },
  changeSheet: { ask: act({ kind: 'edited' }), refused: notTheLead },
  undoAct: { ask: act({ act: randomUUID() }), refused: notTheLead, then: 'not-found' },
  acceptFlow: { ask: act({ mark: 'other' }), refused: notTheLead, then: 'calendar-plans.flow-stale' },
  setDate: {
    ask: (school) => ({
      ...ofPlan(school),
      body: { uuid: randomUUID(), theme: school.plans.algebra.themes[3], scheduleUuid: null, fixed: false },
    }),
    refused: notTheLead,
  },
  moveState: { ask: act({ state: 'sent' }), refused: notTheLead, then: 'calendar-plans.state' },
  comment: { ask: act({ comment: 'Seen' }) },
  dates: { ask: byTitle },
  themeForEdit: { ask: (school) => ({ params: { uuid: school.plans.algebra.themes[0] } }) },
  themeAdd: {
    ask: (school) => ({
      body: { calendarPlanUuid: school.plans.algebra.uuid, entityKind: 'regular', theme: 'Revision', quarter: 3 },
    }),
    refused: notTheLead,
  },
  themeUpdate: {
    ask: (school) => ({ body: { uuid: school.plans.algebra.themes[3], theme: 'Revision' } }),
    refused: notTheLead,
  },
  themeUpdateOld: {
    ask: (school) => ({ params: { uuid: school.plans.algebra.themes[3] }, body: { theme: 'Revision' } }),
    refused: notTheLead,
  },
  file: { ask: ofPlan },
  print: { ask: ofPlan },
  template: none,
  importPreview: { ask: ofPlan, ...file },
  importSheet: { ask: ofPlan, ...file },
  paper: {
    ask: (school) => ({
      ...ofPlan(school),
      query: { theme: school.plans.algebra.themes[0], kind: 'ksp', format: 'pdf' },
    }),
  },
}
