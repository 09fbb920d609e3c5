import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodResult, rulesOfYear } from '../journal/rules.ts'
import { type AnnouncedWork, neededFor, type PeriodSoFar } from './rules.ts'

const rules = rulesOfYear(2026)
const work = fc
  .integer({ min: 1, max: 4 })
  .chain((max) => fc.record({ max: fc.constant(max), score: fc.option(fc.nat(max)) }))
const period: fc.Arbitrary<PeriodSoFar> = fc.record({
  scoreType: fc.constantFrom('mark_quarter', 'mark_halfyear'),
  status: fc.constantFrom('waiting', 'opened', 'closed'),
  formative: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 3 }),
  sor: fc.array(work, { maxLength: 2 }),
  soch: fc.array(work, { maxLength: 1 }),
})
const target = fc.constantFrom(3, 4, 5)

/** Every way to mark the works that are not marked yet. */
function everyWay(works: readonly AnnouncedWork[]): { score: number; max: number }[][] {
  return works.reduce<{ score: number; max: number }[][]>(
    (ways, { score, max }) => {
      const scores = score === null ? Array.from({ length: max + 1 }, (_, points) => points) : [score]
      return ways.flatMap((way) => scores.map((points) => [...way, { score: points, max }]))
    },
    [[]],
  )
}

const markOf = ({ scoreType, formative }: PeriodSoFar, works: { score: number; max: number }[], sors: number): number =>
  periodResult(scoreType, 7, { formative, sor: works.slice(0, sors), soch: works.slice(sors) }, rules).mark ?? 0

const waysOf = (all: PeriodSoFar) => everyWay([...all.sor, ...all.soch])
const reached = (all: PeriodSoFar, goal: number) =>
  waysOf(all).filter((works) => markOf(all, works, all.sor.length) >= goal)

test('what is called impossible is reached by no points of what is pending and no marks that may still come', () => {
  fc.assert(
    fc.property(period, target, fc.nat(8), fc.nat(3), (all, goal, tens, works) => {
      if (neededFor(goal, all, rules)?.kind !== 'impossible') return true
      const formative = all.status === 'closed' ? all.formative : [...all.formative, ...Array<number>(tens).fill(10)]
      const more = all.status === 'waiting' ? Array.from({ length: works }, () => ({ score: 20, max: 20 })) : []
      return reached({ ...all, formative, sor: [...more, ...all.sor] }, goal).length === 0
    }),
    { numRuns: 2_000 },
  )
})

test('in a closed period what no points reach is called impossible, and only that', () => {
  fc.assert(
    fc.property(period, target, (all, goal) => {
      const needed = neededFor(goal, { ...all, status: 'closed' }, rules)
      return needed === null || (needed.kind === 'impossible') === (reached(all, goal).length === 0)
    }),
    { numRuns: 1_000 },
  )
})

test('the points told are enough, with a point fewer in any work they are not', () => {
  fc.assert(
    fc.property(period, target, (all, goal) => {
      const needed = neededFor(goal, all, rules)
      if (needed?.kind !== 'points') return true
      const told = [...needed.sor, ...needed.soch]
      const works = [...all.sor, ...all.soch].map(({ score, max }, index) => ({ score: score ?? told[index]!, max }))
      const fewer = told.flatMap((points, index) =>
        points === null || points === 0 ? [] : [works.with(index, { ...works[index]!, score: points - 1 })],
      )
      const isEnough = (some: typeof works) => markOf(all, some, all.sor.length) >= goal
      return isEnough(works) && fewer.every((some) => !isEnough(some))
    }),
    { numRuns: 2_000 },
  )
})

test('a mark comes with any points where every way to mark the works leads to it, else it needs some or more than they give', () => {
  fc.assert(
    fc.property(period, target, (all, goal) => {
      const needed = neededFor(goal, all, rules)
      if (needed === null) return true
      const [ways, good] = [waysOf(all).length, reached(all, goal).length]
      if (needed.kind === 'any') return good === ways
      return needed.kind === 'points' ? good > 0 && good < ways : good === 0
    }),
    { numRuns: 1_000 },
  )
})

test('a SOR that is announced and not marked keeps a five within reach', () => {
  const biology: PeriodSoFar = {
    scoreType: 'mark_quarter',
    status: 'waiting',
    formative: [7],
    sor: [
      { score: 12, max: 20 },
      { score: null, max: 20 },
    ],
    soch: [{ score: null, max: 25 }],
  }
  // 70 × 0.25 + 80 × 0.25 + 100 × 0.5 = 87.5 with everything at its maximum.
  expect(neededFor(5, biology, rules)).toEqual({ kind: 'points', sor: [null, 19], soch: [24] })
  expect(neededFor(3, biology, rules)).toMatchObject({ kind: 'points' })
})

test('with 8 on average and a SOR of 14 out of 20, a SOCH of 25 takes 14 points for 4 and 24 for 5', () => {
  const soFar = { scoreType: 'mark_quarter', status: 'waiting', formative: [8, 8] } as const
  const works = { sor: [{ score: 14, max: 20 }], soch: [{ score: null, max: 25 }] }
  expect(neededFor(4, { ...soFar, ...works }, rules)).toEqual({ kind: 'points', sor: [null], soch: [14] })
  expect(neededFor(5, { ...soFar, ...works }, rules)).toEqual({ kind: 'points', sor: [null], soch: [24] })
})

test('while formative marks may come, a mark out of reach of the works alone is not called impossible', () => {
  const low = { scoreType: 'mark_quarter', formative: [4], sor: [], soch: [{ score: null, max: 20 }] } as const
  expect(neededFor(5, { ...low, status: 'waiting' }, rules)).toEqual({ kind: 'not-enough' })
  expect(neededFor(5, { ...low, status: 'closed' }, rules)).toEqual({ kind: 'impossible' })
})

test('nothing is said where nothing is to come, or no formative mark is there to reckon with', () => {
  const none = { scoreType: 'mark_quarter', status: 'waiting', sor: [], soch: [] } as const
  expect(neededFor(5, { ...none, formative: [8] }, rules)).toBeNull()
  expect(neededFor(5, { ...none, formative: [], soch: [{ score: null, max: 20 }] }, rules)).toBeNull()
})
