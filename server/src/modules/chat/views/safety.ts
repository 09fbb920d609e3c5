import type { Report } from '@qalam/contract/chat/endpoints/safety.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { personName } from '#vocabulary/people.ts'

export type TalkReportRow = Pick<
  Report,
  'uuid' | 'conversationUuid' | 'seq' | 'reason' | 'words' | 'text' | 'author' | 'by'
> & {
  at: Date
  dueAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  outcome: 'groundless' | 'talked' | 'measures' | null
  note: string
  total: number
}

/** Reports of a school: open ones by their deadline, decided ones the latest first. */
export async function reportsOf(
  db: Db,
  schoolId: number,
  { decided, page }: { decided: boolean; page: number },
): Promise<TalkReportRow[]> {
  const { rows } =
    await sql<TalkReportRow>`select r.uuid, r.conversation_uuid as "conversationUuid", r.seq, r.reason, r.words,
      r.body as text, ${sql.raw(personName('a'))} as author, ${sql.raw(personName('b'))} as by, r.at,
      r.due_at as "dueAt", case when r.decided_at is not null then ${sql.raw(personName('d'))} end as "decidedBy",
      r.decided_at as "decidedAt", r.outcome, r.note, count(*) over ()::int as total
    from message_report r
    join message m on m.school_id = r.school_id and m.conversation_uuid = r.conversation_uuid and m.seq = r.seq
    join placed_person a on a.id = m.author_id
    join placed_person b on b.id = r.by_user_id
    left join placed_person d on d.school_id = r.school_id and d.id = r.decided_by
    where r.school_id = ${schoolId}::int and (r.decided_at is not null) = ${decided}::bool
    order by case when ${decided}::bool then r.decided_at end desc, r.due_at, r.uuid
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export type ListedOpening = {
  uuid: string
  conversationUuid: string
  people: string[]
  reason: string
  askedBy: string
  askedById: number
  askedRole: string
  askedAt: Date
  decidedBy: string | null
  agreed: boolean | null
  until: Date | null
  readings: number
  total: number
}

/** Openings of a school, the latest first, with the names of a direct talk's two. */
export async function openingsIn(db: Db, schoolId: number, page: number): Promise<ListedOpening[]> {
  const { rows } = await sql<ListedOpening>`select o.uuid, o.conversation_uuid as "conversationUuid", o.reason,
      coalesce((select json_agg(${sql.raw(personName('u'))} order by u.id) from placed_person u where u.id in (c.first_id, c.second_id)), '[]') as people,
      ${sql.raw(personName('a'))} as "askedBy", o.asked_by as "askedById", coalesce(a.subrole, a.role) as "askedRole",
      o.asked_at as "askedAt", case when d.id is not null then ${sql.raw(personName('d'))} end as "decidedBy",
      o.agreed, o.until, (select count(*)::int from safety_reading r where r.school_id = o.school_id
        and r.opening_uuid = o.uuid) as readings, count(*) over ()::int as total
    from safety_opening o
    join conversation c on c.school_id = o.school_id and c.uuid = o.conversation_uuid
    join placed_person a on a.school_id = o.school_id and a.id = o.asked_by
    left join placed_person d on d.school_id = o.school_id and d.id = o.decided_by
    where o.school_id = ${schoolId}::int order by o.asked_at desc, o.uuid
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

export type LogRow = {
  seq: number
  author: string
  by: string
  act: 'written' | 'edited' | 'taken-back'
  text: string
  at: Date
}

/** What was written, changed and taken back in a talk, the latest 200 before a number. */
export async function logOf(db: Db, schoolId: number, uuid: string, before: number | undefined): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`select o.seq, ${sql.raw(personName('a'))} as author,
      ${sql.raw(personName('b'))} as by, o.act, o.body as text, o.at
    from message_original o
    join placed_person a on a.id = o.author_id
    join placed_person b on b.id = o.by_user_id
    where o.school_id = ${schoolId}::int and o.conversation_uuid = ${uuid}::uuid
      and (${before ?? null}::int is null or o.seq < ${before ?? null}::int)
    order by o.id desc limit 200`.execute(db)
  return rows.toReversed()
}

/** Who looks after safety in a school: its directors and social workers. */
export async function guardiansOf(db: Db, schoolId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from placement u where u.school_id = ${schoolId}::int
    and u.archived_at is null and coalesce(u.subrole, u.role) in ('director', 'social_worker') limit 100`.execute(db)
  return rows.map(({ id }) => id)
}
