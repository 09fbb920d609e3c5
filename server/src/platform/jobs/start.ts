import type { Job, JobAsk } from '@qalam/contract/kernel/job.ts'
import { jobUuidTaken, tooManyJobs } from '@qalam/contract/kernel/problem.ts'
import type { z } from 'zod'
import { allow, found } from '../access.ts'
import type { Context } from '../context.ts'
import type { JobKind } from './kind.ts'
import { presentJob } from './present.ts'
import { askerOf, insertJob, jobOf, unfinished } from './rows.ts'

/** Jobs of one person that may be under way at a time. */
export const mostJobs = 5

/**
 * Asks for long work in the transaction of a use case, which has judged whether the caller may. A process with `jobs`
 * begins it after the commit. The same id once more is the same job.
 */
export async function startJob<Input extends z.ZodType>(
  context: Context,
  kind: JobKind<Input>,
  { uuid }: JobAsk,
  input: z.input<Input>,
): Promise<Job> {
  const { db, actor, language, now } = context
  const asker = askerOf(actor)
  allow(asker !== null)
  const mine = found(asker)

  const before = await jobOf(db, mine, uuid)
  if (before && before.kind !== kind.name) throw jobUuidTaken()
  if (before) return presentJob(before, language)
  if ((await unfinished(db, mine)) >= mostJobs) throw tooManyJobs({ max: mostJobs })
  const isNew = await insertJob(db, { ...mine, uuid, kind: kind.name, title: kind.title, actor, language, input, now })
  if (!isNew) throw jobUuidTaken()
  return presentJob(found(await jobOf(db, mine, uuid)), language)
}
