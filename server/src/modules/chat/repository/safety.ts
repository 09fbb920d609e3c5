import type { reportOutcomes, reportReasons } from '@qalam/contract/chat/rules/limits.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type NewReport = {
  uuid: string
  conversationUuid: string
  seq: number
  reason: (typeof reportReasons)[number]
  words: string
  text: string
  by: number
  at: Date
  dueAt: Date
}

/** Keeps a report; false when this person has reported the message before. */
export async function storeReport(db: Db, schoolId: number, report: NewReport): Promise<boolean> {
  const { uuid, conversationUuid, seq, reason, words, text, by, at, dueAt } = report
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('message_report')
    .values({
      ...{ school_id: schoolId, uuid, conversation_uuid: conversationUuid, seq, reason, words, body: text },
      ...{ by_user_id: by, at, due_at: dueAt },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

type Decided = { by: number; at: Date; outcome: (typeof reportOutcomes)[number]; note: string }

/** Decides a report that is open; false when somebody was quicker. */
export async function decideReport(db: Db, schoolId: number, uuid: string, decided: Decided): Promise<boolean> {
  const { by, at, outcome, note } = decided
  const { numAffectedRows = 0n } = await sql`update message_report set decided_by = ${by}::int, decided_at = ${at},
      outcome = ${outcome}, note = ${note}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid and decided_at is null`.execute(db)
  return numAffectedRows > 0n
}

export async function isReported(db: Db, schoolId: number, uuid: string): Promise<boolean> {
  const { rows } = await sql`select from message_report r where r.school_id = ${schoolId}::int
    and r.uuid = ${uuid}::uuid`.execute(db)
  return rows.length > 0
}

type Asked = { uuid: string; conversationUuid: string; reason: string; by: number; at: Date }

export async function askOpening(db: Db, schoolId: number, { uuid, conversationUuid, reason, by, at }: Asked) {
  await db
    .insertInto('safety_opening')
    .values({
      ...{ school_id: schoolId, uuid, conversation_uuid: conversationUuid, reason, asked_by: by, asked_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type OpeningRow = {
  conversationUuid: string
  askedBy: number
  askedRole: string
  agreed: boolean | null
  until: Date | null
}

/** An opening, held until the transaction is over. */
export async function openingCalled(db: Db, schoolId: number, uuid: string): Promise<OpeningRow | undefined> {
  const { rows } = await sql<OpeningRow>`select o.conversation_uuid as "conversationUuid", o.asked_by as "askedBy",
      coalesce(u.subrole, u.role) as "askedRole", o.agreed, o.until
    from safety_opening o join placement u on u.school_id = o.school_id and u.id = o.asked_by
    where o.school_id = ${schoolId}::int and o.uuid = ${uuid}::uuid for update of o`.execute(db)
  return rows[0]
}

type Answered = { by: number; at: Date; agreed: boolean; until: Date | null }

export async function decideOpening(db: Db, schoolId: number, uuid: string, { by, at, agreed, until }: Answered) {
  await sql`update safety_opening set decided_by = ${by}::int, decided_at = ${at}, agreed = ${agreed}, until = ${until}
    where school_id = ${schoolId}::int and uuid = ${uuid}::uuid`.execute(db)
}

/** Who looked into an opened talk, and when. */
export async function logReading(db: Db, schoolId: number, openingUuid: string, { by, at }: { by: number; at: Date }) {
  await db
    .insertInto('safety_reading')
    .values({ school_id: schoolId, opening_uuid: openingUuid, by_user_id: by, at })
    .execute()
}
