import { parentPort, workerData } from 'node:worker_threads'
import { solve } from '../solver/solve.ts'
import type { Given, Told } from './apart.ts'

// The thread of apart.ts: searches, says how far it is, and answers once.
const tell = (told: Told) => parentPort?.postMessage(told)

function search({ task, seed, effort }: Given): void {
  const steps = solve(task, { seed, effort })
  for (;;) {
    const step = steps.next()
    if (step.done) return tell({ kind: 'found', proposal: step.value })
    tell({ kind: 'progress', progress: step.value })
  }
}

search(workerData)
