import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { type StoredEvent, storeEvent } from '#platform/events/outbox.ts'
import type { JobKind } from '#platform/jobs/kind.ts'
import { makeRunner, type Runner, type RunnerParts } from '#platform/jobs/runner.ts'
import { readFiles } from './modules.ts'

/** Every kind of long work of all modules. */
export async function readJobs(): Promise<JobKind[]> {
  const files = await readFiles(({ jobs }) => jobs)
  return files.flatMap(({ file }) => Object.values(file))
}

type Wired = Omit<RunnerParts, 'kinds' | 'moved'> & { publish: (events: StoredEvent[]) => void }

/** Does the jobs of all modules; their people hear of each step. */
export async function runnerOfJobs({ publish, ...parts }: Wired): Promise<Runner> {
  const kinds = await readJobs()
  const moved: RunnerParts['moved'] = async ({ schoolId, userId, uuid }) =>
    publish(await storeEvent(parts.db, jobMoved, schoolId, { userId, uuid }, parts.clock()))
  return makeRunner({ ...parts, kinds, moved })
}
