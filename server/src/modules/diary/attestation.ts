import type { Attestation, AttestationCell, AttestedSubject } from '@qalam/contract/diary/api.ts'
import type { AssessmentRules, JournalStatus } from '@qalam/contract/journal/api.ts'
import { isHalfYear, periodResult, rulesOfYear, statusOf, type Work, yearMark } from '@qalam/contract/journal/rules.ts'
import { broughtPlans, ofSubjects } from './subjects.ts'
import type { AttestationRow, AttestedPlan, DiaryPeriodMark, ScoredLesson } from './views/attestation.ts'

type Period = { name: string; quarters: readonly number[] }

const quarters: readonly Period[] = [1, 2, 3, 4].map((number) => ({ name: `q${number}`, quarters: [number] }))
const halfYears: readonly Period[] = [
  { name: 'h1', quarters: [1, 2] },
  { name: 'h2', quarters: [3, 4] },
]

/** The attestation page from raw scores: every percent and mark comes from the rules of the year. */
export function attestationFrom(row: AttestationRow, today: string): Attestation {
  const { student, year, plans, ends } = row
  const rules = rulesOfYear(year)
  const statusIn: StatusIn = (period, { closed }) => {
    const endsOn = period.quarters.map((quarter) => ends[quarter]).at(-1)
    // A quarter that the school has not dated yet has not come either.
    return endsOn === undefined ? 'waiting' : statusOf({ endsOn, today, closed: closed.includes(period.name) })
  }
  return {
    student,
    year,
    rules,
    subjects: ofSubjects([...broughtPlans(row), ...plans]).map((plan) => subjectOf(plan, statusIn, rules)),
  }
}

type StatusIn = (period: Period, plan: AttestedPlan) => JournalStatus

function subjectOf(attested: AttestedPlan, statusIn: StatusIn, rules: AssessmentRules): AttestedSubject {
  const { scores, given, closed: _, current: __, since: ___, ...plan } = attested
  const periods = isHalfYear(plan.scoreType) ? halfYears : quarters
  const cells = periods.map((period) => ({
    ...cellOf(plan, period, scores, rules),
    status: statusIn(period, attested),
    given: givenFor(given, period.name),
  }))
  const ends = {
    year: givenFor(given, 'year'),
    exam: givenFor(given, 'exam'),
    final: givenFor(given, 'final'),
    points: givenFor(given, 'points'),
  }
  return {
    ...plan,
    cells,
    year: ends.year ? ends.year.score : yearMark(cells.flatMap((cell) => markOf(cell) ?? [])),
    yearIsProvisional: !ends.year && cells.some(({ status }) => status === 'waiting'),
    ends,
  }
}

/** The mark that stands, else the one that the rules recommend so far. A period without assessment counts for nothing. */
const markOf = ({
  given,
  recommended,
  credit,
}: Pick<AttestationCell, 'given' | 'recommended' | 'credit'>): number | null =>
  credit === null && given ? given.score : recommended

function givenFor(all: readonly DiaryPeriodMark[], name: string) {
  const found = all.find(({ period }) => period === name)
  if (!found) return null
  const { period: _, ...given } = found
  return given
}

function cellOf(
  { scoreType, parallel }: Pick<AttestedPlan, 'scoreType' | 'parallel'>,
  { name, quarters }: Period,
  all: readonly ScoredLesson[],
  rules: AssessmentRules,
): Omit<AttestationCell, 'status' | 'given'> {
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

const given = (works: readonly ScoredLesson[]): Work[] =>
  works.flatMap(({ score, max }) => (score === null ? [] : [{ score, max }]))

const asPoints = ({ score, max, date, theme }: ScoredLesson) => ({ score, max, date, theme })
