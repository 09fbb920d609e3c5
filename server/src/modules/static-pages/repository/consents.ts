import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** When the person agreed to this version or a later one. */
export async function agreedAt(db: Db, personId: number, slug: Slug, version: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select consent.at from consent
    where consent.person_id = ${personId} and consent.slug = ${slug} and consent.version >= ${version}
    order by consent.version limit 1`.execute(db)
  return rows[0]?.at ?? null
}

type Due = { slug: Slug; version: number; title: Named }

/** Pages with a question that the person has not answered: they agreed to no version since the last one that asked. */
export async function dueFor(db: Db, personId: number): Promise<Due[]> {
  const { rows } = await sql<Due>`select page.slug, page.version, jsonb_build_object('kz', page.words ->> 'titleKz',
      'ru', page.words ->> 'titleRu', 'en', page.words ->> 'titleEn') as title
    from (select asking.slug, max(asking.version) filter (where asking.asks) as asked, max(asking.version) as newest
      from static_page_version asking group by asking.slug) last
    join static_page_version page on page.slug = last.slug and page.version = last.newest
    where last.asked is not null and not exists (select from consent
      where consent.person_id = ${personId} and consent.slug = last.slug and consent.version >= last.asked)
    order by page.slug`.execute(db)
  return rows
}

export async function keepConsent(db: Db, personId: number, slug: Slug, version: number, now: Date): Promise<void> {
  await sql`insert into consent (person_id, slug, version, at) values (${personId}, ${slug}, ${version}, ${now})
    on conflict do nothing`.execute(db)
}
