import { parentPort, workerData } from 'node:worker_threads'
import { solve } from '../solver/solve.ts'
import type { SearchInput, SearchOutput } from './apart.ts'

// The thread of apart.ts: searches, says how far it is, and answers once.
const tell = (told: SearchOutput) => parentPort?.postMessage(told)

function search({ task, seed, effort }: SearchInput): void {
  const steps = solve(task, { seed, effort })
  for (;;) {
    const step = steps.next()
    if (step.done) return tell({ kind: 'found', proposal: step.value })
    tell({ kind: 'progress', progress: step.value })
  }
}

search(workerData)
