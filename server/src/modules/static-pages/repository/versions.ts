import { PageDraft } from '@qalam/contract/static-pages/api.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Version = { version: number; words: PageDraft; publishedAt: Date }
type Draft = { words: PageDraft; revision: number; changedAt: Date }

const read = <Row extends { words: unknown }>(row: Row | undefined) =>
  row ? { ...row, words: PageDraft.parse(row.words) } : null

/** The version that stands. */
export async function newest(db: Db, slug: Slug): Promise<Version | null> {
  const { rows } = await sql<Version>`select page.version, page.words, page.published_at as "publishedAt"
    from static_page_version page where page.slug = ${slug} order by page.version desc limit 1`.execute(db)
  return read(rows[0])
}

export async function versionOf(db: Db, slug: Slug, version: number): Promise<Version | null> {
  const { rows } = await sql<Version>`select page.version, page.words, page.published_at as "publishedAt"
    from static_page_version page where page.slug = ${slug} and page.version = ${version}`.execute(db)
  return read(rows[0])
}

export async function draftOf(db: Db, slug: Slug): Promise<Draft | null> {
  const { rows } = await sql<Draft>`select draft.words, draft.revision, draft.changed_at as "changedAt"
    from static_page_draft draft where draft.slug = ${slug}`.execute(db)
  return read(rows[0])
}

type Change = { slug: Slug; words: PageDraft; revision: number; userId: number; now: Date }

/** False: the draft is no longer of the revision that was changed. */
export async function keepDraft(db: Db, { slug, words, revision, userId, now }: Change): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into static_page_draft (slug, words, revision, changed_at, changed_by)
    select ${slug}, ${JSON.stringify(words)}::jsonb, 1, ${now}, ${userId} where ${revision}::int = 0
      or exists (select from static_page_draft known where known.slug = ${slug})
    on conflict (slug) do update set words = excluded.words, revision = static_page_draft.revision + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by
    where static_page_draft.revision = ${revision}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** The draft is taken away and becomes the next version. False: it is no longer of that revision. */
export async function publish(
  db: Db,
  { slug, revision, asks, userId, now }: Omit<Change, 'words'> & { asks: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`with taken as (
      delete from static_page_draft draft where draft.slug = ${slug} and draft.revision = ${revision} returning draft.words)
    insert into static_page_version (slug, version, words, asks, published_at, published_by)
    select ${slug}, 1 + coalesce((select max(page.version) from static_page_version page where page.slug = ${slug}), 0),
      taken.words, ${asks}, ${now}, ${userId} from taken`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
