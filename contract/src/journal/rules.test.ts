import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signs } from '../schedule/api.ts'
import type { AssessmentRules, ScoreType } from './api.ts'
import {
  cellRefusal,
  foPercent,
  markFits,
  periodResult,
  type PeriodScores,
  rulesOfYear,
  signLabel,
  signOfLetter,
  sorPercent,
  statusOf,
  yearMark,
} from './rules.ts'
import { periodVectors, yearVectors } from './vectors.ts'

const rules = rulesOfYear(2026)
const byPercent: AssessmentRules = { ...rules, sorBy: 'percent' }
const quarter = (scores: PeriodScores, by = rules, scoreType: ScoreType = 'mark_quarter') =>
  periodResult(scoreType, 7, scores, by)
const none: PeriodScores = { formative: [], sor: [], soch: [] }

test.each(periodVectors)('the worked example %j comes out as published', ({ byPoints, byPercent: mean, ...scores }) => {
  expect(quarter(scores)).toMatchObject(byPoints)
  expect(quarter(scores, byPercent)).toMatchObject(mean)
})

test.each(yearVectors)('the year mark of $marks is $year', ({ marks, year }) => {
  expect(yearMark(marks)).toBe(year)
})

test('a year later than the last version follows it, a year before the first follows the first', () => {
  expect(rulesOfYear(2030)).toBe(rules)
  expect(rulesOfYear(2021)).toBe(rules)
})

test('a part that was not held leaves its weight to the others', () => {
  expect(quarter({ ...none, formative: [7] }).percent).toBe(70)
  expect(quarter({ formative: [8], sor: [{ score: 14, max: 20 }], soch: [] }).percent).toBe(75)
  expect(quarter({ formative: [8], sor: [], soch: [{ score: 10, max: 20 }] }).percent).toBe(60)
  expect(quarter({ ...none, soch: [{ score: 10, max: 20 }] }).percent).toBe(50)
})

test('without any score there is nothing to recommend', () => {
  expect(Object.values(quarter(none)).every((value) => value === null)).toBe(true)
  expect(yearMark([])).toBeNull()
})

test('grade 1 and plans without assessment have no mark, whatever was scored', () => {
  const scores = { ...none, formative: [10] }
  expect(periodResult('mark_quarter', 1, scores, rules)).toMatchObject({ percent: null, mark: null, foPercent: null })
  expect(quarter(scores, rules, 'no_assessment_halfyear')).toMatchObject({ percent: null, mark: null })
})

test('a credit is passed from forty percent and has no mark', () => {
  const credit = (formative: number[]) => quarter({ ...none, formative }, rules, 'credit_quarter')
  expect(credit([4])).toMatchObject({ percent: 40, mark: null, credit: true })
  expect(credit([3, 4])).toMatchObject({ percent: 35, credit: false })
})

test('a half-year leaves the soch out', () => {
  const scores = { formative: [8], sor: [{ score: 14, max: 20 }], soch: [{ score: 0, max: 20 }] }
  expect(quarter(scores, rules, 'mark_halfyear')).toMatchObject({ percent: 75, sochPercent: null })
})

test('the parts of a percent are told as they are', () => {
  expect(foPercent([7, 8])).toBe(75)
  const works = [
    { score: 7, max: 7 },
    { score: 5, max: 20 },
  ]
  expect(sorPercent(works, rules)).toBeCloseTo(44.4444, 4)
  expect(sorPercent(works, byPercent)).toBe(62.5)
})

const workOf = (max: number) => fc.integer({ min: 0, max }).map((score) => ({ score, max }))
const work = fc.integer({ min: 1, max: 100 }).chain(workOf)
const scores = fc.record({
  formative: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 40 }),
  sor: fc.array(work, { maxLength: 6 }),
  soch: fc.array(work, { maxLength: 2 }),
})
const anyRules = fc.constantFrom(rules, byPercent)

test('a percent lies between 0 and 100 and its mark between 2 and 5', () => {
  fc.assert(
    fc.property(scores, anyRules, (given, by) => {
      const { percent, mark } = quarter(given, by)
      if (percent === null) return given.formative.length + given.sor.length + given.soch.length === 0
      return percent >= 0 && percent <= 100 && mark !== null && mark >= 2 && mark <= 5
    }),
  )
})

