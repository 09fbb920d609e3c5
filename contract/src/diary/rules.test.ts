import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodResult, rulesOfYear, sochPercent, sorPercent, foPercent } from '../journal/rules.ts'
import { explained } from './rules.ts'

const rules = rulesOfYear(2026)
const scores = fc.record({
  formative: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 15 }),
  sor: fc.array(
    fc.integer({ min: 7, max: 20 }).chain((max) => fc.record({ max: fc.constant(max), score: fc.nat(max) })),
    { maxLength: 3 },
  ),
})
test('the explained parts add up to the percent before rounding', () => {
  fc.assert(
    fc.property(scores, fc.option(fc.nat(25)), (soFar, soch) => {
      const works = soch === null ? [] : [{ score: soch, max: 25 }]
      const { percent } = periodResult('mark_quarter', 7, { ...soFar, soch: works }, rules)
      const cell = {
        period: 'q1',
        status: 'waiting' as const,
        formative: soFar.formative,
        sor: [],
        soch: [],
        foPercent: foPercent(soFar.formative),
        sorPercent: sorPercent(soFar.sor, rules),
        sochPercent: sochPercent(works),
        percent,
        recommended: null,
        credit: null,
        given: null,
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
    status: 'waiting' as const,
    formative: [8],
    sor: [],
    soch: [],
    foPercent: 80,
    sorPercent: 70,
    sochPercent: null,
    percent: 75,
    recommended: 4,
    credit: null,
    given: null,
  }
  expect(explained(cell, rules)).toEqual({
    parts: [
      { kind: 'fo', percent: 80, weight: 50, adds: 40 },
      { kind: 'sor', percent: 70, weight: 50, adds: 35 },
    ],
    sum: 75,
  })
})
