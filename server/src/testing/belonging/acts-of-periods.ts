import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { randomUUID } from 'node:crypto'
import type { Named, One } from './acts.ts'
import { type Plan, sure, type Town } from './town.ts'

const keysOf = (plan: Plan, userId: number): Named => [
  `card|${userId}|${plan.subjectId}|q2`,
  `year|${userId}|${plan.subjectId}`,
]

/** The teacher gives everybody who has none a mark of the second quarter. */
export async function periodMarked(plan: Plan, { home: { school } }: Town, score: number): Promise<Named> {
  const params = { id: plan.uuid, period: 'q2' as const }
  const sheet = await sure(school.as('zavuch')(periodMarks.sheet, { params, query: { period: 'q2' } }))
  const missing = sheet.rows.filter((row) => row.mark.score === null)
  if (missing.length === 0) return []
  const operations = missing.map(({ userId, mark }) => ({
    ...{ operationId: randomUUID(), studentId: userId, baseVersion: mark.version },
    ...{ score, unmarked: null, comment: 'сөз' },
  }))
  await school.as(plan.teacher)(periodMarks.store, { params, body: { operations } })
  return missing.flatMap(({ userId }) => keysOf(plan, userId))
}

/** The second quarter is signed where it is over; what was shown of it as running is shown as signed. */
export async function closed(plan: Plan, { home: { school } }: Town): Promise<Named> {
  const call = { params: { id: plan.uuid }, body: { period: 'q2' as const } }
  const { status, body } = await school.as(plan.teacher)(periodMarks.closeQuarter, call)
  return status === 200 ? body.rows.flatMap(({ userId }) => keysOf(plan, userId)) : []
}

/** A correction of the first quarter, which the director approves. */
export async function amended(
  { home: { school, plans } }: Town,
  { plan: at, pupil, score }: One<'amended'>,
): Promise<Named> {
  const plan = plans[at % plans.length]!
  const query = { period: 'q1' as const }
  const sheet = await sure(school.as('zavuch')(periodMarks.sheet, { params: { id: plan.uuid }, query }))
  const row = sheet.rows[pupil % Math.max(sheet.rows.length, 1)]
  if (!row || sheet.status !== 'closed') return []
  const draft = { uuid: randomUUID(), calendarPlanUuid: plan.uuid, ...query, studentId: row.userId }
  const value = { baseVersion: row.mark.version, score, unmarked: null, comment: 'сөз', reason: 'Қате' }
  const asked = await school.as(plan.teacher)(periodMarks.amend, { body: { ...draft, ...value } })
  if (asked.status !== 200) return []
  const decision = { decision: 'approved' as const, note: '' }
  const { status } = await school.as('director')(periodMarks.decide, { params: { id: draft.uuid }, body: decision })
  if (status !== 200) return []
  const subject = `|${row.userId}|${plan.subjectId}`
  return [`signed|${row.userId}|${plan.uuid}|q1`, `card${subject}|q1`, `year${subject}`]
}
