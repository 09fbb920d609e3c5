import { daysAfter } from '@qalam/contract/payments/rules.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tables } from '#platform/db/db.ts'

export type RefundRow = Selectable<Tables['money_refund']>

export async function storeRefund(db: Db, refund: Insertable<Tables['money_refund']>): Promise<void> {
  await db.insertInto('money_refund').values(refund).execute()
}

export async function setRefund(db: Db, uuid: string, change: Updateable<Tables['money_refund']>): Promise<void> {
  await db.updateTable('money_refund').set(change).where('uuid', '=', uuid).execute()
}

export const refundsOf = (db: Db, orderUuid: string): Promise<RefundRow[]> =>
  db.selectFrom('money_refund').selectAll().where('order_uuid', '=', orderUuid).orderBy('at').execute()

/** Those that the bank has not answered yet. */
export const openRefunds = (db: Db): Promise<RefundRow[]> =>
  db.selectFrom('money_refund').selectAll().where('state', '=', 'sent').orderBy('at').limit(200).execute()

/** Taken by one process for two minutes; false where another one has it. */
export async function claimRefund(db: Db, uuid: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('money_refund')
    .set({ claimed_at: now })
    .where('uuid', '=', uuid)
    .where('state', '=', 'sent')
    .where((is) => is.or([is('claimed_at', 'is', null), is('claimed_at', '<=', daysAfter(now, -2 / 1440))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The transfer by which an order was paid, or by which somebody's money was set aside for its refund. */
export async function transferOf(db: Db, orderUuid: string, kind: 'buy' | 'hold' | 'receive'): Promise<string | null> {
  const query = db.selectFrom('money_transfer').select('uuid').where('order_uuid', '=', orderUuid)
  const row = await query.where('kind', '=', kind).orderBy('at', 'desc').executeTakeFirst()
  return row?.uuid ?? null
}

/** A bank's paper: entered by one, confirmed by another. */
export const paperOf = (db: Db, uuid: string) =>
  db.selectFrom('money_paper').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst()

export async function storePaper(db: Db, paper: Insertable<Tables['money_paper']>): Promise<void> {
  await db.insertInto('money_paper').values(paper).execute()
}

export async function confirmPaper(db: Db, uuid: string, by: string): Promise<void> {
  await db.updateTable('money_paper').set({ confirmed_by: by }).where('uuid', '=', uuid).execute()
}
