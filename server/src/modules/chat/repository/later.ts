import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type LaterRow = { id: string; uuid: string; text: string; sendAt: Date }

type Whose = { schoolId: number; authorId: number }

/** What an author has waiting in a talk, the next first. */
export async function laterOf(db: Db, { schoolId, authorId }: Whose, uuid: string): Promise<LaterRow[]> {
  const { rows } = await sql<LaterRow>`select w.id, w.conversation_uuid as uuid, w.body as text, w.send_at as "sendAt"
    from message_later w where w.school_id = ${schoolId}::int and w.conversation_uuid = ${uuid}::uuid
      and w.author_id = ${authorId}::int order by w.send_at, w.created_at, w.id`.execute(db)
  return rows
}

export async function keepLater(db: Db, { schoolId, authorId }: Whose, row: LaterRow, now: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into message_later (school_id, id, conversation_uuid, author_id, body, send_at, created_at)
    values (${schoolId}, ${row.id}, ${row.uuid}, ${authorId}, ${row.text}, ${row.sendAt}, ${now})
    on conflict (school_id, author_id, id) do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Takes a waiting message away and answers it; nothing when it was taken back or has left. */
export async function takeLater(db: Db, { schoolId, authorId }: Whose, id: string): Promise<LaterRow | undefined> {
  const { rows } = await sql<LaterRow>`delete from message_later where school_id = ${schoolId}::int
      and author_id = ${authorId}::int and id = ${id}::uuid
    returning id, conversation_uuid as uuid, body as text, send_at as "sendAt"`.execute(db)
  return rows[0]
}
