import { expect, test } from 'vitest'
import type { TeachingPlan, SearchTask } from './task.ts'
import { faultsOf } from './testing/checker.ts'
import { run } from './testing/run.ts'
import { morning, schoolOf } from './testing/schools.ts'

const school = schoolOf(12, 4)
const fullDay = (day: number) => ({ day, from: 0, to: 24 * 60 })
const changed = (is: (plan: TeachingPlan) => boolean, change: Partial<TeachingPlan>): SearchTask['plans'] =>
  school.plans.map((plan) => (is(plan) ? { ...plan, ...change } : plan))

/** What is left without a place; the rest of the week keeps to every rule. */
function left(task: SearchTask) {
  const proposal = run(task)
  expect(faultsOf(task, proposal)).toEqual([])
  return proposal.unplaced
}
const lessons = (unplaced: ReturnType<typeof left>) => unplaced.reduce((sum, one) => sum + one.lessons, 0)

test('a teacher has more lessons than the week has bells', () => {
  const plans = changed(({ subjectId }) => subjectId === 12, { teacherId: 1 })
  const own = plans.filter(({ teacherId }) => teacherId === 1).reduce((sum, { hours }) => sum + hours, 0)
  const unplaced = left({
    ...school,
    plans: plans.map((plan) => (plan.id === '5-12-0' ? { ...plan, hours: 25 } : plan)),
  })
  const need = own + 22
  expect(unplaced.map(({ reason }) => reason)).toContainEqual({ code: 'teacher-hours', teacherId: 1, need, have: 35 })
})

test('a teacher comes on too few days', () => {
  const { teacherId } = school.plans.find(({ id }) => id === '5-6-0')!
  const need = school.plans.filter((plan) => plan.teacherId === teacherId).reduce((sum, { hours }) => sum + hours, 0)
  const teachers = school.teachers.map((one) =>
    one.id === teacherId ? { ...one, busy: [2, 3, 4, 5].map(fullDay) } : one,
  )
  const unplaced = left({ ...school, teachers })
  expect(new Set(unplaced.map(({ reason }) => JSON.stringify(reason)))).toEqual(
    new Set([JSON.stringify({ code: 'teacher-availability', teacherId, need, have: 7 })]),
  )
  expect(lessons(unplaced)).toBe(need - 7)
})

test('there is no room of the kind', () => {
  const rooms = school.rooms.filter(({ kind }) => kind !== 'physics')
  const physics = school.plans.filter(({ room }) => room !== null && 'kind' in room && room.kind === 'physics')
  const unplaced = left({ ...school, rooms })
  expect(unplaced).toEqual(
    expect.arrayContaining(
      physics.map(({ id, hours }) => ({ planId: id, lessons: hours, reason: { code: 'room-missing' } })),
    ),
  )
  expect(unplaced).toHaveLength(physics.length)
})

test('the two halves of a class need two rooms of a kind at once, and there is one', () => {
  const [one] = school.rooms.filter(({ kind }) => kind === 'computers')
  const rooms = school.rooms.filter((room) => room.kind !== 'computers' || room === one)
  const unplaced = left({ ...school, rooms })
  expect(unplaced.length).toBeGreaterThan(0)
  expect(new Set(unplaced.map(({ reason }) => reason.code))).toEqual(new Set(['room-missing']))
})

test('the rooms of a kind are open for fewer lessons than are asked for', () => {
  const rooms = school.rooms.map((room) => (room.kind === 'gym' ? { ...room, busy: [1, 2, 3, 4].map(fullDay) } : room))
  const gyms = rooms.filter(({ kind }) => kind === 'gym').length
  const unplaced = left({ ...school, rooms })
  const need = school.plans.filter(({ subjectId }) => subjectId === 3).reduce((sum, { hours }) => sum + hours, 0)
  expect(new Set(unplaced.map(({ reason }) => JSON.stringify(reason)))).toEqual(
    new Set([JSON.stringify({ code: 'room-hours', need, have: gyms * 7 })]),
  )
  expect(lessons(unplaced)).toBe(need - gyms * 7)
})

test('a class has more lessons than its days may hold', () => {
  const classes = school.classes.map((one) => (one.id === 7 ? { ...one, maxADay: 4 } : one))
  const unplaced = left({ ...school, classes })
  const reasons = unplaced.map(({ reason }) => reason)
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.every((reason) => reason.code === 'class-hours' && reason.classId === 7 && reason.have === 20)).toBe(
    true,
  )
})

test('a teacher is never there while the class studies', () => {
  const teachers = [
    ...school.teachers,
    { id: 900, wishedDays: null, busy: [1, 2, 3, 4, 5].map((day) => ({ day, from: 0, to: 15 * 60 })) },
  ]
  const plans = changed(({ id }) => id === '1-13-0', { teacherId: 900 })
  expect(left({ ...school, teachers, plans })).toEqual([
    { planId: '1-13-0', lessons: 1, reason: { code: 'no-common-time' } },
  ])
})

test('two lessons of a teacher are locked at the same time', () => {
  const [one, other] = [1, 2].map((classId) => ({
    id: `circle ${classId}`,
    classId,
    subjectId: 99,
    subgroupId: null,
    teacherId: 901,
    hours: 1,
    room: null,
    difficulty: 1,
    double: false,
  })) as [TeachingPlan, TeachingPlan]
  const teachers = [...school.teachers, { id: 901, wishedDays: null, busy: [] }]
  const classes = school.classes.map((row) => ({ ...row, bells: morning, maxADay: 7 }))
  const locked = [one, other].map(({ id }) => ({ planId: id, day: 1, number: 7, roomId: null }))
  expect(left({ ...school, classes, teachers, plans: [...school.plans, one, other], locked })).toEqual([
    { planId: 'circle 2', lessons: 1, reason: { code: 'locked-clash' } },
  ])
})
