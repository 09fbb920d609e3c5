import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import type { Template } from '@qalam/contract/support/api.ts'
import type { ticketStates, TicketType } from '@qalam/contract/support/rules.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type TicketState = (typeof ticketStates)[number]

type New = {
  userId: number
  schoolId: number | null
  draft: TicketDraft
  fileUuid: string | null
  now: Date
}

/** The number of the request; of the one that came before under the same uuid by the same person. Null: somebody else's. */
export async function insertTicket(db: Db, { userId, schoolId, draft, fileUuid, now }: New): Promise<number | null> {
  const { uuid, ...content } = draft
  await sql`insert into support_ticket (uuid, user_id, school_id, type, content, file_uuid, state, created_at, moved_at)
    values (${uuid}, ${userId}, ${schoolId}, ${draft.type}, ${JSON.stringify(content)}::jsonb, ${fileUuid}, 'new', ${now}, ${now})
    on conflict (uuid) do nothing`.execute(db)
  const { rows } = await sql<{ number: number }>`select number from support_ticket
    where uuid = ${uuid} and user_id = ${userId}`.execute(db)
  return rows[0]?.number ?? null
}

/** A picture that this person has uploaded and that is small enough. */
export async function ownImage(db: Db, fileUuid: string, userId: number, most: number): Promise<boolean> {
  const { rows } = await sql`select from stored_file where uuid = ${fileUuid} and owner_id = ${userId}
    and mime like 'image/%' and bytes < ${most}`.execute(db)
  return rows.length > 0
}

export type TicketFacts = {
  uuid: string
  userId: number
  schoolId: number | null
  type: TicketType
  state: TicketState
  agentId: number | null
  rating: number | null
  movedAt: Date
}

/** A request as it stands; `lock` holds its row, so that two writers come one after another. */
export async function ticketOf(db: Db, uuid: string, lock: 'lock' | 'look' = 'look'): Promise<TicketFacts | null> {
  const { rows } = await sql<TicketFacts>`select uuid, user_id as "userId", school_id as "schoolId", type, state,
      agent_id as "agentId", rating, moved_at as "movedAt"
    from support_ticket where uuid = ${uuid} ${sql.raw(lock === 'lock' ? 'for update' : '')}`.execute(db)
  return rows[0] ?? null
}

export type Line = { uuid: string; userId: number; byAgent: boolean; text: string; state: TicketState; now: Date }

/** Adds a message under the next number and moves the request. False: this message stood already. */
export async function addLine(db: Db, ticketUuid: string, was: TicketState, line: Line): Promise<boolean> {
  const { uuid, userId, byAgent, text, state, now } = line
  const { numAffectedRows } = await sql`with next as (
      update support_ticket set last_seq = last_seq + 1, state = ${state}, moved_at = ${now}
      where uuid = ${ticketUuid} and not exists (
        select from support_message where user_id = ${userId} and uuid = ${uuid})
      returning last_seq)
    insert into support_message (ticket_uuid, seq, uuid, user_id, by_agent, text, state, at)
    select ${ticketUuid}, next.last_seq, ${uuid}, ${userId}, ${byAgent}, ${text}, ${state === was ? null : state}, ${now}
    from next`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function setAgent(db: Db, uuid: string, agentId: number | null): Promise<void> {
  await sql`update support_ticket set agent_id = ${agentId} where uuid = ${uuid}`.execute(db)
}

/** False when it is not over, or was rated. */
export async function setRating(db: Db, uuid: string, rating: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update support_ticket set rating = ${rating}
    where uuid = ${uuid} and state = 'closed' and rating is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export async function templatesOf(db: Db, schoolId: number): Promise<Template[]> {
  const { rows } = await sql<Template>`select uuid, title, text from support_template
    where school_id = ${schoolId} order by title, uuid limit 200`.execute(db)
  return rows
}

export async function keepTemplate(db: Db, schoolId: number, { uuid, title, text }: Template): Promise<void> {
  await sql`insert into support_template (school_id, uuid, title, text) values (${schoolId}, ${uuid}, ${title}, ${text})
    on conflict (school_id, uuid) do update set title = excluded.title, text = excluded.text`.execute(db)
}

export async function dropTemplate(db: Db, schoolId: number, uuid: string): Promise<void> {
  await sql`delete from support_template where school_id = ${schoolId} and uuid = ${uuid}`.execute(db)
}

export async function isAgent(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from support_agent where school_id = ${schoolId} and user_id = ${userId}`.execute(
    db,
  )
  return rows.length > 0
}

export async function nameAgent(db: Db, schoolId: number, userId: number, answers: boolean): Promise<void> {
  if (!answers) await sql`delete from support_agent where school_id = ${schoolId} and user_id = ${userId}`.execute(db)
  else
    await sql`insert into support_agent (school_id, user_id) values (${schoolId}, ${userId})
      on conflict do nothing`.execute(db)
}
