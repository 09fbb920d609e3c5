import {
  type ContentKind,
  Keys,
  type PublishedBody,
  PublishedBody as BodySchema,
  Settings,
} from '@qalam/contract/content/document.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** What stands published: pages without keys. */
export type PublishedVersion = {
  uuid: string
  contentUuid: string
  number: number
  kind: ContentKind
  title: string
  ownerId: number
  subjectId: number | null
  parallel: number | null
  language: 'kz' | 'ru' | 'en'
  settings: Settings
  body: PublishedBody
  maxScore: number
}

type Row = Omit<PublishedVersion, 'settings' | 'body'> & { settings: unknown; body: unknown }

/** A published version of a school; null where the school has none of that id. */
export async function publishedVersion(
  db: Db,
  schoolId: number,
  versionUuid: string,
): Promise<PublishedVersion | null> {
  const { rows } = await sql<Row>`select v.uuid, v.content_uuid as "contentUuid", v.number, c.kind, v.title,
      c.owner_id as "ownerId", c.subject_id as "subjectId", c.parallel, c.language, v.settings, v.body,
      v.max_score as "maxScore"
    from content_version v join content c on c.school_id = v.school_id and c.uuid = v.content_uuid
    where v.school_id = ${schoolId} and v.uuid = ${versionUuid}`.execute(db)
  const [row] = rows
  return row ? { ...row, settings: Settings.parse(row.settings), body: BodySchema.parse(row.body) } : null
}

type KeysOfVersion = { keyVersion: number; keys: Keys }

/** The keys of a version as they were mended last. */
export async function keysOf(db: Db, schoolId: number, versionUuid: string): Promise<KeysOfVersion | null> {
  const { rows } = await sql<{ keyVersion: number; keys: unknown }>`select k.key_version as "keyVersion", k.keys
    from content_key k where k.school_id = ${schoolId} and k.version_uuid = ${versionUuid}
    order by k.key_version desc limit 1`.execute(db)
  const [row] = rows
  return row ? { keyVersion: row.keyVersion, keys: Keys.parse(row.keys) } : null
}

/** Stores mended keys beside those before and answers their number; the version itself stays as it was published. */
export async function reviseKeys(
  db: Db,
  schoolId: number,
  versionUuid: string,
  keys: Keys,
  { byUserId, at }: { byUserId: number; at: Date },
): Promise<number> {
  const { rows } = await sql<{ keyVersion: number }>`insert into content_key
      (school_id, version_uuid, key_version, keys, by_user_id, at)
    select ${schoolId}, ${versionUuid},
      coalesce((select max(k.key_version) from content_key k
        where k.school_id = ${schoolId} and k.version_uuid = ${versionUuid}), 0) + 1,
      ${JSON.stringify(keys)}::jsonb, ${byUserId}, ${at}
    returning key_version as "keyVersion"`.execute(db)
  return rows[0]?.keyVersion ?? 0
}

type PublishedLine = {
  uuid: string
  contentUuid: string
  number: number
  kind: ContentKind
  title: string
  subjectId: number | null
  parallel: number | null
  maxScore: number
  publishedAt: Date
  ownerId: number
  objectives: string[]
  minutes: number
}

/** The latest published version of each document that a person owns or that colleagues share, 200 at most. */
export async function publishedFor(db: Db, schoolId: number, ownerId: number): Promise<PublishedLine[]> {
  const { rows } = await sql<PublishedLine>`select v.uuid, c.uuid as "contentUuid", v.number, c.kind, v.title,
      c.subject_id as "subjectId", c.parallel, v.max_score as "maxScore", v.published_at as "publishedAt",
      c.owner_id as "ownerId", coalesce(v.settings -> 'objectives', '[]') as objectives,
      coalesce((v.settings ->> 'minutes')::int, 40) as minutes
    from content c join lateral (select one.* from content_version one
      where one.school_id = c.school_id and one.content_uuid = c.uuid order by one.number desc limit 1) v on true
    where c.school_id = ${schoolId} and c.archived_at is null and (c.owner_id = ${ownerId} or c.shared_at is not null)
    order by v.published_at desc, v.uuid limit 200`.execute(db)
  return rows
}

type NewVersion = Pick<PublishedVersion, 'uuid' | 'contentUuid' | 'number' | 'title' | 'settings' | 'body' | 'maxScore'>

/** Stores a version for good. */
export async function insertVersion(
  db: Db,
  schoolId: number,
  { uuid, contentUuid, number, title, settings, body, maxScore }: NewVersion,
  { byUserId, at }: { byUserId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('content_version')
    .values({
      school_id: schoolId,
      uuid,
      content_uuid: contentUuid,
      number,
      published_at: at,
      published_by: byUserId,
      title,
      settings: JSON.stringify(settings),
      body: JSON.stringify(body),
      max_score: maxScore,
    })
    .execute()
}
