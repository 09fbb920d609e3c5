import type { SupportDeskRow, TicketMessage } from '@qalam/contract/support/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { TicketType } from '@qalam/contract/support/rules.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'
import type { TicketState } from './repository.ts'

export type TicketQuery = {
  page: number
  limit: number
  sort?: 'movedAt' | '-movedAt' | 'createdAt' | '-createdAt' | undefined
  search: string
  type?: TicketType | undefined
  closed?: '1' | undefined
  state?: TicketState | undefined
  mine?: '1' | undefined
}

/** Whose requests: those that a person asked, all, or those of a school about signing in. */
export type TicketScope = { askedBy: number } | { servedFor: number | null; userId: number }

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const asker = sql.raw(personName('app_user'))

const within = (whose: TicketScope): RawBuilder<boolean> => {
  if ('askedBy' in whose) return sql<boolean>`ticket.user_id = ${whose.askedBy}`
  return whose.servedFor === null
    ? sql<boolean>`true`
    : sql<boolean>`ticket.school_id = ${whose.servedFor} and ticket.type = 'sign_in'`
}

const narrowed = (whose: TicketScope, { search, type, closed, state, mine }: TicketQuery) => sql`${within(whose)}
  and (${type ?? null}::text is null or ticket.type = ${type ?? null})
  and (${state ?? null}::text is null or ticket.state = ${state ?? null})
  and (${'askedBy' in whose} = false or (ticket.state = 'closed') = ${closed === '1'})
  and (${mine === '1'} = false or ticket.agent_id = ${'userId' in whose ? whose.userId : 0})
  and (${search} = '' or ticket.number::text = ${search} or ${contains(search, asker)})`

const waits = sql.raw(`case ticket.state when 'closed' then 2 when 'answered' then 1 else 0 end`)
const orders = { movedAt: [sql`ticket.moved_at`], createdAt: [sql`ticket.created_at`] }

/** A page of requests with who asked and who answers. */
export async function pageOfTickets(db: Db, whose: TicketScope, asked: TicketQuery) {
  const { page, limit } = asked
  const chosen = ordered(orders, asked.sort ?? ('askedBy' in whose ? '-movedAt' : 'movedAt'), sql`ticket.number`)
  // At a desk what waits stands before what waits for who asked, and what is over comes last.
  const order = 'askedBy' in whose ? chosen : sql`${waits}, ${chosen}`
  const from = sql`from support_ticket ticket
    join placed_person app_user on app_user.id = ticket.user_id
    where ${narrowed(whose, asked)}`
  const { rows } = await sql<SupportDeskRow>`select ticket.uuid as id, ticket.number, ticket.type, ticket.state,
      coalesce(ticket.content ->> 'ticket_content', ticket.content -> 'elective_subjects' -> 0 ->> 'name_kz', '') as about,
      ${iso('ticket.created_at')} as "createdAt", ${iso('ticket.moved_at')} as "movedAt",
      ticket.state = 'answered' as answers, ${asker} as who, ticket.rating,
      (select school.name from known_school school where school.id = ticket.school_id) as school,
      (select ${sql.raw(personName('agent'))} from placed_person agent
        where agent.id = ticket.agent_id) as agent
    ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0, page, pageSize: limit }
}

export type TicketView = SupportDeskRow & {
  userId: number
  content: Readonly<Record<string, unknown>>
  subject: Named | null
  fileUuid: string | null
  agentId: number | null
}

/** One request with all that was filled in. */
export async function ticketView(db: Db, uuid: string): Promise<TicketView | null> {
  const { rows } = await sql<TicketView>`select ticket.uuid as id, ticket.number, ticket.type, ticket.state,
      coalesce(ticket.content ->> 'ticket_content', '') as about, ${iso('ticket.created_at')} as "createdAt",
      ${iso('ticket.moved_at')} as "movedAt", ticket.state = 'answered' as answers, ${asker} as who, ticket.rating,
      ticket.user_id as "userId", ticket.content, ticket.file_uuid as "fileUuid", ticket.agent_id as "agentId",
      (select school.name from known_school school where school.id = ticket.school_id) as school,
      (select subject.name from subject where subject.id = (ticket.content ->> 'subject')::int) as subject,
      (select ${sql.raw(personName('agent'))} from placed_person agent
        where agent.id = ticket.agent_id) as agent
    from support_ticket ticket
    join placed_person app_user on app_user.id = ticket.user_id
    where ticket.uuid = ${uuid}`.execute(db)
  return rows[0] ?? null
}

/** The last 500 messages of a request, oldest first; names of agents are for agents. */
export async function messagesOf(db: Db, uuid: string, readerId: number): Promise<TicketMessage[]> {
  const { rows } = await sql<TicketMessage>`select * from (
      select message.uuid, message.seq, message.by_agent as "byAgent", message.user_id = ${readerId} as mine,
        ${asker} as who, message.text, message.state, ${iso('message.at')} as at
      from support_message message
      join placed_person app_user on app_user.id = message.user_id
      where message.ticket_uuid = ${uuid} order by message.seq desc limit 500) latest order by seq`.execute(db)
  return rows
}

/** Everybody who works in a school, and whether they answer requests. */
export async function staffOf(db: Db, schoolId: number): Promise<{ id: number; name: string; answers: boolean }[]> {
  const { rows } = await sql<{ id: number; name: string; answers: boolean }>`select app_user.id, ${asker} as name,
      exists (select from support_agent where support_agent.school_id = app_user.school_id
        and support_agent.user_id = app_user.id) as answers
    from placed_person app_user
    where app_user.school_id = ${schoolId} and app_user.archived_at is null and app_user.role not in ('student', 'parent')
    order by app_user.surname, app_user.firstname, app_user.id limit 500`.execute(db)
  return rows
}

/** The names of all subjects. */
export async function subjectNames(db: Db): Promise<Named[]> {
  const { rows } = await sql<{ name: Named }>`select subject.name from subject`.execute(db)
  return rows.map(({ name }) => name)
}
