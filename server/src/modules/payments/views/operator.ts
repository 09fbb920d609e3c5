import { sql } from 'kysely'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import type { Db } from '#platform/db/db.ts'

export type Looked = { id: number; provider: string; event: string; at: Date; verdict: string; reason: string | null }

/** Messages of the last month that were refused, fit no order, or tell of money that is not there any more. */
export async function messagesToLookAt(db: Db, now: Date): Promise<Looked[]> {
  const { rows } =
    await sql<Looked>`select m.id::float8 as id, m.provider, m.event, m.received_at as at, m.verdict, m.reason
    from money_message m where (m.verdict in ('refused', 'unknown') or (m.verdict = 'noted' and m.reason is not null))
      and m.received_at > ${daysAfter(now, -30)}
    order by m.id desc limit 200`.execute(db)
  return rows
}

export type StatementLine = { at: Date; kind: string; currency: string; amount: number; number: number | null }

/** Every movement of a person, the oldest first. */
export async function statementOf(db: Db, personId: number): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`select t.at, t.kind, a.currency, e.amount::float8 as amount, o.number
    from money_entry e join money_account a on a.id = e.account_id join money_transfer t on t.uuid = e.transfer_uuid
    left join money_order o on o.uuid = t.order_uuid
    where a.person_id = ${personId} order by e.id limit 100000`.execute(db)
  return rows
}
