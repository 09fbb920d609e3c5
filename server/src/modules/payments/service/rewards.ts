import type { payments } from '@qalam/contract/payments/api.ts'
import { orderTaken, pointsMissing } from '@qalam/contract/payments/problems.ts'
import { daysOf } from '@qalam/contract/payments/rules.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { audienceOf } from '../policy.ts'
import { holdBalance } from '../repository/books.ts'
import { balancesOf, mayPayFor, peopleOf } from '../views/people.ts'
import { pointsLines, rewardsFor } from '../views/rewards.ts'
import { keepOrder, orderedBefore } from './orders.ts'
import { payWithPoints } from './settle.ts'

/** What points buy for the caller's role. */
export async function catalog({ db, actor, now }: Context) {
  const [{ points }, rows, people] = [
    await balancesOf(db, actor.personId),
    await rewardsFor(db, audienceOf(actor)),
    await peopleOf(db, actor, now),
  ]
  return { currentScore: points, people, rows }
}

export async function history({ db, actor }: Context, { page }: Parsed<typeof payments.bonusHistory>['query']) {
  const { rows, total } = await pointsLines(db, actor.personId, page, pageSize)
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), page, total, pageSize }
}

/** Buys with points what the catalogue has for the caller's role (V-BONUS-2). */
export async function order(
  context: Context,
  { uuid, id, points, beneficiaryId }: Parsed<typeof payments.bonusOrder>['body'],
): Promise<{ currentScore: number }> {
  const { db, actor } = context
  const score = await holdBalance(db, actor.personId, 'PTS')
  const same = { provider: 'bonus_wallet', points, beneficiary_id: beneficiaryId }
  if (await orderedBefore(context, uuid, same)) return { currentScore: score }
  found((await mayPayFor(db, actor, beneficiaryId)) || null)
  const reward = found((await rewardsFor(db, audienceOf(actor))).find((one) => one.id === id))
  if (reward.points !== points) throw orderTaken()
  if (score < points) throw pointsMissing({ missing: points - score })
  const bought = await keepOrder(context, {
    ...{ uuid, kind: 'bonus', product_id: reward.productId, months: reward.months, days: daysOf(reward.months, null) },
    ...{ price: 0, points, provider: 'bonus_wallet', payer_id: actor.personId, payer_user_id: actor.userId },
    beneficiary_id: beneficiaryId,
  })
  await payWithPoints(context, bought)
  return { currentScore: score - points }
}
