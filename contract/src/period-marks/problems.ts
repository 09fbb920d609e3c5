import { problem } from '../kernel/problem.ts'
import type { PeriodMarkResult } from './shapes.ts'

/** When every mark of a call was turned down, the refusal carries what became of each. */
type Turned = { results: PeriodMarkResult[] }

export const periodMarkStale = problem<Turned>('period-marks.stale', 409)
export const noSuchPeriod = problem<Turned>('period-marks.no-such-period')
export const markOutOfRange = problem<Turned & { least: number; most: number }>('period-marks.out-of-range')
export const commentNeeded = problem<Turned>('period-marks.comment-needed')
export const notOfThePlan = problem<Turned>('period-marks.not-in-group')
/** The student moved on to another class or half before the period ended: its teacher marks it. */
export const ledElsewhere = problem<Turned>('period-marks.moved-on')
export const periodIsClosed = problem<Turned>('period-marks.closed')
export const operationReused = problem<Turned>('period-marks.operation-reused')

/** Only the teacher of the plan gives its marks. */
export const notYourPlan = problem('period-marks.not-your-plan', 403)
/** A closed period takes nothing but a correction. */
export const closedForGood = problem('period-marks.closed')
/** Another kind of period than the address closes. */
export const wrongPeriod = problem('period-marks.no-such-period')
/** The period runs until that day (yyyy-MM-dd). */
export const periodNotOver = problem<{ endsOn: string }>('period-marks.not-over')
/** Students without a mark or a reason for none; `names` are the first of them. */
export const periodIncomplete = problem<{ count: number; names: string }>('period-marks.incomplete')
/** Periods of the year that are to be closed first. */
export const partsOpen = problem<{ count: number }>('period-marks.parts-open')
/** An amendment is of a closed period; an open one is simply changed. */
export const periodNotClosed = problem('period-marks.not-closed')
export const amendmentOpen = problem('period-marks.amendment-open', 409)
export const amendmentReused = problem('period-marks.amendment-reused')
export const amendmentDecided = problem('period-marks.amendment-decided', 409)
/** Who asked for a correction does not decide on it. */
export const secondPersonNeeded = problem('period-marks.second-person', 403)
/** The correction asks for what stands already. */
export const nothingAmended = problem('period-marks.nothing-amended')
/** The mark has changed since the correction was asked for. */
export const amendmentStale = problem('period-marks.amendment-stale', 409)
