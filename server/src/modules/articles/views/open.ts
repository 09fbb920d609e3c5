import type { Language } from '@qalam/contract/kernel/languages.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { hasComeOut } from './reading.ts'

export type OpenRow = {
  uuid: string
  heads: unknown
  body: unknown
  cover_file: string | null
  cover_mime: string | null
  cover_bytes: number | null
  cover_alt: string
  publish_at: Date
}

const shown = (now: Date) => sql`article.open and article.archived_at is null and ${hasComeOut(now)}`

const columns = sql`article.uuid, article.heads, article.cover_file, article.cover_alt, article.publish_at,
  cover.mime as cover_mime, cover.bytes as cover_bytes`

const from = sql`from article left join stored_file cover on cover.uuid = article.cover_file`

/** The latest open articles that have a language, of one school or of all. */
export async function openArticles(
  db: Db,
  { language, schoolId, now }: { language: Language; schoolId: number | undefined; now: Date },
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`select ${columns}, article.bodies -> ${language} as body ${from}
    where ${shown(now)} and article.heads ? ${language}
      and (${schoolId ?? null}::int is null or (article.desk = 'school' and article.desk_id = ${schoolId ?? null}))
    order by article.publish_at desc, article.uuid limit 50`.execute(db)
  return rows
}

/** One open article that has come out. */
export async function openArticle(db: Db, uuid: string, now: Date): Promise<OpenRow | undefined> {
  const { rows } = await sql<OpenRow>`select ${columns}, null as body ${from}
    where article.uuid = ${uuid} and ${shown(now)}`.execute(db)
  return rows[0]
}
