import { sql } from 'kysely'
import type { Product } from '@qalam/contract/payments/api.ts'
import type { Db } from '#platform/db/db.ts'

export type ProductRow = Product & { isFeatured: boolean }

/** What is sold to an audience, with its periods; nothing to nobody. */
export async function soldTo(db: Db, audience: 'family' | 'staff' | null): Promise<ProductRow[]> {
  if (audience === null) return []
  const { rows } = await sql<ProductRow>`select p.id, p.type, p.name, p.description, p.trial_days as "trialDays",
      p.is_featured as "isFeatured",
      coalesce((select jsonb_agg(jsonb_build_object('period', r.months, 'price', r.price,
        'pricePerMonth', r.price / r.months) order by r.months) from money_price r where r.product_id = p.id), '[]') as "listPeriod"
    from money_product p where p.is_sold and p.audience = ${audience} order by p.id limit 50`.execute(db)
  return rows
}
