import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ScoreType, scoreTypes } from '../journal/api.ts'
import { rulesOfYear } from '../journal/rules.ts'
import { boundsOf, finalMark, partsOf, periodRefusal, periodsOf, quartersOf, recommendedFor } from './rules.ts'

const rules = rulesOfYear(2026)
const nothing = { formative: [], sor: [], soch: [] }
const scoreType = fc.constantFrom(...scoreTypes)
const parallel = fc.integer({ min: 1, max: 12 })

test('every quarter of a year lies in exactly one period of a plan', () => {
  for (const type of scoreTypes) expect(partsOf(type).flatMap((period) => quartersOf(period))).toEqual([1, 2, 3, 4])
})

test('a final mark is seven tenths of the year and three of the exam, half up', () => {
  expect(finalMark(5, 4)).toBe(5)
  expect(finalMark(4, 5)).toBe(4)
  expect(finalMark(3, 5)).toBe(4)
  expect(finalMark(4, null)).toBeNull()
})

test('what the rules recommend may always be given without words', () => {
  fc.assert(
    fc.property(
      scoreType,
      parallel,
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 30 }),
      (type: ScoreType, grade, formative) => {
        const plan = { scoreType: type, parallel: grade }
        for (const period of periodsOf(type, grade)) {
          const { score } = recommendedFor(period, plan, { scores: { ...nothing, formative }, given: {} }, rules)
          if (score === null) continue
          expect(periodRefusal({ score, unmarked: null, comment: '' }, period, plan, score)).toBeNull()
        }
      },
    ),
  )
})

test('nothing outside its bounds is ever taken, and any other mark than the recommended one asks for words', () => {
  fc.assert(
    fc.property(scoreType, parallel, fc.integer({ min: -3, max: 14 }), fc.boolean(), (type, grade, score, told) => {
      const plan = { scoreType: type, parallel: grade }
      for (const period of periodsOf(type, grade)) {
        const { least, most } = boundsOf(period, type)
        const comment = told ? 'words' : ''
        const refusal = periodRefusal({ score, unmarked: null, comment }, period, plan, null)
        if (score < least || score > most) expect(refusal).toBe('period-marks.out-of-range')
        else if (told || period === 'exam' || period === 'points') expect(refusal).toBeNull()
        else expect(refusal).toBe('period-marks.comment-needed')
      }
    }),
  )
})

test('the year is the mean of the periods that have a mark, half up', () => {
  const plan = { scoreType: 'mark_quarter' as const, parallel: 7 }
  const year = (given: object) => recommendedFor('year', plan, { scores: nothing, given }, rules).score
  expect(year({ q1: 4, q2: 5 })).toBe(5)
  expect(year({ q1: 4, q2: null, q3: 4, q4: 3 })).toBe(4)
  expect(year({})).toBeNull()
})
