import { found } from '#platform/access.ts'
import { plansIn } from '#modules/period-marks/public.ts'
import type { AttestationRow, AttestedPlan } from './views/attestation.ts'

/**
 * One row for a subject, over the plans that the student stood in: the plan of today leads it, with its teacher and the works
 * that are still to come; scores and marks of the plans before it count on. Plans that are marked in another way stay
 * apart.
 */
export function ofSubjects(plans: readonly AttestedPlan[]): AttestedPlan[] {
  const once = [...new Map(plans.toSorted(inOrder).map((plan) => [plan.calendarPlanUuid, plan])).values()]
  const places = plans.map((plan) => keyOf(plan))
  return [...Map.groupBy(once, keyOf)]
    .toSorted(([a], [b]) => places.indexOf(a) - places.indexOf(b))
    .map(([, own]) => oneOf(own.toSorted(inOrder)))
}

const keyOf = ({ subjectId, scoreType }: AttestedPlan): string => `${subjectId} ${scoreType}`

/** The plan that leads the subject comes last. */
const inOrder = (a: AttestedPlan, b: AttestedPlan): number =>
  Number(a.current) - Number(b.current) || a.since.localeCompare(b.since)

function oneOf(plans: readonly AttestedPlan[]): AttestedPlan {
  const leading = found(plans.at(-1))
  const given = new Map(plans.flatMap((plan) => plan.given.map((mark) => [mark.period, mark] as const)))
  const closed = plans.flatMap((plan) =>
    plan.closed.filter((period) => plan === leading || plan.given.some((mark) => mark.period === period)),
  )
  const scores = plans
    .flatMap((plan) => plan.scores.filter(({ score, leftOut }) => !leftOut && (score !== null || plan === leading)))
    .toSorted((a, b) => a.date.localeCompare(b.date))
  return { ...leading, given: [...given.values()], closed, scores }
}

/** The plans of other schools that certified sheets tell of, as plans that the student has left. */
export function broughtPlans({ student, brought, leftOut }: AttestationRow): AttestedPlan[] {
  const left = new Set(leftOut)
  const sheets = brought.map((sheet) => ({ studentId: student.userId, sheet }))
  return plansIn(sheets).map(
    ({ planUuid, subjectId, subject, parallel, teacher, scoreType, since, marks, scores }) => ({
      ...{ calendarPlanUuid: planUuid, subjectId, name: subject, parallel, teacher, scoreType, since, current: false },
      given: marks.map(({ closed: _, ...mark }) => ({ ...mark, changed: false })),
      closed: marks.flatMap(({ period, closed }) => (closed ? [period] : [])),
      scores: scores.map(({ lessonUuid, ...score }) => ({ ...score, leftOut: left.has(lessonUuid) })),
    }),
  )
}
