import type { ContentNew } from '@qalam/contract/content/api.ts'
import { Settings } from '@qalam/contract/content/document.ts'
import { contentPublished } from '@qalam/contract/content/problems.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { randomUUID } from 'node:crypto'
import { found, sentFiles } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { mediaAddress } from '#modules/media/public.ts'
import * as repository from '../repository.ts'
import { addFiles, storePages } from '../repository-pages.ts'
import { around, filesOf } from '../views.ts'
import { pagesIn, toEdit, toRead } from './open.ts'

type Made = { uuid: string }

/** A document is of a subject that the country has. */
export const unknownSubject = orRefuse('content_subject_id_fkey', fieldProblem('subjectId', 'required'))

/** Begins a document with one empty page; a repeat answers the same one. */
export async function create(
  context: Context,
  { uuid, kind, maxScore, objectives, ...head }: ContentNew,
): Promise<Made> {
  const { db, actor, now } = context
  const key = { schoolId: found(actor.schoolId), uuid }
  const page = randomUUID()
  const settings = Settings.parse({ maxScore, objectives })
  const row = await repository
    .insert(db, { ...key, kind, head, settings, ownerId: actor.userId, order: [page], now })
    .catch(unknownSubject)
  if (!row) return again(context, key)
  await storePages(db, key, [{ uuid: page, version: 0, title: '1', modules: [] }])
  return { uuid }
}

/** Copies what the caller may read into a document of theirs, under new ids of its pages. */
export async function clone(context: Context, source: string, draft: { uuid: string; title: string }): Promise<Made> {
  const { db, actor, now } = context
  const from = await toRead(context, source)
  const key = { schoolId: from.school_id, uuid: draft.uuid }
  const pages = (await pagesIn(context, from)).map((page) => ({ ...page, uuid: randomUUID(), version: 0 }))
  const row = await repository.insert(db, {
    ...key,
    kind: from.kind,
    head: {
      title: draft.title,
      subjectId: from.subject_id,
      parallel: from.parallel,
      language: from.language,
    },
    settings: { ...Settings.parse(from.settings), rightsConfirmed: false },
    ownerId: actor.userId,
    order: pages.map(({ uuid }) => uuid),
    copiedFrom: from.uuid,
    now,
  })
  if (!row) return again(context, key)
  await storePages(db, key, pages)
  const files = await filesOf(db, from.school_id, from.uuid)
  await addFiles(
    db,
    key,
    files.map(({ uuid }) => uuid),
  )
  return { uuid: draft.uuid }
}

async function again({ db, actor }: Context, key: repository.ContentKey): Promise<Made> {
  const known = await repository.one(db, key)
  if (known?.owner_id !== actor.userId) throw fieldProblem('uuid', 'already-exists')
  return { uuid: key.uuid }
}

/** Shows the document to colleagues, or shows it no more. */
export async function share(context: Context, uuid: string, shared: boolean): Promise<{}> {
  const row = await toEdit(context, uuid)
  await repository.mark(context.db, keyOf(row), { shared_at: shared ? context.now : null })
  return {}
}

/** Puts the document away, or takes it back. */
export async function archive(context: Context, uuid: string, archived: boolean): Promise<{}> {
  const row = await toEdit(context, uuid)
  await repository.mark(context.db, keyOf(row), { archived_at: archived ? context.now : null })
  return {}
}

/** Deletes a draft that was never published. */
export async function remove(context: Context, uuid: string): Promise<{}> {
  const row = await toEdit(context, uuid)
  const { number } = found(await around(context.db, row.school_id, uuid))
  if (number !== null) throw contentPublished()
  await repository.remove(context.db, keyOf(row))
  return {}
}

/** Adds the files of the request to the document, all or none. */
export async function keepFiles(context: Context, secret: string, uuid: string) {
  const kept = sentFiles(context)
  const row = await toEdit(context, uuid)
  await addFiles(
    context.db,
    keyOf(row),
    kept.map((file) => file.uuid),
  )
  return kept.map((file) => ({
    uuid: file.uuid,
    name: file.name,
    mime: file.mime,
    bytes: file.bytes,
    url: mediaAddress(secret, file.uuid, context.now).url,
  }))
}

export const keyOf = (row: repository.ContentRow): repository.ContentKey => ({
  schoolId: row.school_id,
  uuid: row.uuid,
})
