import { Worker } from 'node:worker_threads'
import type { SearchProgress } from '../solver/solve.ts'
import type { SearchProposal, SearchTask } from '../solver/task.ts'

/** Memory of the thread; ninety classes need a tenth of it. */
const megabytes = 512

export type SearchInput = { task: SearchTask; seed: number; effort: number }
export type SearchOutput = { kind: 'progress'; progress: SearchProgress } | { kind: 'found'; proposal: SearchProposal }

type Ways = { signal: AbortSignal; heard: (progress: SearchProgress) => Promise<void> }

/** Searches in a thread of its own: this one goes on meanwhile, and a signal ends the search at once. */
export function searchApart(given: SearchInput, { signal, heard }: Ways): Promise<SearchProposal> {
  return new Promise((answer, fail) => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const stop = (reason: unknown) => {
      fail(reason)
      void worker.terminate()
    }
    const aborted = () => stop(signal.reason)
    signal.addEventListener('abort', aborted, { once: true })
    worker.on('message', (told: SearchOutput) => {
      if (told.kind === 'found') answer(told.proposal)
      else heard(told.progress).catch(stop)
    })
    worker.once('error', fail)
    worker.once('exit', () => {
      signal.removeEventListener('abort', aborted)
      fail(new Error('The thread that lays a week ended without an answer.'))
    })
  })
}
