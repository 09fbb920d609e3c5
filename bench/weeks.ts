import { solve, usualEffort } from '../server/src/modules/timetable-proposal/solver/solve.ts'
import { schoolOf } from '../server/src/modules/timetable-proposal/solver/testing/schools.ts'

export type LaidWeek = { classes: number; lessons: number; unplaced: number; seconds: number; goal: number }

const wanted = [
  { classes: 30, goal: 5 },
  { classes: 60, goal: 20 },
]

/** Weeks of generated schools, laid as the product lays them; seconds of the processor's time. */
export const measureWeeks = (): LaidWeek[] =>
  wanted.map(({ classes, goal }) => {
    const task = schoolOf(classes, classes)
    const before = process.cpuUsage()
    const search = solve(task, { seed: 1, effort: usualEffort })
    let step = search.next()
    while (!step.done) step = search.next()
    const { user, system } = process.cpuUsage(before)
    const { slots, unplaced } = step.value
    return { classes, goal, lessons: slots.length, unplaced: unplaced.length, seconds: (user + system) / 1e6 }
  })
