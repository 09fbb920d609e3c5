import { expect, test } from 'vitest'
import type { SearchSlot } from './task.ts'
import { faultsOf } from './testing/checker.ts'
import { run } from './testing/run.ts'
import { schoolOf } from './testing/schools.ts'

// A checker that finds nothing proves nothing: each rule is broken once in a week that was whole.

const task = schoolOf(14, 9)
const { slots, unplaced } = run(task)
const planOf = ({ planId }: SearchSlot) => task.plans.find(({ id }) => id === planId)!
const whole = slots.filter((slot) => planOf(slot).subgroupId === null)
const broken = (change: (all: SearchSlot[]) => SearchSlot[], asked = task) =>
  faultsOf(asked, { slots: change([...slots]), unplaced }).join('\n')
const replaced = (old: SearchSlot, next: Partial<SearchSlot>) => (all: SearchSlot[]) =>
  all.map((one) => (one === old ? { ...one, ...next } : one))

test('a whole week has no fault', () => {
  expect(broken((all) => all)).toBe('')
})

test('a class in two lessons at once is found', () => {
  const one = whole[0]!
  const other = whole.find((slot) => slot !== one && planOf(slot).classId === planOf(one).classId)!
  expect(broken(replaced(other, { day: one.day, number: one.number }))).toContain('one class')
})

test('a teacher in two lessons at once is found', () => {
  const pairs = whole.flatMap((one) =>
    whole
      .filter((other) => {
        const [a, b] = [planOf(one), planOf(other)]
        return a.teacherId === b.teacherId && a.classId !== b.classId && one.day !== other.day
      })
      .map((other) => [one, other] as const),
  )
  const [one, other] = pairs[0]!
  expect(broken(replaced(other, { day: one.day, number: one.number }))).toContain('one teacher')
})

test('two lessons in one room are found', () => {
  const one = whole[0]!
  const other = whole.find((slot) => slot !== one && slot.day === one.day && slot.number === one.number)!
  expect(broken(replaced(other, { roomId: one.roomId }))).toContain('one room')
})

test('a room of another kind and a teacher who is not there are found', () => {
  const one = whole.find((slot) => planOf(slot).subjectId !== 3)!
  const gym = task.rooms.find(({ kind }) => kind === 'gym')!.id
  expect(broken(replaced(one, { roomId: gym }))).toContain('not what the plan asks for')

  const teachers = task.teachers.map((teacher) =>
    teacher.id === planOf(one).teacherId ? { ...teacher, busy: [{ day: one.day, from: 0, to: 1440 }] } : teacher,
  )
  expect(broken((all) => all, { ...task, teachers })).toContain('the teacher is not there')
})

test('a lost lesson, a day over the limit, a day off, halves apart and a moved lock are found', () => {
  const one = whole[0]!
  expect(broken((all) => all.slice(1))).toContain('placed and')
  expect(broken(replaced(one, { day: 6 }))).toContain('does not study on this day')
  expect(broken((all) => all, { ...task, classes: task.classes.map((row) => ({ ...row, maxADay: 3 })) })).toContain(
    '3 are allowed',
  )
  const half = slots.find((slot) => planOf(slot).subgroupId !== null)!
  expect(broken(replaced(half, { number: half.number === 7 ? 1 : 7 }))).toContain('halves at different times')
  const locked = [{ ...one, day: (one.day % 5) + 1, number: 7 }]
  expect(broken((all) => all, { ...task, locked })).toContain('a locked lesson was moved')
})
