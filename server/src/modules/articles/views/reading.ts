import type { ArticlesAsked } from '@qalam/contract/articles/api.ts'
import type { ArticleDesk } from '@qalam/contract/articles/article.ts'
import { type ArticleAudience, type ArticlePlace, placesAround } from '@qalam/contract/articles/audience.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/db.ts'
import { momentOf } from '#platform/db/moment.ts'
import { named } from '#platform/db/named.ts'
import { contains, ordered } from '#platform/db/page.ts'

/** Who reads, and in which places: a parent is where the children are, everybody else where they are themselves. */
function placesOf(actor: Actor): RawBuilder<unknown> {
  if (actor.role !== 'parent') {
    const places = placesAround(actor)
    return sql`(select * from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ id }) => id)}::int[]))`
  }
  return sql`(select 'country', 0 union select around.place, around.id from family_tie guardian
    join placement child on child.school_id = guardian.school_id and child.id = guardian.student_id
      and child.archived_at is null
    join known_school school on school.id = guardian.school_id and school.blocked_at is null
    cross join lateral (values ('school', school.id), ('department', school.department_id),
      ('region', school.region_id)) as around (place, id)
    where guardian.parent_id = ${actor.userId} and around.id is not null)`
}

/** Whether a row names the reader: one of the places, and there the role. */
const addressedTo = (actor: Actor) => sql<boolean>`article.uuid in (
  select aimed.article_uuid from article_audience aimed
  join ${placesOf(actor)} as mine (place, id) on aimed.place = mine.place and aimed.place_id = mine.id
  where ${actor.role} = any(aimed.roles))`

/** Whether it has come out, by the clock of the database. */
export const hasComeOut = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`article.publish_at <= (select ${momentOf(now)})`

export const nameOfDesk = sql<Named | null>`case article.desk
    when 'school' then (select school.name from known_school school where school.id = article.desk_id)
    when 'department' then (select department.name from department where department.id = article.desk_id)
    when 'region' then (select region.name from region where region.id = article.desk_id) end`

export type CardRow = {
  uuid: string
  desk: ArticleDesk
  from_name: Named | null
  heads: unknown
  cover_file: string | null
  cover_alt: string
  publish_at: Date
  pinned: boolean
  read: boolean
}

const orders = { publishedAt: [sql`listed.publish_at`] }

/** What is addressed to a reader and has come out: pinned first, then as asked. */
export function cardsFor(db: Db, actor: Actor, now: Date, asked: ArticlesAsked) {
  const { search, sort = '-publishedAt', shelf, unread, from } = asked
  const listed = sql<CardRow>`(select article.uuid, article.desk, ${nameOfDesk} as from_name, article.heads,
      article.cover_file, article.cover_alt, article.publish_at, article.pinned, seen.at is not null as read
    from article
    left join article_read seen on seen.article_uuid = article.uuid and seen.user_id = ${actor.userId}
    where ${addressedTo(actor)} and ${hasComeOut(now)}
      and (article.archived_at is not null) = ${shelf === 'archive'}
      and (${unread === '1'} = false or seen.at is null)
      and (${from ?? ''} = '' or (article.desk = 'school') = (${from ?? ''} = 'school'))
      and (${search} = '' or ${contains(search, sql`article.words`)}))`
  return db
    .selectFrom(listed.as('listed'))
    .selectAll()
    .orderBy('listed.pinned', 'desc')
    .orderBy(ordered(orders, sort, sql`listed.uuid`))
}

/** How many articles of the shelf of news a reader has not read; it stops at a hundred. */
export async function unreadFor(db: Db, actor: Actor, now: Date): Promise<number> {
  const { rows } = await named(
    actor.role === 'parent' ? 'articles-unread-for-parent' : 'articles-unread',
    sql<{ count: number }>`select count(*)::int as count from (select from article
      where ${addressedTo(actor)} and ${hasComeOut(now)} and article.archived_at is null
        and not exists (select from article_read seen
          where seen.article_uuid = article.uuid and seen.user_id = ${actor.userId}) limit 100) fresh`,
  ).execute(db)
  return rows[0]?.count ?? 0
}

export type OneRow = CardRow & {
  desk_id: number
  bodies: unknown
  gallery: unknown
  open: boolean
  archived_at: Date | null
  audience: (ArticlePlace & { roles: ArticleAudience['roles'] })[]
  /** Where the reader is. */
  places: ArticlePlace[]
  files: string[]
}

/** One article that has come out, with whom it is addressed to and where the reader is. */
export async function articleOf(db: Db, uuid: string, actor: Actor, now: Date): Promise<OneRow | undefined> {
  const { rows } = await named(
    actor.role === 'parent' ? 'articles-one-for-parent' : 'articles-one',
    sql<OneRow>`select article.uuid, article.desk, article.desk_id, ${nameOfDesk} as from_name, article.heads,
      article.bodies, article.gallery, article.open, article.cover_file, article.cover_alt, article.publish_at,
      article.pinned, article.archived_at, seen.at is not null as read,
      coalesce((select jsonb_agg(jsonb_build_object('kind', aimed.place, 'id', aimed.place_id, 'roles', aimed.roles))
        from article_audience aimed where aimed.article_uuid = article.uuid), '[]') as audience,
      coalesce((select jsonb_agg(jsonb_build_object('kind', mine.place, 'id', mine.id))
        from ${placesOf(actor)} as mine (place, id)), '[]') as places,
      array(select held.file_uuid::text from article_file held where held.article_uuid = article.uuid) as files
    from article
    left join article_read seen on seen.article_uuid = article.uuid and seen.user_id = ${actor.userId}
    where article.uuid = ${uuid} and ${hasComeOut(now)}`,
  ).execute(db)
  return rows[0]
}