test('no score that rises makes a percent fall', () => {
  fc.assert(
    fc.property(scores, anyRules, fc.nat(), (given, by, pick) => {
      const before = quarter(given, by).percent ?? 0
      const raised = <T>(list: readonly T[], raise: (one: T) => T) =>
        list.map((one, index) => (index === pick % list.length ? raise(one) : one))
      const more = (one: { score: number; max: number }) => ({ ...one, score: Math.min(one.max, one.score + 1) })
      const each = [
        { ...given, formative: raised(given.formative, (score) => Math.min(10, score + 1)) },
        { ...given, sor: raised(given.sor, more) },
        { ...given, soch: raised(given.soch, more) },
      ]
      return each.every((after) => (quarter(after, by).percent ?? 0) >= before)
    }),
  )
})

test('the order in which scores were given does not matter', () => {
  fc.assert(
    fc.property(scores, anyRules, (given, by) => {
      const turned = {
        formative: given.formative.toReversed(),
        sor: given.sor.toReversed(),
        soch: given.soch.toReversed(),
      }
      expect(quarter(turned, by)).toEqual(quarter(given, by))
    }),
  )
})

test('the rounding is exact: twice the percent lies within one of twice the true fraction', () => {
  const product = (list: readonly { max: number }[]) => list.reduce((all, { max }) => all * BigInt(max), 1n)
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 30 }),
      fc.array(work, { minLength: 1, maxLength: 4 }),
      work,
      (formative, sor, soch) => {
        // 25 · ΣFO / 10n + 25 · Σ(s/m) / k + 50 · c/m, over one common denominator.
        const all = product(sor)
        const [n, k] = [BigInt(formative.length) * 10n, BigInt(sor.length)]
        const fo = BigInt(formative.reduce((total, score) => total + score, 0))
        const shares = sor.reduce((total, { score, max }) => total + (BigInt(score) * all) / BigInt(max), 0n)
        const max = BigInt(soch.max)
        const top = 25n * fo * all * k * max + 25n * shares * n * max + 50n * BigInt(soch.score) * n * all * k
        const bottom = n * all * k * max
        const percent = BigInt(quarter({ formative, sor, soch: [soch] }, byPercent).percent ?? -1)
        return 2n * top < (2n * percent + 1n) * bottom && 2n * top >= (2n * percent - 1n) * bottom
      },
    ),
    { numRuns: 500 },
  )
})

test('a score is a whole number from one to its maximum', () => {
  expect([0, 1, 10, 11, 5.5, -1, Number.NaN].map((score) => markFits(score, 10))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('only a late pupil may have a score beside the sign', () => {
  const refused = signs.filter((sign) => cellRefusal({ score: 5, sign }, 10, true) !== null)
  expect(refused).toEqual(['absent', 'excused', 'ill', 'exempt'])
  expect(cellRefusal({ score: null, sign: 'absent' }, 10, true)).toBeNull()
})

test('attendance is kept where scores are not given', () => {
  expect(cellRefusal({ score: null, sign: 'ill' }, 10, false)).toBeNull()
  expect(cellRefusal({ score: 5, sign: null }, 10, false)).toBe('journal.not-assessed')
  expect(cellRefusal({ score: 11, sign: null }, 10, true)).toBe('journal.score-out-of-range')
})

test('a period waits until it is over, and a closed one stays closed', () => {
  const at = (today: string, closed = false) => statusOf({ endsOn: '2026-12-27', today, closed })
  expect([at('2026-12-27'), at('2026-12-28'), at('2026-12-01', true)]).toEqual(['waiting', 'opened', 'closed'])
})

test('the letters of the journal mean the same on every keyboard', () => {
  const read = (letters: string, language: 'kz' | 'ru' | 'en') =>
    [...letters].map((letter) => signOfLetter(letter, language))
  expect(read('ждак', 'kz')).toEqual(['absent', 'excused', 'ill', 'late'])
  expect(read('нпбо', 'kz')).toEqual(['absent', 'excused', 'ill', 'late'])
  expect(read('ЖДАК', 'ru')).toEqual(['absent', 'excused', 'ill', 'late'])
  expect(read('jdak', 'kz')).toEqual(['absent', 'excused', 'ill', 'late'])
  expect(read('npbo', 'ru')).toEqual(['absent', 'excused', 'ill', 'late'])
  expect(read('aeil-', 'en')).toEqual(['absent', 'excused', 'ill', 'late', 'exempt'])
  expect(read('ъ1 qz', 'kz')).toEqual([null, null, null, null, null])
})

test('every sign is typed by its own label in each language', () => {
  for (const language of ['kz', 'ru', 'en'] as const)
    for (const sign of signs) expect(signOfLetter(signLabel(sign, language), language)).toBe(sign)
})
