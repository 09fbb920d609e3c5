import { Worker } from 'node:worker_threads'
import { parts } from '@qalam/contract/school-import/plan.ts'
import { z } from 'zod'
import { newReport } from './table/report.ts'
import type { Correction } from './corrections.ts'
import type { WorkbookRead } from './read-workbook.ts'

/** Memory of the thread that reads; a workbook within its bounds needs less. */
const megabytes = 320

const outOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The thread answers what `readWorkbook` does: it is told from other messages by its parts. */
const isRead = (answer: unknown): answer is WorkbookRead => Answer.safeParse(answer).success
const Answer = z.object({
  plan: z.unknown(),
  findings: z.array(z.unknown()),
  names: z.partialRecord(z.enum(parts), z.unknown()),
})

/**
 * Reads a workbook in a thread of its own: this one goes on meanwhile, a signal ends the reading at once, and a workbook
 * that needs too much memory after all is refused and ends nobody's process.
 */
export function readApart(
  bytes: Uint8Array,
  signal?: AbortSignal,
  corrections: readonly Correction[] = [],
): Promise<WorkbookRead> {
  return new Promise((answer, fail) => {
    const worker = new Worker(new URL('thread.ts', import.meta.url), {
      workerData: { bytes, corrections },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const stop = () => {
      fail(signal?.reason)
      void worker.terminate()
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.once('message', (read: unknown) => {
      if (isRead(read)) answer(read)
      else fail(new Error('The thread that reads workbooks answered something else.'))
    })
    worker.once('error', (error) => (outOfMemory(error) ? answer(tooLarge()) : fail(error)))
    worker.once('exit', () => {
      signal?.removeEventListener('abort', stop)
      fail(new Error('The thread that reads workbooks ended without an answer.'))
    })
  })
}

function tooLarge(): WorkbookRead {
  const report = newReport()
  report.fault({ sheet: null }, 'finding.file-too-many-cells')
  return { plan: null, findings: report.findings(), names: {} }
}
