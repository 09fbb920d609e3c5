import { type Progress, solve } from '../solve.ts'
import type { Proposal, Task } from '../task.ts'

/** Runs a search to its end and keeps what it said on the way. */
export function run(task: Task, { seed = 1, effort = 40 } = {}): Proposal & { told: Progress[] } {
  const search = solve(task, { seed, effort })
  const told: Progress[] = []
  for (;;) {
    const next = search.next()
    if (next.done) return { ...next.value, told }
    told.push(next.value)
  }
}
