import type { Reaction } from '@qalam/contract/chat/shapes.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { TalkRow } from '../views/audience.ts'

type Of = Pick<TalkRow, 'schoolId' | 'uuid'>

export type NewMessage = {
  id: string
  authorId: number
  text: string
  at: Date
  tellAt: Date
  replyTo: number | null
  template: 'absence' | null
  urgent: string | null
}

/** What an author's id was used for. */
export async function messageCalled(
  db: Db,
  schoolId: number,
  authorId: number,
  id: string,
): Promise<{ uuid: string; seq: number; text: string; changed: boolean } | undefined> {
  const { rows } = await sql<{ uuid: string; seq: number; text: string; changed: boolean }>`
    select m.conversation_uuid as uuid, m.seq, m.body as text,
      m.edited_at is not null or m.taken_back_at is not null as changed
    from message m where m.school_id = ${schoolId}::int and m.author_id = ${authorId}::int and m.id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** The next message of a talk that is held: its number is the one after the last; null when the id was used meanwhile. */
export async function append(db: Db, { schoolId, uuid }: Of, message: NewMessage): Promise<number | null> {
  const { id, authorId, text, at, tellAt, replyTo, template, urgent } = message
  const { rows } = await sql<{ seq: number }>`with added as (
      insert into message (school_id, conversation_uuid, seq, id, author_id, body, at, tell_at, reply_to, template, urgent_reason)
      select c.school_id, c.uuid, c.last_seq + 1, ${id}::uuid, ${authorId}::int, ${text}, ${at}::timestamptz,
        ${tellAt}::timestamptz, ${replyTo}::int, ${template}, ${urgent}
      from conversation c where c.school_id = ${schoolId}::int and c.uuid = ${uuid}::uuid
      on conflict (school_id, author_id, id) do nothing
      returning seq)
    update conversation set last_seq = added.seq, last_at = ${at}::timestamptz from added
    where conversation.school_id = ${schoolId}::int and conversation.uuid = ${uuid}::uuid
    returning added.seq`.execute(db)
  return rows[0]?.seq ?? null
}

export type Logged = {
  seq: number
  authorId: number
  by: number
  act: 'written' | 'edited' | 'taken-back'
  text: string
}

/** Keeps what was written where a minor takes part: for an edit and a taking back what stood before. */
export async function log(db: Db, { schoolId, uuid }: Of, entry: Logged, at: Date): Promise<void> {
  const { seq, authorId, by, act, text } = entry
  await db
    .insertInto('message_original')
    .values({
      ...{ school_id: schoolId, conversation_uuid: uuid, seq, author_id: authorId },
      ...{ act, body: text, by_user_id: by, at },
    })
    .execute()
}

export type MessageRow = { seq: number; authorId: number; text: string; at: Date; takenBack: boolean }

export async function messageAt(db: Db, { schoolId, uuid }: Of, seq: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select m.seq, m.author_id as "authorId", m.body as text, m.at,
      m.taken_back_at is not null as "takenBack"
    from message m where m.school_id = ${schoolId}::int and m.conversation_uuid = ${uuid}::uuid
      and m.seq = ${seq}::int for update`.execute(db)
  return rows[0]
}

export async function rewrite(db: Db, { schoolId, uuid }: Of, seq: number, text: string, now: Date): Promise<void> {
  await sql`update message set body = ${text}, edited_at = ${now} where school_id = ${schoolId}::int
    and conversation_uuid = ${uuid}::uuid and seq = ${seq}::int`.execute(db)
}

/** Takes the words and the signs off; a stub with its number stays. Its files are kept with the log and shown to nobody. */
export async function takeBack(
  db: Db,
  { schoolId, uuid }: Of,
  seq: number,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  await sql`update message set body = '', taken_back_at = ${now}, taken_back_by = ${by}::int, urgent_reason = null
    where school_id = ${schoolId}::int and conversation_uuid = ${uuid}::uuid and seq = ${seq}::int`.execute(db)
  await sql`delete from message_reaction where school_id = ${schoolId}::int and conversation_uuid = ${uuid}::uuid
    and seq = ${seq}::int`.execute(db)
}

export async function react(
  db: Db,
  { schoolId, uuid }: Of,
  { seq, userId, kind }: { seq: number; userId: number; kind: Reaction | null },
): Promise<void> {
  if (kind === null) {
    await sql`delete from message_reaction where school_id = ${schoolId}::int and conversation_uuid = ${uuid}::uuid
      and seq = ${seq}::int and user_id = ${userId}::int`.execute(db)
    return
  }
  await sql`insert into message_reaction (school_id, conversation_uuid, seq, user_id, kind)
    values (${schoolId}, ${uuid}, ${seq}, ${userId}, ${kind})
    on conflict (school_id, conversation_uuid, seq, user_id) do update set kind = excluded.kind`.execute(db)
}

export async function hold(db: Db, { schoolId, uuid }: Of, seq: number, files: readonly { uuid: string }[]) {
  await db
    .insertInto('message_file')
    .values(
      files.map((file, position) => ({
        ...{ school_id: schoolId, conversation_uuid: uuid, seq, file_uuid: file.uuid, position },
      })),
    )
    .execute()
}

/** How often a person has sent these words since an instant. */
export async function equalSince(
  db: Db,
  schoolId: number,
  { authorId, text, since }: { authorId: number; text: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from message m
    where m.school_id = ${schoolId}::int and m.author_id = ${authorId}::int and m.at >= ${since}
      and lower(m.body) = lower(${text})`.execute(db)
  return rows[0]?.count ?? 0
}
