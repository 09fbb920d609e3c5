import { randomUUID } from 'node:crypto'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodOperation } from '@qalam/contract/period-marks/shapes.ts'
import type { School } from '#platform/testing/school.ts'

/** A day of the third quarter: the first half of the year is over. */
export const afterSecondQuarter = new Date('2027-01-12T04:10:00Z')

export const give = (
  school: School,
  index: number,
  score: number | null,
  more: Partial<PeriodOperation> = {},
): PeriodOperation => ({
  operationId: randomUUID(),
  studentId: school.students[index]!.userId,
  baseVersion: 0,
  score,
  unmarked: null,
  comment: 'words',
  ...more,
})

export const storeAll = (
  school: School,
  operations: PeriodOperation[],
  { period = 'q2' as MarkPeriod, plan = school.plans.algebra.uuid } = {},
) => school.as('teacher')(periodMarks.store, { params: { id: plan, period }, body: { operations } })

export const everybody = (school: School, score: number) =>
  school.students.map((_, index) => give(school, index, score))

export const sheetOf = (school: School, period: MarkPeriod = 'q2') =>
  school.as('teacher')(periodMarks.sheet, { params: { id: school.plans.algebra.uuid }, query: { period } })

export const closeQuarter = (
  school: School,
  period: MarkPeriod = 'q2',
  who: 'teacher' | 'zavuch' | 'group-lead' = 'teacher',
) => school.as(who)(periodMarks.closeQuarter, { params: { id: school.plans.algebra.uuid }, body: { period } })
