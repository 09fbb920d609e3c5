import type { Sign } from '../schedule/api.ts'
import type { Language } from '../kernel/languages.ts'
import type { AssessmentRules, JournalStatus, ScoreType } from './api.ts'
import { decimal, halfUp, over, plus, type Ratio, ratio, sum, times, toNumber } from './ratio.ts'

/** A formative score is given out of ten. */
export const formativeMax = 10

/** The rules by academic year, oldest first: a year follows the last ones made at or before it. */
const versions: readonly AssessmentRules[] = [
  {
    year: 2026,
    weights: { fo: 0.25, sor: 0.25, soch: 0.5 },
    sorBy: 'points',
    scale: [
      { from: 0, mark: 2 },
      { from: 40, mark: 3 },
      { from: 65, mark: 4 },
      { from: 85, mark: 5 },
    ],
    creditFrom: 40,
  },
]

/** The assessment rules of an academic year, by the year it starts in. Years before the first version follow the first. */
export function rulesOfYear(year: number): AssessmentRules {
  const [first] = versions
  const found = versions.findLast((version) => version.year <= year) ?? first
  if (!found) throw new Error('no assessment rules')
  return found
}

/** Whether scores are given at all: grade 1 and below has none, nor has a plan without assessment. */
export const isAssessed = (scoreType: ScoreType, parallel: number): boolean =>
  parallel > 1 && !scoreType.startsWith('no_assessment')

export const isCredit = (scoreType: ScoreType): boolean => scoreType.startsWith('credit')

/** A half-year plan has two quarters in one period and no soch (Q-028, C-KIND-3). */
export const isHalfYear = (scoreType: ScoreType): boolean => scoreType.endsWith('halfyear')

/** Points of one sor or soch out of its maximum. */
export type Work = { score: number; max: number }

const shareOf = (works: readonly Work[]): Ratio | null =>
  works.length === 0
    ? null
    : ratio(
        works.reduce((total, { score }) => total + score, 0),
        works.reduce((total, { max }) => total + max, 0),
      )

const meanShare = (works: readonly Work[]): Ratio | null =>
  works.length === 0 ? null : over(sum(works.map(({ score, max }) => ratio(score, max))), ratio(works.length))

const formativeShare = (scores: readonly number[]): Ratio | null =>
  shareOf(scores.map((score) => ({ score, max: formativeMax })))

const sorShare = (works: readonly Work[], { sorBy }: AssessmentRules): Ratio | null =>
  sorBy === 'points' ? shareOf(works) : meanShare(works)

const inPercent = (share: Ratio | null): number | null => share && toNumber(times(share, ratio(100)))

/** The mean formative score as a percent of ten; null when there is none. */
export const foPercent = (scores: readonly number[]): number | null => inPercent(formativeShare(scores))

/** Points over maxima of all sors, or the mean of their percents, as the rules say; null when there is none. */
export const sorPercent = (works: readonly Work[], rules: AssessmentRules): number | null =>
  inPercent(sorShare(works, rules))

/** Points over the maximum of the soch; null when it was not held. */
export const sochPercent = (works: readonly Work[]): number | null => inPercent(shareOf(works))

export type PeriodScores = { formative: readonly number[]; sor: readonly Work[]; soch: readonly Work[] }

export type PeriodResult = {
  foPercent: number | null
  sorPercent: number | null
  sochPercent: number | null
  /** Whole percent, rounded half up before the scale is asked. */
  percent: number | null
  /** 2…5, where the plan gives marks. */
  mark: number | null
  /** Passed or not, where the plan gives credits. */
  credit: boolean | null
}

const nothing: PeriodResult = {
  foPercent: null,
  sorPercent: null,
  sochPercent: null,
  percent: null,
  mark: null,
  credit: null,
}

/**
 * What the rules recommend for a quarter or half-year. A part that was not held leaves its weight to the others:
 * without a soch that is (FO part + SOR part) × 2, without both the formative share alone.
 */
