import type { Hours } from '@qalam/contract/chat/rules/quiet.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Whose = { schoolId: number; userId: number }

export async function storeHours(db: Db, { schoolId, userId }: Whose, hours: Hours | null): Promise<void> {
  if (hours === null) {
    await sql`delete from chat_hours where school_id = ${schoolId}::int and user_id = ${userId}::int`.execute(db)
    return
  }
  await sql`insert into chat_hours (school_id, user_id, from_time, until_time)
    values (${schoolId}, ${userId}, ${hours.from}::time, ${hours.until}::time)
    on conflict (school_id, user_id) do update set from_time = excluded.from_time, until_time = excluded.until_time`.execute(
    db,
  )
}

export type Phrase = { uuid: string; text: string }

export async function phrasesOf(db: Db, { schoolId, userId }: Whose): Promise<Phrase[]> {
  const { rows } = await sql<Phrase>`select f.uuid, f.body as text from chat_phrase f
    where f.school_id = ${schoolId}::int and f.user_id = ${userId}::int order by f.created_at, f.uuid`.execute(db)
  return rows
}

export async function keepPhrase(
  db: Db,
  { schoolId, userId }: Whose,
  { uuid, text }: Phrase,
  now: Date,
): Promise<void> {
  await sql`insert into chat_phrase (school_id, uuid, user_id, body, created_at)
    values (${schoolId}, ${uuid}, ${userId}, ${text}, ${now}) on conflict do nothing`.execute(db)
}

export async function dropPhrase(db: Db, { schoolId, userId }: Whose, uuid: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from chat_phrase where school_id = ${schoolId}::int
    and user_id = ${userId}::int and uuid = ${uuid}::uuid`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
