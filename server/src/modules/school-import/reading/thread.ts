import { parentPort, workerData } from 'node:worker_threads'
import type { Correction } from './corrections.ts'
import { readWorkbook } from './read-workbook.ts'

type Asked = { bytes: Uint8Array; corrections: readonly Correction[] }
const isAsked = (data: unknown): data is Asked =>
  typeof data === 'object' &&
  data !== null &&
  'bytes' in data &&
  data.bytes instanceof Uint8Array &&
  'corrections' in data

// The thread of apart.ts: reads the bytes that it was given and answers once.
if (isAsked(workerData))
  parentPort?.postMessage(await readWorkbook(workerData.bytes, undefined, workerData.corrections))
