import type { AssessmentRules } from '../journal/api.ts'
import { type PeriodScores, periodResult } from '../journal/rules.ts'
import type { AttestationCell } from './api.ts'

type SoFar = Pick<PeriodScores, 'formative' | 'sor'>

/**
 * The fewest points of a soch out of `max` with which a quarter comes to `target` or better; null when even all of them
 * are too few. It asks the rules themselves, so rounding is theirs.
 */
export function neededSoch(target: number, soFar: SoFar, max: number, rules: AssessmentRules): number | null {
  for (let score = 0; score <= max; score++) {
    const { mark } = periodResult('mark_quarter', 11, { ...soFar, soch: [{ score, max }] }, rules)
    if (mark !== null && mark >= target) return score
  }
  return null
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
