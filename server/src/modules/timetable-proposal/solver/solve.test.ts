import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchTask } from './task.ts'
import { faultsOf } from './testing/checker.ts'
import { run } from './testing/run.ts'
import { arbitraryTask, morning, schoolOf, weights } from './testing/schools.ts'

const sizes = [10, 12, 14, 16, 18, 20, 22, 25, 28, 30, 33, 36, 40, 45, 50, 56, 62, 70, 80, 90]

test.for(sizes)('a school of %i classes gets a whole week that breaks no rule', (count) => {
  const task = schoolOf(count, count)
  const proposal = run(task)
  expect(proposal.unplaced).toEqual([])
  expect(faultsOf(task, proposal)).toEqual([])
})

test('whatever a school asks for, no rule is broken and no lesson is lost', () => {
  fc.assert(
    fc.property(arbitraryTask, fc.nat(), (task, seed) => {
      expect(faultsOf(task, run(task, { seed }))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('the same seed gives the same week again, another seed another one', () => {
  const task = schoolOf(12, 3)
  expect(run(task, { seed: 7 })).toEqual(run(task, { seed: 7 }))
  expect(run(task, { seed: 8 }).slots).not.toEqual(run(task, { seed: 7 }).slots)
})

test('lessons that a person locked stay, and the rest is laid around them', () => {
  const task = schoolOf(12, 3)
  const locked = run(task, { seed: 5 }).slots.filter((_, at) => at % 9 === 0)
  const proposal = run({ ...task, locked }, { seed: 6 })
  expect(proposal.slots).toEqual(expect.arrayContaining(locked))
  expect(faultsOf({ ...task, locked }, proposal)).toEqual([])
})

test('more steps make the week better, and the goal that weighs most gains most', () => {
  const task = schoolOf(20, 20)
  const total = (one: SearchTask, effort: number) =>
    Object.entries(run(one, { effort }).score).reduce(
      (sum, [goal, count]) => sum + count * weights[goal as keyof typeof weights],
      0,
    )
  expect(total(task, 200)).toBeLessThan(total(task, 0))

  const only = (goal: keyof typeof weights): SearchTask => ({
    ...task,
    weights: { ...weights, teacherWindows: 0, hardLast: 0, [goal]: 20 },
  })
  const [forTeachers, forPupils] = [run(only('teacherWindows')).score, run(only('hardLast')).score]
  expect(forTeachers.teacherWindows).toBeLessThan(forPupils.teacherWindows)
  expect(forPupils.hardLast).toBeLessThan(forTeachers.hardLast)
})

test('lessons in a row are together when the plan asks for them, and on days of their own when it does not', () => {
  const plan = { classId: 1, subgroupId: null, teacherId: 1, room: null, difficulty: 1, hours: 4 }
  const task: SearchTask = {
    classes: [{ id: 1, bells: morning, days: [1, 2, 3, 4, 5], maxADay: 6 }],
    teachers: [{ id: 1, busy: [], wishedDays: null }],
    rooms: [],
    plans: [
      { ...plan, id: 'craft', subjectId: 1, double: true },
      { ...plan, id: 'algebra', subjectId: 2, double: false },
    ],
    locked: [],
    hardFrom: 8,
    weights,
  }
  const { slots } = run(task, { effort: 2000 })
  const daysOf = (id: string) => new Set(slots.filter(({ planId }) => planId === id).map(({ day }) => day))
  expect(daysOf('craft').size).toBe(2)
  expect(daysOf('algebra').size).toBe(4)
})

test('it says how far it is: fewer and fewer lessons without a place, then the part of the steps that is done', () => {
  const { told } = run(schoolOf(10, 1))
  const left = told.flatMap((one) => (one.stage === 'place' ? [one.left] : []))
  const done = told.flatMap((one) => (one.stage === 'improve' ? [one.done] : []))
  expect(left.length).toBeGreaterThan(0)
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect(done).toEqual(done.toSorted((a, b) => a - b))
})
