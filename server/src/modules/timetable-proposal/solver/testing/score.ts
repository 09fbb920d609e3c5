import type { SearchProposal, SearchTask } from '../task.ts'

const week = [1, 2, 3, 4, 5, 6, 7]
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** The goals that can be counted from the lessons alone, without any code of the search. */
export function countedByHand({ classes, teachers, plans, hardFrom }: SearchTask, slots: SearchProposal['slots']) {
  const lessons = slots.map(({ planId, day, number }) => {
    const plan = plans.find(({ id }) => id === planId)!
    const { bells } = classes.find(({ id }) => id === plan.classId)!
    const order = bells.findIndex((bell) => bell.number === number)
    return { plan, day, order, ...bells[order]! }
  })
  const ofTeacher = (id: number, day: number) =>
    lessons.filter((one) => one.plan.teacherId === id && one.day === day).toSorted((a, b) => a.from - b.from)
  const ofClass = (id: number, day: number) => lessons.filter((one) => one.plan.classId === id && one.day === day)

  const gaps = (own: typeof lessons) => sum(own.slice(1).map(({ from }, at) => Math.floor((from - own[at]!.to) / 50)))
  const empty = (own: typeof lessons) =>
    own.length === 0 ? 0 : Math.max(...own.map(({ order }) => order)) + 1 - new Set(own.map(({ order }) => order)).size
  const endsHard = (own: typeof lessons) => {
    const orders = new Set(own.map(({ order }) => order))
    if (orders.size < 2) return 0
    const last = Math.max(...orders)
    return own.some(({ plan, order }) => order === last && plan.difficulty >= hardFrom) ? 1 : 0
  }
  return {
    teacherWindows: sum(teachers.flatMap(({ id }) => week.map((day) => gaps(ofTeacher(id, day))))),
    classWindows: sum(classes.flatMap(({ id }) => week.map((day) => empty(ofClass(id, day))))),
    hardLast: sum(classes.flatMap(({ id }) => week.map((day) => endsHard(ofClass(id, day))))),
    teacherDays: sum(
      teachers.map(({ id, wishedDays }) => {
        const present = week.filter((day) => ofTeacher(id, day).length > 0).length
        return wishedDays === null ? 0 : Math.max(0, present - wishedDays)
      }),
    ),
  }
}
