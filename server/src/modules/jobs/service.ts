import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { jobNotOver } from '@qalam/contract/jobs/problems.ts'
import type { Job } from '@qalam/contract/kernel/job.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { readFile } from '#platform/files/stored.ts'
import { presentJob } from '#platform/jobs/present.ts'
import { type Asker, askerOf, cancelJob, jobOf, jobsOf, removeJob } from '#platform/jobs/rows.ts'

/** What the caller asked for. Whoever belongs to no school has no long work. */
export async function mine({ db, actor, language }: Context): Promise<{ jobs: Job[] }> {
  const asker = askerOf(actor)
  const rows = asker ? await jobsOf(db, asker) : []
  return { jobs: rows.map((row) => presentJob(row, language)) }
}

export async function one(context: Context, uuid: string): Promise<Job> {
  const row = found(await jobOf(context.db, own(context), uuid))
  return presentJob(row, context.language)
}

export async function file(context: Context, files: FileStore, uuid: string) {
  const row = found(await jobOf(context.db, own(context), uuid))
  return found(await readFile(context.db, files, found(row.file_uuid)))
}

/** Stops a job; one that has ended stays as it is, so that a repeat changes nothing. */
export async function cancel(context: Context, uuid: string): Promise<Job> {
  const { db, now } = context
  const asker = own(context)
  if (await cancelJob(db, asker, uuid, now)) tell(context, asker, uuid)
  return one(context, uuid)
}

export async function dismiss(context: Context, uuid: string): Promise<{}> {
  const asker = own(context)
  const row = found(await jobOf(context.db, asker, uuid))
  if (row.ended_at === null) throw jobNotOver()

  await removeJob(context.db, asker, uuid)
  tell(context, asker, uuid)
  return {}
}

const own = ({ actor }: Context): Asker => found(askerOf(actor))

const tell = ({ announce }: Context, { schoolId, userId }: Asker, uuid: string) =>
  announce(jobMoved, schoolId, { userId, uuid })
