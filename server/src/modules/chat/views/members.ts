import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'
import type { TalkRow } from './audience.ts'

/** What somebody is called. */
export async function nameOf(db: Db, personId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${sql.raw(personName('p'))} as name from known_person p
    where p.id = ${personId}::int`.execute(db)
  return rows[0]?.name ?? ''
}

/** Students among those who take part, by name, and whether each is muted. */
export async function membersOf(
  db: Db,
  { schoolId, uuid }: TalkRow,
  ids: readonly number[],
): Promise<{ userId: number; name: string; muted: boolean }[]> {
  const name = sql.raw(personName('u'))
  const { rows } = await sql<{ userId: number; name: string; muted: boolean }>`select u.id as "userId", ${name} as name,
      m.muted_at is not null as muted
    from placed_person u
    left join conversation_member m on m.school_id = ${schoolId}::int and m.conversation_uuid = ${uuid}::uuid
      and m.user_id = u.id
    where u.school_id = ${schoolId}::int and u.id = any(${ids}::int[]) and u.role = 'student'
    order by ${name} collate "und-x-icu", u.id limit 200`.execute(db)
  return rows.map(({ userId, name: shown, muted }) => ({ userId, name: shown, muted: muted ?? false }))
}
