import type { DeskAsked } from '@qalam/contract/articles/api.ts'
import type { ArticleState, DeskOf, NamedPlace } from '@qalam/contract/articles/article.ts'
import type { ArticlePlace } from '@qalam/contract/articles/audience.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { deskWords } from '@qalam/contract/articles/words/desk.ts'
import type { ArticleVersion } from '@qalam/contract/articles/draft.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** What somebody who reads in this language sees on the desk: their own words where there are some. */
const titleIn = (language: Language) => sql`coalesce(nullif(article.heads -> ${language}::text ->> 'title', ''),
  nullif(article.heads -> 'kz' ->> 'title', ''), nullif(article.heads -> 'ru' ->> 'title', ''),
  article.heads -> 'en' ->> 'title', '')`

export type ArticleListRow = {
  id: string
  title: string
  state: ArticleState
  publishAt: string | null
  pinned: boolean
  open: boolean
  author: string
  updatedAt: string
  reads: number
}

const orders = {
  title: [sql`listed.title collate "und-x-icu"`],
  updatedAt: [sql`listed.updated_at`],
  publishAt: [sql`listed.publish_at`],
}

type Reading = { now: Date; language: Language }

/** The articles of a desk with how many people have read them. */
export function rowsOfDesk(db: Db, { desk, deskId }: DeskOf, { now, language }: Reading, asked: DeskAsked) {
  const { search, sort = '-updatedAt', state } = asked
  const listed = sql<ArticleListRow>`(select article.uuid as id, ${titleIn(language)} as title, article.updated_at, article.publish_at,
      ${iso('article.publish_at')} as "publishAt", ${iso('article.updated_at')} as "updatedAt", article.pinned,
      article.open, ${sql.raw(personName('app_user'))} as author,
      (select count(*)::int from article_read seen where seen.article_uuid = article.uuid) as reads,
      case when article.archived_at is not null then 'archived' when article.publish_at is null then 'draft'
        when article.publish_at > (select ${momentOf(now)}) then 'scheduled' else 'published' end as state
    from article
    join placed_person app_user on app_user.id = article.author_id
    where article.desk = ${desk} and article.desk_id = ${deskId}
      and (${search} = '' or ${contains(search, sql`article.words`)}))`
  return db
    .selectFrom(listed.as('listed'))
    .select(['id', 'title', 'state', 'publishAt', 'pinned', 'open', 'author', 'updatedAt', 'reads'])
    .$if(state === undefined, (some) => some.where('listed.state', '<>', 'archived'))
    .$if(state !== undefined, (some) => some.where('listed.state', '=', state ?? 'draft'))
    .orderBy(ordered(orders, sort, sql`listed.id`))
}

const country = JSON.stringify(deskWords['article.country'])

/** What lies within a desk's reach, the widest places first. */
function within({ desk, deskId }: DeskOf): RawBuilder<NamedPlace & { rank: number }> {
  const isAll = desk === 'country' || desk === 'platform'
  const id = (of: DeskOf['desk']) => (desk === of ? deskId : 0)
  return sql`(select 1 as rank, 'country' as kind, 0 as id,
      ${country}::jsonb as name where ${isAll}
    union all select 2, 'region', region.id::int, region.name from region where ${isAll} or region.id = ${id('region')}
    union all select 3, 'department', department.id, department.name from department
      where ${isAll} or department.region_id = ${id('region')} or department.id = ${id('department')}
    union all select 4, 'school', school.id, school.name from known_school school
      where school.blocked_at is null and (${isAll} or school.region_id = ${id('region')}
        or school.department_id = ${id('department')} or school.id = ${id('school')}))`
}

/** Places within reach that are called so, at most fifty. */
export async function placesWithin(db: Db, desk: DeskOf, search: string): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`select place.kind, place.id, place.name from ${within(desk)} place
    where ${search} = '' or ${contains(search, sql`concat_ws(' ', place.name ->> 'kz', place.name ->> 'ru', place.name ->> 'en')`)}
    order by place.rank, place.name ->> 'kz' collate "und-x-icu", place.id limit 50`.execute(db)
  return rows
}

/** Those of some places that lie within reach, with their names. */
export async function namedWithin(db: Db, desk: DeskOf, places: readonly ArticlePlace[]): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`select place.kind, place.id, place.name from ${within(desk)} place
    join unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ id }) => id)}::int[]) as asked (kind, id)
      on asked.kind = place.kind and asked.id = place.id
    order by place.rank, place.name ->> 'kz' collate "und-x-icu", place.id`.execute(db)
  return rows
}

/** The pictures that were added to an article. */
export async function filesOf(db: Db, uuid: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`select held.file_uuid as uuid from article_file held
    where held.article_uuid = ${uuid} order by held.file_uuid`.execute(db)
  return rows.map((file) => file.uuid)
}

export async function nameOf(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{
    name: string
  }>`select ${sql.raw(personName('app_user'))} as name from placed_person app_user where app_user.id = ${userId}`.execute(
    db,
  )
  return rows[0]?.name ?? ''
}

/** The last fifty versions, newest first. */
export async function versionsOf(db: Db, uuid: string): Promise<ArticleVersion[]> {
  const { rows } = await sql<ArticleVersion>`select kept.version, ${sql.raw(personName('app_user'))} as by,
      ${iso('kept.at')} as at, coalesce(kept.content #>> '{texts,kz,title}', kept.content #>> '{texts,ru,title}',
        kept.content #>> '{texts,en,title}', '') as title
    from article_version kept
    join placed_person app_user on app_user.id = kept.by_user_id
    where kept.article_uuid = ${uuid} order by kept.version desc limit 50`.execute(db)
  return rows
}

export async function versionOf(db: Db, uuid: string, version: number): Promise<unknown> {
  const { rows } = await sql<{ content: unknown }>`select kept.content from article_version kept
    where kept.article_uuid = ${uuid} and kept.version = ${version}`.execute(db)
  return rows[0]?.content
}
