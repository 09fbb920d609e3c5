import { Settings } from '@qalam/contract/content/document.ts'
import { DraftBody, type Draft, type DraftPage } from '@qalam/contract/content/draft.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit, canRead } from '../policy.ts'
import * as repository from '../repository.ts'
import { pagesOf } from '../repository-pages.ts'
import { around, filesOf, workOfTheme } from '../views.ts'

/** A document that the caller may read; for anybody else it is not there. */
export async function toRead({ db, actor }: Context, uuid: string): Promise<repository.ContentRow> {
  const row = found(await repository.one(db, { schoolId: found(actor.schoolId), uuid }))
  return found(canRead(actor, row) ? row : null)
}

/** A document that the caller writes, held meanwhile. What is shared may be read, so the refusal may say that it is there. */
export async function toEdit({ db, actor }: Context, uuid: string): Promise<repository.ContentRow> {
  const row = found(await repository.lock(db, { schoolId: found(actor.schoolId), uuid }))
  found(canRead(actor, row) || null)
  allow(canEdit(actor, row))
  return row
}

/** The pages of a draft in their order. */
export async function pagesIn({ db }: Context, row: repository.ContentRow): Promise<DraftPage[]> {
  const rows = await pagesOf(db, { schoolId: row.school_id, uuid: row.uuid })
  const known = new Map(rows.map((page) => [page.uuid, page]))
  return row.page_order.flatMap((uuid) => {
    const page = known.get(uuid)
    return page ? [{ uuid, version: page.version, ...DraftBody.parse(page.body) }] : []
  })
}

/** The whole draft. */
export async function open(context: Context, secret: string, uuid: string): Promise<Draft> {
  return whole(context, secret, await toRead(context, uuid))
}

/** The document that an id of an address means: its own, or that of the work of a theme (R-2.6-04…10). */
export async function named(context: Context, uuid: string): Promise<{ work: string | null; theme: string | null }> {
  const { db, actor } = context
  const theme = await workOfTheme(db, found(actor.schoolId), uuid)
  if (theme === undefined) return { work: (await toRead(context, uuid)).uuid, theme: null }
  return { work: theme.work === null ? null : (await toRead(context, theme.work)).uuid, theme: uuid }
}

export async function whole(context: Context, secret: string, row: repository.ContentRow): Promise<Draft> {
  const { db, actor, now } = context
  const { ownerName, ...last } = found(await around(db, row.school_id, row.uuid))
  const files = await filesOf(db, row.school_id, row.uuid)
  return {
    uuid: row.uuid,
    kind: row.kind,
    title: row.title,
    subjectId: row.subject_id,
    parallel: row.parallel,
    language: row.language,
    version: row.version,
    settings: Settings.parse(row.settings),
    pages: await pagesIn(context, row),
    files: files.map((file) => ({ ...file, url: mediaAddress(secret, file.uuid, now).url })),
    shared: row.shared_at !== null,
    archived: row.archived_at !== null,
    owner: { id: row.owner_id, name: ownerName },
    published:
      last.uuid !== null && last.number !== null && last.at !== null
        ? { uuid: last.uuid, number: last.number, at: last.at.toISOString() }
        : null,
    can: { edit: canEdit(actor, row) },
  }
}
