import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodResult, rulesOfYear, sochPercent, sorPercent, foPercent } from '../journal/rules.ts'
import { explained, neededSoch } from './rules.ts'

const rules = rulesOfYear(2026)
const scores = fc.record({
  formative: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 15 }),
  sor: fc.array(
    fc.integer({ min: 7, max: 20 }).chain((max) => fc.record({ max: fc.constant(max), score: fc.nat(max) })),
    { maxLength: 3 },
  ),
})
const markWith = (soFar: { formative: number[]; sor: { score: number; max: number }[] }, score: number, max: number) =>
  periodResult('mark_quarter', 7, { ...soFar, soch: [{ score, max }] }, rules).mark ?? 0

test('the needed points are enough, and one fewer is not', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 60 }), fc.constantFrom(3, 4, 5), (soFar, max, target) => {
      const needed = neededSoch(target, soFar, max, rules)
      if (needed === null) return markWith(soFar, max, max) < target
      return markWith(soFar, needed, max) >= target && (needed === 0 || markWith(soFar, needed - 1, max) < target)
    }),
  )
})

test('a better mark never needs fewer points', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 60 }), (soFar, max) => {
      const [three, four, five] = [3, 4, 5].map((target) => neededSoch(target, soFar, max, rules) ?? max + 1)
      return three! <= four! && four! <= five!
    }),
  )
})

test('with 8 on average and a SOR of 14 out of 20, a SOCH of 25 needs 14 points for 4 and 24 for 5', () => {
  const soFar = { formative: [8, 8], sor: [{ score: 14, max: 20 }] }
  expect(neededSoch(4, soFar, 25, rules)).toBe(14)
  expect(neededSoch(5, soFar, 25, rules)).toBe(24)
})

test('the explained parts add up to the percent before rounding', () => {
  fc.assert(
    fc.property(scores, fc.option(fc.nat(25)), (soFar, soch) => {
      const works = soch === null ? [] : [{ score: soch, max: 25 }]
      const { percent } = periodResult('mark_quarter', 7, { ...soFar, soch: works }, rules)
      const cell = {
        period: 'q1',
        formative: soFar.formative,
        sor: [],
        soch: [],
        foPercent: foPercent(soFar.formative),
        sorPercent: sorPercent(soFar.sor, rules),
        sochPercent: sochPercent(works),
        percent,
        recommended: null,
        credit: null,
      }
      const { parts, sum } = explained(cell, rules)
      if (percent === null) return parts.length === 0
      return (
        Math.abs(sum - percent) <= 0.5 + 1e-9 &&
        Math.abs(parts.reduce((all, { weight }) => all + weight, 0) - 100) < 1e-9
      )
    }),
  )
})

test('without a SOCH the other two parts weigh a half each', () => {
  const cell = {
    period: 'q1',
    formative: [8],
    sor: [],
    soch: [],
    foPercent: 80,
    sorPercent: 70,
    sochPercent: null,
    percent: 75,
    recommended: 4,
    credit: null,
  }
  expect(explained(cell, rules)).toEqual({
    parts: [
      { kind: 'fo', percent: 80, weight: 50, adds: 40 },
      { kind: 'sor', percent: 70, weight: 50, adds: 35 },
    ],
    sum: 75,
  })
})
