import type { CalendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

/** Somebody whose lessons a reader may have; a child may go to any school, so the school comes with the person. */
export type FeedOwner = CalendarFeed & { schoolId: number }

const columns = sql`u.school_id as "schoolId", u.id as "userId", ${sql.raw(personName('u'))} as name,
  to_char(f.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since`

const feed = (readerId: number) => sql`left join calendar_feed f
  on f.school_id = u.school_id and f.user_id = u.id and f.reader_id = ${readerId}`

async function read(db: Db, query: RawBuilder<FeedOwner>): Promise<FeedOwner[]> {
  return (await query.execute(db)).rows
}

/** The caller as somebody who has lessons. */
export const selfOf = (db: Db, schoolId: number, userId: number): Promise<FeedOwner[]> =>
  read(
    db,
    sql`select ${columns}, true as own from placed_person u ${feed(userId)}
      where u.school_id = ${schoolId} and u.id = ${userId} and u.archived_at is null`,
  )

/** The children of a parent, across schools. */
export const childrenOf = (db: Db, parentId: number): Promise<FeedOwner[]> =>
  read(
    db,
    sql`select ${columns}, false as own from family_tie g
      join placed_person u on u.school_id = g.school_id and u.id = g.student_id ${feed(parentId)}
      where g.parent_id = ${parentId} and u.archived_at is null
      order by u.surname, u.firstname, u.id`,
  )

export type FeedRow = {
  userId: number
  readerId: number
  role: string
  readerRole: string
  name: string
  language: Language
}

/**
 * The feed behind a hash, while its reader may see it: whoever left the school or is blocked there, and whoever is no longer
 * a parent of the child, sees nothing.
 */
export async function feedBy(db: Db, schoolId: number, hash: Buffer): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    select f.user_id as "userId", f.reader_id as "readerId", u.role, r.role as "readerRole",
      ${sql.raw(personName('u'))} as name, f.language
    from calendar_feed f
    join known_school s on s.id = f.school_id and s.blocked_at is null
    join placed_person u on u.school_id = f.school_id and u.id = f.user_id and u.archived_at is null
    join placement r on r.id = f.reader_id and r.archived_at is null
    left join account a on a.person_id = r.person_id
    where f.school_id = ${schoolId} and f.hash = ${hash} and a.blocked_at is null
      and (f.reader_id = f.user_id or exists (select from family_tie g
        where g.school_id = f.school_id and g.student_id = f.user_id and g.parent_id = f.reader_id))`.execute(db)
  return rows[0]
}
