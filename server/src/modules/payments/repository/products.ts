import { type RawBuilder, sql } from 'kysely'
import type { Product } from '@qalam/contract/payments/shapes.ts'
import type { Db } from '#platform/db/db.ts'

export type ProductRow = Product & { isFeatured: boolean }

/** What is sold to an audience, with its periods; nothing to nobody. A director is sold what staff is sold, and for the school. */
export async function soldTo(db: Db, audience: 'family' | 'staff' | 'director' | null): Promise<ProductRow[]> {
  if (audience === null) return []
  const audiences = audience === 'director' ? ['staff', 'director'] : [audience]
  return productsWhere(db, sql`p.is_sold and p.audience = any(${audiences}::text[])`)
}

async function productsWhere(db: Db, where: RawBuilder<unknown>): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`select p.id, p.type, p.name,
      case p.audience when 'family' then 'student' when 'staff' then 'teacher' else 'school' end as "group", p.description, p.trial_days as "trialDays",
      p.is_featured as "isFeatured", p.days, p.seats, p.providers,
      coalesce((select jsonb_agg(jsonb_build_object('period', r.months, 'price', r.price,
        'pricePerMonth', r.price / r.months) order by r.months) from money_price r where r.product_id = p.id), '[]') as "listPeriod"
    from money_product p where ${where} order by p.id limit 50`.execute(db)
  return rows
}

export async function typeOfProduct(db: Db, id: number): Promise<string> {
  const { type } = await db.selectFrom('money_product').select('type').where('id', '=', id).executeTakeFirstOrThrow()
  return type
}

/** Today's price of so many months; null where they are not sold. */
export async function priceOf(db: Db, productId: number, months: number): Promise<number | null> {
  const query = db.selectFrom('money_price').select('price').where('product_id', '=', productId)
  const row = await query.where('months', '=', months).executeTakeFirst()
  return row ? Number(row.price) : null
}

export async function itemOf(db: Db, kind: string, id: number) {
  return db.selectFrom('money_item').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
}

type ShopRow = {
  key: 'teacher' | 'school'
  name: { kz: string; ru: string; en: string }
  price: number
  productId: number
}

/** The teacher's month and the school's year, as the shop shows them (C-MONEY-3, Q-040). */
export async function productsOfShop(db: Db): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`select case p.type when 'teacher' then 'teacher' else 'school' end as key, p.name,
      r.price::float8 as price, p.id as "productId"
    from money_product p
    join lateral (select price from money_price where product_id = p.id order by months limit 1) r on true
    where p.is_sold and p.type in ('teacher', 'teacher_school') order by p.id limit 2`.execute(db)
  return rows
}
