import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { fullName } from '#vocabulary/people.ts'

type Row = {
  slug: Slug
  version: number
  title: Named
  publishedAt: Date
  by: string | null
  asks: boolean
  agreed: number
  draftAt: Date | null
}

const rowsOf = (which: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
  select page.slug, page.version, page.asks, page.published_at as "publishedAt",
    jsonb_build_object('kz', page.words ->> 'titleKz', 'ru', page.words ->> 'titleRu', 'en', page.words ->> 'titleEn') as title,
    nullif(${sql.raw(fullName('place'))}, '') as by, draft.changed_at as "draftAt",
    (select count(*)::int from consent where consent.slug = page.slug and consent.version = page.version) as agreed
  from static_page_version page
  left join placed_person place on place.id = page.published_by
  left join static_page_draft draft on draft.slug = page.slug
  where ${which} order by ${order} limit 200`

/** The version that stands of each page. */
export async function standing(db: Db): Promise<Row[]> {
  const { rows } = await rowsOf(
    sql`not exists (select from static_page_version later where later.slug = page.slug and later.version > page.version)`,
    sql`page.slug`,
  ).execute(db)
  return rows
}

/** Every version of a page, newest first. */
export async function history(db: Db, slug: Slug): Promise<Row[]> {
  const { rows } = await rowsOf(sql`page.slug = ${slug}`, sql`page.version desc`).execute(db)
  return rows
}
