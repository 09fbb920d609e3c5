import type { Attestation, AttestationCell, AttestedSubject } from '@qalam/contract/diary/api.ts'
import type { AssessmentRules, JournalStatus } from '@qalam/contract/journal/api.ts'
import { isHalfYear, periodResult, rulesOfYear, statusOf, type Work, yearMark } from '@qalam/contract/journal/rules.ts'
import type { AttestationRow, AttestedPlan, Scored } from './views/attestation.ts'

type Period = { name: string; quarters: readonly number[] }

const quarters: readonly Period[] = [1, 2, 3, 4].map((number) => ({ name: `q${number}`, quarters: [number] }))
const halfYears: readonly Period[] = [
  { name: 'h1', quarters: [1, 2] },
  { name: 'h2', quarters: [3, 4] },
]

/** The attestation page from raw scores: every percent and mark comes from the rules of the year. */
export function attestationFrom({ student, year, plans, ends }: AttestationRow, today: string): Attestation {
  const rules = rulesOfYear(year)
  const statusIn = (period: Period): JournalStatus => {
    const endsOn = period.quarters.map((quarter) => ends[quarter]).at(-1)
    // A quarter that the school has not dated yet has not come either.
    return endsOn === undefined ? 'waiting' : statusOf({ endsOn, today, closed: false })
  }
  return { student, year, rules, subjects: plans.map((plan) => subjectOf(plan, statusIn, rules)) }
}

type StatusIn = (period: Period) => JournalStatus

function subjectOf({ scores, ...plan }: AttestedPlan, statusIn: StatusIn, rules: AssessmentRules): AttestedSubject {
  const periods = isHalfYear(plan.scoreType) ? halfYears : quarters
  const cells = periods.map((period) => ({ ...cellOf(plan, period, scores, rules), status: statusIn(period) }))
  const marks = cells.flatMap(({ recommended }) => (recommended === null ? [] : [recommended]))
  return { ...plan, cells, year: yearMark(marks), yearIsProvisional: cells.some(({ status }) => status === 'waiting') }
}

function cellOf(
  { scoreType, parallel }: Omit<AttestedPlan, 'scores'>,
  { name, quarters }: Period,
  all: readonly Scored[],
  rules: AssessmentRules,
): Omit<AttestationCell, 'status'> {
  const own = all.filter(({ quarter }) => quarters.includes(quarter))
  const sor = own.filter(({ kind }) => kind === 'sor')
  const soch = own.filter(({ kind }) => kind === 'soch')
  const formative = own.flatMap(({ kind, score }) =>
    kind === 'sor' || kind === 'soch' || score === null ? [] : [score],
  )

  const result = periodResult(scoreType, parallel, { formative, sor: given(sor), soch: given(soch) }, rules)
  const { mark, credit, percent, foPercent, sorPercent, sochPercent } = result
  return {
    period: name,
    formative,
    sor: sor.map(asPoints),
    soch: soch.map(asPoints),
    foPercent,
    sorPercent,
    sochPercent,
    percent,
    recommended: mark,
    credit,
  }
}

const given = (works: readonly Scored[]): Work[] =>
  works.flatMap(({ score, max }) => (score === null ? [] : [{ score, max }]))

const asPoints = ({ score, max, date, theme }: Scored) => ({ score, max, date, theme })
