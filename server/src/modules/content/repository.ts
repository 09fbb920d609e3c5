import type { ContentKind, ContentHead, Settings } from '@qalam/contract/content/document.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type ContentRow = Omit<Selectable<Tables['content']>, 'page_order' | 'kind' | 'language'> & {
  page_order: string[]
  kind: ContentKind
  language: Language
}
export type ContentKey = { schoolId: number; uuid: string }

type NewContent = ContentKey & {
  kind: ContentKind
  head: ContentHead
  settings: Settings
  ownerId: number
  order: string[]
  /** The document that this one is a copy of. */
  copiedFrom?: string
  now: Date
}

/** A new document; undefined when the uuid is taken. */
export function insert(db: Db, { schoolId, uuid, kind, head, settings, ownerId, order, copiedFrom, now }: NewContent) {
  return db
    .insertInto('content')
    .values({
      school_id: schoolId,
      uuid,
      kind,
      title: head.title,
      owner_id: ownerId,
      subject_id: head.subjectId,
      parallel: head.parallel,
      language: head.language,
      settings: JSON.stringify(settings),
      page_order: order,
      copied_from: copiedFrom ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((known) => known.doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

export const one = (db: Db, { schoolId, uuid }: ContentKey): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .$castTo<ContentRow>()
    .executeTakeFirst()

/** The document, held so that writers come one after another. */
export const lock = (db: Db, { schoolId, uuid }: ContentKey): Promise<ContentRow | undefined> =>
  db
    .selectFrom('content')
    .selectAll()
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .$castTo<ContentRow>()
    .executeTakeFirst()

type Frame = { order: string[]; head: ContentHead; settings: Settings; version: number }

/** Stores title, settings and the order of the pages as the next version. */
export async function storeFrame(
  db: Db,
  { schoolId, uuid }: ContentKey,
  { order, head, settings, version }: Frame,
): Promise<void> {
  await db
    .updateTable('content')
    .set({
      title: head.title,
      subject_id: head.subjectId,
      parallel: head.parallel,
      language: head.language,
      settings: JSON.stringify(settings),
      page_order: order,
      version: version + 1,
    })
    .where('school_id', '=', schoolId)
    .where('uuid', '=', uuid)
    .execute()
}

/** Says when the draft was changed last, or that it is shared or put away. */
export async function mark(
  db: Db,
  { schoolId, uuid }: ContentKey,
  what: { updated_at?: Date; shared_at?: Date | null; archived_at?: Date | null },
): Promise<void> {
  await db.updateTable('content').set(what).where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}

/** Deletes a draft with its pages. */
export async function remove(db: Db, { schoolId, uuid }: ContentKey): Promise<void> {
  await db.deleteFrom('content').where('school_id', '=', schoolId).where('uuid', '=', uuid).execute()
}
