import type { AssessmentRules, JournalStatus, ScoreType } from '../journal/api.ts'
import { periodResult, type Work } from '../journal/rules.ts'
import type { AttestationCell } from './api.ts'

/** A sor or soch; its score is null until it is marked. */
export type AnnouncedWork = { score: number | null; max: number }

/** What a period holds on a day. Works without a score are still to be written, or to be marked. */
export type PeriodSoFar = {
  scoreType: ScoreType
  status: JournalStatus
  formative: readonly number[]
  sor: readonly AnnouncedWork[]
  soch: readonly AnnouncedWork[]
}

/** Fewest points of each sor and soch in their order; null for a work that is marked. */
export type NeededPoints = { sor: (number | null)[]; soch: (number | null)[] }

/**
 * What a mark still takes. `any`: it comes with whatever points; `points`: with these, the formative scores staying as
 * they are; `not-enough`: not by the announced works alone; `impossible`: by nothing that may still come.
 */
export type Needed = { kind: 'any' | 'not-enough' | 'impossible' } | ({ kind: 'points' } & NeededPoints)

/** Points of the unmarked works, sors before the soch. */
type Points = readonly number[]

const isPending = ({ score }: AnnouncedWork): boolean => score === null

/** The works with points put into the unmarked ones, in their order. */
function filled(works: readonly AnnouncedWork[], points: Points): Work[] {
  const left = [...points]
  return works.map(({ score, max }) => ({ score: score ?? left.shift() ?? 0, max }))
}

/**
 * What a pupil needs for `target` or better; null where it cannot be said: nothing is to come, or there is no formative
 * score yet to reckon with. It asks the rules themselves, so that rounding is theirs.
 */
export function neededFor(target: number, period: PeriodSoFar, rules: AssessmentRules): Needed | null {
  const { status, formative, sor, soch } = period
  const maxima = [...sor, ...soch].filter(isPending).map(({ max }) => max)
  if (maxima.length === 0 || (formative.length === 0 && status !== 'closed')) return null

  const isEnough = (points: Points): boolean => reaches(target, withPoints(period, points), rules)
  if (isEnough(maxima.map(() => 0))) return { kind: 'any' }
  if (!isEnough(maxima)) return { kind: reaches(target, atBest(period, maxima), rules) ? 'not-enough' : 'impossible' }
  return { kind: 'points', ...placed(period, fewest(maxima, isEnough)) }
}

type Reckoned = Pick<PeriodSoFar, 'scoreType' | 'formative'> & { sor: readonly Work[]; soch: readonly Work[] }

function reaches(target: number, { scoreType, ...scores }: Reckoned, rules: AssessmentRules): boolean {
  const { mark } = periodResult(scoreType, oldest, scores, rules)
  return mark !== null && mark >= target
}

/** Only grade 1 is not assessed, and whoever asks has marks. */
const oldest = 11

function withPoints({ scoreType, formative, sor, soch }: PeriodSoFar, points: Points): Reckoned {
  const pending = sor.filter(isPending).length
  return { scoreType, formative, sor: filled(sor, points.slice(0, pending)), soch: filled(soch, points.slice(pending)) }
}

/** Nothing that may still come leads above this: tens without end until the journal is closed, full sors until its last day. */
function atBest(period: PeriodSoFar, maxima: Points): Reckoned {
  const best = withPoints(period, maxima)
  if (period.status === 'closed') return best
  return { ...best, formative: [10], ...(period.status === 'waiting' && { sor: [{ score: 1, max: 1 }] }) }
}

/** The least share of the maximum that is enough in every work alike, then no point more than it takes in any of them. */
function fewest(maxima: Points, isEnough: (points: Points) => boolean): Points {
  const shares = maxima
    .flatMap((max) => Array.from({ length: max }, (_, index) => ({ points: index + 1, max })))
    .toSorted((a, b) => a.points * b.max - b.points * a.max)
  const at = ({ points, max }: { points: number; max: number }): Points =>
    maxima.map((own) => Math.floor((points * own + max - 1) / max))

  let [low, high] = [0, shares.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const share = shares[middle]
    if (share && isEnough(at(share))) high = middle
    else low = middle + 1
  }
  const share = shares[low]
  return trimmed(share ? at(share) : maxima, isEnough)
}

function trimmed(points: Points, isEnough: (points: Points) => boolean): Points {
  let least = points
  for (const place of points.keys()) {
    for (;;) {
      const score = (least[place] ?? 0) - 1
      const fewer = least.with(place, score)
      if (score < 0 || !isEnough(fewer)) break
      least = fewer
    }
  }
  return least
}

function placed({ sor, soch }: PeriodSoFar, points: Points): NeededPoints {
  const left = [...points]
  const own = (work: AnnouncedWork): number | null => (isPending(work) ? (left.shift() ?? null) : null)
  return { sor: sor.map(own), soch: soch.map(own) }
}

/** One part of a period mark: its percent, its weight among the parts that were held, and what it adds, in percent. */
export type ExplainedPart = { kind: 'fo' | 'sor' | 'soch'; percent: number; weight: number; adds: number }

/** How the percent of a period comes about: the parts that were held, their weights brought to 100 %, and the sum. */
export function explained(
  { foPercent, sorPercent, sochPercent }: AttestationCell,
  { weights }: AssessmentRules,
): { parts: ExplainedPart[]; sum: number } {
  const percents = { fo: foPercent, sor: sorPercent, soch: sochPercent }
  const held = (['fo', 'sor', 'soch'] as const).flatMap((kind) => {
    const percent = percents[kind]
    return percent === null || weights[kind] === 0 ? [] : [{ kind, percent, weight: weights[kind] }]
  })
  const whole = held.reduce((total, { weight }) => total + weight, 0)
  const parts = held.map(({ kind, percent, weight }) => {
    const share = weight / whole
    return { kind, percent, weight: share * 100, adds: percent * share }
  })
  return { parts, sum: parts.reduce((total, { adds }) => total + adds, 0) }
}
