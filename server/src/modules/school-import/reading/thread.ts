import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './read-workbook.ts'

// The thread of apart.ts: reads the bytes that it was given and answers once.
if (workerData instanceof Uint8Array) parentPort?.postMessage(await readWorkbook(workerData))
