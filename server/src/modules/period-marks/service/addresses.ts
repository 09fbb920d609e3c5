import type { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark, PeriodMarkResult } from '@qalam/contract/period-marks/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { randomUUID } from 'node:crypto'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { placeOf } from '../views/place.ts'
import { openBook } from './open.ts'
import { store } from './store.ts'

type Body = Parsed<typeof periodMarks.attestation>['body']
type YearBody = Parsed<typeof periodMarks.storeYear>['body']

const firstOf = ({ results }: { results: PeriodMarkResult[] }): PeriodMark => found(results[0]).current

/** A mark for a period that has none yet, unless a version says what it is based on. */
export async function attest(context: Context, { calendarPlanUuid, period, ...body }: Body): Promise<PeriodMark> {
  return firstOf(
    await store(context, calendarPlanUuid, period, [{ ...operationOf(body), baseVersion: body.baseVersion ?? 0 }]),
  )
}

/** Another value for the mark with that id: of the student and the period that the id names. */
export async function attestAnew(context: Context, uuid: string, body: Body): Promise<PeriodMark> {
  const place = found(await placeOf(context.db, found(context.actor.schoolId), uuid))
  const { calendarPlanUuid, period, studentId } = body
  const isThere = place.planUuid === calendarPlanUuid && place.period === period && place.studentId === studentId
  found(isThere || undefined)
  return firstOf(await store(context, calendarPlanUuid, period, [operationOf(body)]))
}

const operationOf = ({
  operationId = randomUUID(),
  studentId,
  score,
  comment,
  baseVersion,
}: Omit<Body, 'calendarPlanUuid' | 'period'>) => ({
  operationId,
  studentId,
  score,
  comment,
  unmarked: null,
  ...(baseVersion !== undefined && { baseVersion }),
})

/** Marks of the year; the class, the subject and the school that come with them are those of the plan (N-38). */
export async function storeYear(
  context: Context,
  planUuid: string,
  { groupId, subjectId, schoolId, marks }: YearBody,
): Promise<{ results: PeriodMarkResult[] }> {
  const { plan } = (await openBook(context, planUuid)).frame
  const isOfPlan = plan.groupId === groupId && plan.subjectId === subjectId
  const isHere = schoolId === undefined || schoolId === context.actor.schoolId
  found((isOfPlan && isHere) || undefined)
  return storeOnTop(
    context,
    planUuid,
    'year',
    marks.map(({ studentId, mark, comment }) => ({ studentId, score: mark, comment })),
  )
}

/** Marks of the year, or the points of a final score, on top of what stands. */
export async function storeOnTop(
  context: Context,
  planUuid: string,
  period: MarkPeriod,
  marks: readonly { studentId: number; score: number | null; comment: string; operationId?: string | undefined }[],
): Promise<{ results: PeriodMarkResult[] }> {
  return store(
    context,
    planUuid,
    period,
    marks.map((mark) => ({ unmarked: null, ...mark, operationId: mark.operationId ?? randomUUID() })),
  )
}
