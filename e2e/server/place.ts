import { join } from 'node:path'

/** Ports between the servers of two workers. */
const apart = 10

/** Where one worker has its school: a port, and others after it that a walk may take, and a folder of its own. */
export const placeOf = (worker: number) => ({
  port: Number(process.env['E2E_PORT'] ?? 3_200) + apart * worker,
  data: join(folderOfRun(), `worker-${worker}`, 'data'),
})

/** The prepared school of a run, which no server works on: each worker takes a copy. */
export const preparedData = (): string => join(folderOfRun(), 'prepared', 'data')

const folderOfRun = (): string => process.env['E2E_ROOT'] ?? ''
