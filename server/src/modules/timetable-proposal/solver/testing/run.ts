import { type SearchProgress, solve } from '../solve.ts'
import type { SearchProposal, SearchTask } from '../task.ts'

/** Runs a search to its end and keeps what it said on the way. */
export function run(task: SearchTask, { seed = 1, effort = 40 } = {}): SearchProposal & { told: SearchProgress[] } {
  const search = solve(task, { seed, effort })
  const told: SearchProgress[] = []
  for (;;) {
    const next = search.next()
    if (next.done) return { ...next.value, told }
    told.push(next.value)
  }
}
