import { existsSync, readdirSync } from 'node:fs'
import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { type StoredEvent, storeEvent } from '#platform/events/outbox.ts'
import type { JobKind } from '#platform/jobs/kind.ts'
import { makeRunner, type Runner, type RunnerParts } from '#platform/jobs/runner.ts'
import { fileOf } from './modules.ts'

const folder = new URL('./modules/', import.meta.url)
const working = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/jobs.ts`, folder)))

/** Every kind of long work: all that a `jobs.ts` of a module exports. */
export async function readJobs(): Promise<JobKind[]> {
  const exported = await Promise.all(working.map((name): Promise<Record<string, JobKind>> => fileOf(name, 'jobs.ts')))
  return exported.flatMap((kinds) => Object.values(kinds))
}

type Wired = Omit<RunnerParts, 'kinds' | 'moved'> & { publish: (events: StoredEvent[]) => void }

/** Does the jobs of all modules; their people hear of each step. */
export async function runnerOfJobs({ publish, ...parts }: Wired): Promise<Runner> {
  const kinds = await readJobs()
  const moved: RunnerParts['moved'] = async ({ schoolId, userId, uuid }) =>
    publish(await storeEvent(parts.db, jobMoved, schoolId, { userId, uuid }, parts.clock()))
  return makeRunner({ ...parts, kinds, moved })
}
