import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Name = { kz: string; ru: string; en: string }

/** What an order is for; null for a top-up. */
export async function nameOfOrder(db: Db, uuid: string): Promise<Name | null> {
  const { rows } = await sql<{ name: Name | null }>`select coalesce(p.name, i.name) as name from money_order o
    left join money_product p on p.id = o.product_id
    left join money_item i on i.kind = o.item_kind and i.id = o.item_id
    where o.uuid = ${uuid}`.execute(db)
  return rows[0]?.name ?? null
}

/** The address that banks send a receipt to. */
export async function mailOf(db: Db, personId: number): Promise<string | null> {
  const { rows } = await sql<{
    email: string | null
  }>`select p.email from known_person p where p.id = ${personId}`.execute(db)
  return rows[0]?.email || null
}

/** Whether a person has bought something by the piece, in whatever place of theirs. */
export async function ownsItem(db: Db, userId: number, kind: string, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from money_order o
    join placement b on b.id = o.beneficiary_id
    join placement u on u.person_id = b.person_id
    where u.id = ${userId} and o.kind = 'item' and o.item_kind = ${kind} and o.item_id = ${id} and o.state = 'paid'
    limit 1`.execute(db)
  return rows.length > 0
}

export type ReceiptRow = {
  /** Null in orders of before banks were asked for them. */
  number: number | null
  paidAt: Date | null
  price: number
  provider: string
  payer: string
  beneficiary: string
  months: number
  name: Name | null
  opensUntil: Date | null
  state: string
  /** What the register of the tax authority made of it; null where no register has answered. */
  fiscal: { sign: string; register: string; url: string | null } | null
}

export async function receiptOf(db: Db, uuid: string): Promise<ReceiptRow | undefined> {
  const { rows } =
    await sql<ReceiptRow>`select o.number, o.paid_at as "paidAt", o.price::float8 as price, o.provider, o.months,
      concat_ws(' ', y.surname, y.firstname) as payer, concat_ws(' ', b.surname, b.firstname) as beneficiary,
      coalesce(p.name, i.name) as name, o.opens_until as "opensUntil", o.state,
      (select jsonb_build_object('sign', f.sign, 'register', f.register, 'url', f.url)
        from money_payment q join money_fiscal f using (provider, external_id)
        where q.order_uuid = o.uuid and not f.is_return order by f.at limit 1) as fiscal
    from money_order o join known_person y on y.id = o.payer_id
    join placed_person b on b.id = o.beneficiary_id
    left join money_product p on p.id = o.product_id
    left join money_item i on i.kind = o.item_kind and i.id = o.item_id
    where o.uuid = ${uuid}`.execute(db)
  return rows[0]
}
