import type { DraftPage } from '@qalam/contract/content/draft.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'
import type { ContentKey } from './repository.ts'

export type ContentPageRow = Selectable<Tables['content_page']>

export const pagesOf = (db: Db, { schoolId, uuid }: ContentKey): Promise<ContentPageRow[]> =>
  db.selectFrom('content_page').selectAll().where('school_id', '=', schoolId).where('content_uuid', '=', uuid).execute()

/** Stores pages, each as the next version of itself. */
export async function storePages(db: Db, { schoolId, uuid }: ContentKey, pages: readonly DraftPage[]): Promise<void> {
  if (pages.length === 0) return
  await db
    .insertInto('content_page')
    .values(
      pages.map(({ uuid: page, version, title, modules }) => ({
        school_id: schoolId,
        content_uuid: uuid,
        uuid: page,
        version: version + 1,
        body: JSON.stringify({ title, modules }),
      })),
    )
    .onConflict((known) =>
      known.columns(['school_id', 'content_uuid', 'uuid']).doUpdateSet((of) => ({
        version: of.ref('excluded.version'),
        body: of.ref('excluded.body'),
      })),
    )
    .execute()
}

/** Takes away the pages that the order does not name. */
export async function removeOthers(db: Db, { schoolId, uuid }: ContentKey, order: readonly string[]): Promise<void> {
  await sql`delete from content_page where school_id = ${schoolId} and content_uuid = ${uuid}
    and uuid <> all (${order}::uuid[])`.execute(db)
}

export async function addFiles(db: Db, { schoolId, uuid }: ContentKey, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('content_file')
    .values(files.map((file_uuid) => ({ school_id: schoolId, content_uuid: uuid, file_uuid })))
    .onConflict((known) => known.doNothing())
    .execute()
}
