import { articleNotOut, articleOut, articleStale } from '@qalam/contract/articles/problems.ts'
import { whyNotAt } from '@qalam/contract/articles/publication.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository.ts'
import { contentOf, stateOf, toEdit, whole } from './open.ts'
import { refuseFaulty } from './write.ts'

type Publication = { version: number; publishAt: string | null }

/** Lets an article come out at a moment, or at once. What is out already stays out since when it was. */
export async function publish(context: Context, secret: string, uuid: string, { version, publishAt }: Publication) {
  const { db, now } = context
  const row = await toEdit(context, uuid)
  if (row.version !== version) throw articleStale({ current: await whole(context, secret, row) })
  const state = stateOf(row, now)
  if (row.publish_at !== null && state !== 'scheduled') {
    if (publishAt === null) return { publishAt: row.publish_at.toISOString() }
    throw articleOut()
  }
  refuseFaulty(await contentOf(context, uuid, version))

  const why = publishAt === null ? null : whyNotAt(publishAt, now)
  if (why) throw fieldProblem('publishAt', why)

  await repository.mark(db, uuid, { publish_at: publishAt ?? now })
  return { publishAt: publishAt ?? now.toISOString() }
}

/** Takes an article back: a draft again. */
export async function withdraw(context: Context, uuid: string): Promise<{}> {
  await toEdit(context, uuid)
  await repository.mark(context.db, uuid, { publish_at: null, pinned: false, archived_at: null })
  return {}
}

/** Keeps what is out, or will be, above the others. */
export async function pin(context: Context, uuid: string, pinned: boolean): Promise<{}> {
  const row = await toEdit(context, uuid)
  if (pinned && (row.publish_at === null || row.archived_at !== null)) throw articleNotOut()
  await repository.mark(context.db, uuid, { pinned })
  return {}
}

/** Puts what is out into the archive, or takes it back from there. */
export async function archive(context: Context, uuid: string, archived: boolean): Promise<{}> {
  const row = await toEdit(context, uuid)
  const state = stateOf(row, context.now)
  if (archived && state !== 'published' && state !== 'archived') throw articleNotOut()
  await repository.mark(
    context.db,
    uuid,
    archived ? { archived_at: context.now, pinned: false } : { archived_at: null },
  )
  return {}
}

/** Deletes a draft. */
export async function remove(context: Context, uuid: string): Promise<{}> {
  const row = await toEdit(context, uuid)
  if (row.publish_at !== null) throw articleOut()
  await repository.remove(context.db, uuid)
  return {}
}
