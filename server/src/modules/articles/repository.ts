import type { ArticleContent, ArticleDesk, DeskOf } from '@qalam/contract/articles/article.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { plainText } from '@qalam/contract/rich/document.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type ArticleRow = Omit<Selectable<Tables['article']>, 'desk'> & { desk: ArticleDesk }

type Saved = { uuid: string; version: number; content: ArticleContent; userId: number; now: Date }

/** A new draft; undefined when the uuid is taken. */
export function insert(db: Db, { uuid, content, userId, now, desk, deskId }: Omit<Saved, 'version'> & DeskOf) {
  return db
    .insertInto('article')
    .values({
      uuid,
      desk,
      desk_id: deskId,
      author_id: userId,
      ...columnsOf(content),
      created_at: now,
      ...by(userId, now),
    })
    .onConflict((known) => known.doNothing())
    .returning('uuid')
    .executeTakeFirst()
}

const by = (userId: number, now: Date) => ({ saved_by: userId, updated_at: now })

export const one = (db: Db, uuid: string): Promise<ArticleRow | undefined> =>
  db.selectFrom('article').selectAll().where('uuid', '=', uuid).$castTo<ArticleRow>().executeTakeFirst()

/** The article, held so that writers come one after another. */
export const lock = (db: Db, uuid: string): Promise<ArticleRow | undefined> =>
  db.selectFrom('article').selectAll().where('uuid', '=', uuid).forUpdate().$castTo<ArticleRow>().executeTakeFirst()

/** Stores the content under its version, and the version beside those before it. */
export async function store(db: Db, { uuid, version, content, userId, now }: Saved): Promise<void> {
  await db
    .updateTable('article')
    .set({ version, ...columnsOf(content), ...by(userId, now) })
    .where('uuid', '=', uuid)
    .execute()
  await keepVersion(db, { uuid, version, content, userId, now })
}

export async function keepVersion(db: Db, { uuid, version, content, userId, now }: Saved): Promise<void> {
  const kept = JSON.stringify(content)
  await db
    .insertInto('article_version')
    .values({ article_uuid: uuid, version, by_user_id: userId, at: now, content: kept })
    .execute()
}

/** Whom it is addressed to from now on. */
export async function address(db: Db, uuid: string, { roles, places }: ArticleContent['audience']): Promise<void> {
  await db.deleteFrom('article_audience').where('article_uuid', '=', uuid).execute()
  if (places.length === 0) return
  await db
    .insertInto('article_audience')
    .values(places.map(({ kind, id }) => ({ article_uuid: uuid, place: kind, place_id: id, roles })))
    .execute()
}

type Mark = { publish_at?: Date | string | null; pinned?: boolean; archived_at?: Date | null }

export async function mark(db: Db, uuid: string, what: Mark): Promise<void> {
  await db.updateTable('article').set(what).where('uuid', '=', uuid).execute()
}

export async function remove(db: Db, uuid: string): Promise<void> {
  await db.deleteFrom('article').where('uuid', '=', uuid).execute()
}

export async function addFiles(db: Db, uuid: string, files: readonly { uuid: string }[]): Promise<void> {
  const rows = files.map((file) => ({ article_uuid: uuid, file_uuid: file.uuid }))
  await db.insertInto('article_file').values(rows).execute()
}

/** The first reading counts; another one changes nothing. */
export async function markRead(db: Db, uuid: string, userId: number, at: Date): Promise<void> {
  await db
    .insertInto('article_read')
    .values({ article_uuid: uuid, user_id: userId, at })
    .onConflict((known) => known.doNothing())
    .execute()
}

const columnsOf = ({ texts, cover, gallery, open }: ArticleContent) => {
  const written = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  })
  const by = (part: (text: (typeof written)[number]) => unknown): string =>
    JSON.stringify(Object.fromEntries(written.map((text): [Language, unknown] => [text.language, part(text)])))
  return {
    heads: by(({ title, lead }) => ({ title, lead })),
    bodies: by(({ body }) => body),
    words: written.map(({ title, lead, body }) => [title, lead, plainText(body)].join('\n')).join('\n'),
    cover_file: cover?.file ?? null,
    cover_alt: cover?.alt ?? '',
    gallery: JSON.stringify(gallery),
    open,
  }
}
