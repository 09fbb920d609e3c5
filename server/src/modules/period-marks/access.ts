import { randomUUID } from 'node:crypto'
import type { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { type Access, none, stale } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const plan = (school: School) => school.plans.algebra.uuid
const ofPlan = (school: School) => ({ params: { id: plan(school) } })
const student = (school: School) => school.people.student.userId

/** The teacher of the plan alone gives its marks. */
const notTheTeacher = ['group-lead', 'zavuch', 'director', 'admin'] as const
const one = (school: School) => ({
  ...{ calendarPlanUuid: plan(school), period: 'q1' as const, studentId: student(school) },
  ...{ score: 5, comment: 'words', baseVersion: stale },
})
const closeOf = (period: 'q2' | 'h1' | 'year') => ({
  ask: (school: School) => ({ ...ofPlan(school), body: { period } }),
  refused: ['group-lead'] as const,
})

export const access: Access<typeof periodMarks> = {
  sheet: { ask: ofPlan },
  yearly: { ask: ofPlan },
  store: {
    ask: (school) => ({
      params: { id: plan(school), period: 'q1' },
      body: {
        operations: [
          { operationId: randomUUID(), studentId: student(school), baseVersion: stale, score: 5, comment: 'words' },
        ],
      },
    }),
    refused: notTheTeacher,
    then: 'period-marks.stale',
  },
  leaveOut: {
    ask: (school) => ({
      params: { id: plan(school), period: 'q1' },
      body: { studentId: student(school), lessonUuid: randomUUID(), reason: 'words' },
    }),
    refused: notTheTeacher,
    then: 'not-found',
  },
  attestation: { ask: (school) => ({ body: one(school) }), refused: notTheTeacher, then: 'period-marks.stale' },
  attestationUpdate: {
    of: 'caller',
    ask: (school) => ({ params: { id: randomUUID() }, body: one(school) }),
    then: 'not-found',
  },
  storeYear: {
    ask: (school) => ({
      ...ofPlan(school),
      body: {
        groupId: school.group.id,
        subjectId: school.subjects.algebra,
        marks: [{ studentId: student(school), mark: 9, comment: 'words' }],
      },
    }),
    refused: notTheTeacher,
    then: 'period-marks.out-of-range',
  },
  storeFinal: {
    ask: (school) => ({ body: { userId: student(school), calendarPlanUuid: plan(school), score: 9 } }),
    refused: notTheTeacher,
  },
  closeQuarter: { ...closeOf('q2'), then: 'period-marks.not-over' },
  closeHalfYear: { ...closeOf('h1'), then: 'period-marks.no-such-period' },
  closeYear: { ...closeOf('year'), then: 'period-marks.not-over' },
  signed: { ask: (school) => ({ params: { id: plan(school), period: 'q1' } }) },
  closings: none,
  remind: { of: 'caller', ask: () => ({ body: { calendarPlanUuids: [] } }) },
  reminders: none,
  amend: {
    ask: (school) => ({
      body: { ...one(school), uuid: randomUUID(), baseVersion: 0, reason: 'a slip' },
    }),
    refused: ['group-lead'],
    then: 'period-marks.not-closed',
  },
  amendments: none,
  decide: {
    of: 'caller',
    ask: () => ({ params: { id: randomUUID() }, body: { decision: 'refused' } }),
    then: 'not-found',
  },
}