export function periodResult(
  scoreType: ScoreType,
  parallel: number,
  { formative, sor, soch }: PeriodScores,
  rules: AssessmentRules,
): PeriodResult {
  if (!isAssessed(scoreType, parallel)) return nothing

  const shares = {
    fo: formativeShare(formative),
    sor: sorShare(sor, rules),
    soch: isHalfYear(scoreType) ? null : shareOf(soch),
  }
  const percent = weighed(shares, rules)
  const credit = isCredit(scoreType)
  return {
    foPercent: inPercent(shares.fo),
    sorPercent: inPercent(shares.sor),
    sochPercent: inPercent(shares.soch),
    percent,
    mark: percent === null || credit ? null : markOfPercent(percent, rules),
    credit: percent === null || !credit ? null : percent >= rules.creditFrom,
  }
}

type Shares = { fo: Ratio | null; sor: Ratio | null; soch: Ratio | null }

function weighed(shares: Shares, { weights }: AssessmentRules): number | null {
  const parts = (['fo', 'sor', 'soch'] as const).flatMap((kind) => {
    const share = shares[kind]
    return share && weights[kind] > 0 ? [{ share, weight: decimal(weights[kind]) }] : []
  })
  if (parts.length === 0) return null
  const total = sum(parts.map(({ share, weight }) => times(share, weight)))
  const weight = parts.map((part) => part.weight).reduce(plus)
  return halfUp(times(over(total, weight), ratio(100)))
}

/** The mark of a whole percent by the scale. */
export const markOfPercent = (percent: number, { scale }: AssessmentRules): number | null =>
  scale.findLast(({ from }) => percent >= from)?.mark ?? null

/** The mean of the period marks, half up; null without any. */
export const yearMark = (marks: readonly number[]): number | null =>
  marks.length === 0 ? null : halfUp(over(sum(marks.map((mark) => ratio(mark))), ratio(marks.length)))

/** A score is a whole number above 0 and at most its maximum (V-JSCORE-1). */
export const markFits = (score: number, max: number): boolean => Number.isInteger(score) && score > 0 && score <= max

/** Only a pupil who came late may also have a score; the other signs stand alone. */
export const standsBesideScore = (sign: Sign): boolean => sign === 'late'

export type CellRefusal = 'journal.not-assessed' | 'journal.score-out-of-range' | 'journal.score-beside-absence'

/** Why a value cannot stand in a cell of this maximum, or null. Signs are kept where scores are not given too. */
export function cellRefusal(
  { score, sign }: { score: number | null; sign: Sign | null },
  max: number,
  assessed: boolean,
): CellRefusal | null {
  if (score === null) return null
  if (!assessed) return 'journal.not-assessed'
  if (!markFits(score, max)) return 'journal.score-out-of-range'
  return sign && !standsBesideScore(sign) ? 'journal.score-beside-absence' : null
}

/** Where a period stands: over and editable, not over yet, or closed for good. */
export function statusOf({ endsOn, today, closed }: { endsOn: string; today: string; closed: boolean }): JournalStatus {
  if (closed) return 'closed'
  return today > endsOn ? 'opened' : 'waiting'
}

const letters: Record<Sign, Record<Language, string>> = {
  absent: { kz: 'ж', ru: 'н', en: 'a' },
  excused: { kz: 'д', ru: 'п', en: 'e' },
  ill: { kz: 'а', ru: 'б', en: 'i' },
  late: { kz: 'к', ru: 'о', en: 'l' },
  exempt: { kz: '-', ru: '-', en: '-' },
}

/** What a Latin keyboard types for the Cyrillic letters of a language; English has letters of its own. */
const latin: Record<Language, Partial<Record<string, Sign>>> = {
  kz: { j: 'absent', d: 'excused', a: 'ill', k: 'late' },
  ru: { n: 'absent', p: 'excused', b: 'ill', o: 'late' },
  en: {},
}

const isSign = (text: string): text is Sign => text in letters
const names = Object.keys(letters).filter(isSign)

/** The letter of a sign in the journal of a language; «-» is a pupil freed from the subject or the work. */
export const signLabel = (sign: Sign, language: Language): string => letters[sign][language]

/**
 * The sign that a typed letter means. Kazakh and Russian letters are understood everywhere, because no two of them mean
 * different things; Latin ones by the language of the journal.
 */
export function signOfLetter(letter: string, language: Language): Sign | null {
  const typed = letter.toLowerCase()
  const own = names.find((sign) => letters[sign][language] === typed)
  if (own) return own
  if (/^[a-z]$/.test(typed)) return latin[language][typed] ?? null
  return names.find((sign) => letters[sign].kz === typed || letters[sign].ru === typed) ?? null
}
