import type { payments } from '@qalam/contract/payments/api.ts'
import type { Beneficiary, Held, MoneyLine, Product } from '@qalam/contract/payments/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Context } from '#platform/context.ts'
import { audienceOf } from '../policy.ts'
import * as lines from '../repository/lines.ts'
import * as products from '../repository/products.ts'
import { balancesOf, heldBy, peopleOf } from '../views/people.ts'

/** What is sold to the caller's role, the featured apart (S-SHOW-1, Q-106). */
export async function showcase({ db, actor }: Context): Promise<{ featured: Product[]; showcase: Product[] }> {
  const rows = await products.soldTo(db, audienceOf(actor))
  const present = ({ isFeatured: _, ...row }: products.ProductRow): Product => row
  const [featured, others] = [rows.filter((row) => row.isFeatured), rows.filter((row) => !row.isFeatured)]
  return { featured: featured.map(present), showcase: others.map(present) }
}

/** Whom the caller may pay for, and what each of them has (N-07). */
export async function active({ db, actor, now }: Context): Promise<{ people: Beneficiary[]; rows: Held[] }> {
  const people = await peopleOf(db, actor, now)
  const rows = await heldBy(
    db,
    people.map(({ userId }) => userId),
    now,
  )
  return {
    people,
    rows: rows.map(({ expiresAt, graceUntil, ...row }) => ({
      ...row,
      expireTime: expiresAt.toISOString(),
      graceUntil: graceUntil?.toISOString() ?? null,
    })),
  }
}

export const balance = ({ db, actor }: Context) => balancesOf(db, actor.personId)

export async function transactions({ db, actor }: Context, asked: Parsed<typeof payments.transactions>['query']) {
  const { rows, ...page } = await lines.pageOfLines(db, actor.personId, asked)
  return { ...page, rows: rows.map(present) }
}

export async function allTransactions(
  { db, actor }: Context,
  asked: Parsed<typeof payments.transactionsFile>['query'],
): Promise<MoneyLine[]> {
  const rows = await lines.linesOf(db, actor.personId, asked).limit(longestFile).execute()
  return rows.map(present)
}

const present = ({ at, ...row }: lines.LineRow): MoneyLine => ({ ...row, at: at.toISOString() })
