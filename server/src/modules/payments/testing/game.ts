import { now, type School } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'
import type { Counter } from './counter.ts'
import * as paper from './paper.ts'

/** Who plays, where, and what stands on paper about them. */
export type Game = { school: School; counter: Counter; who: Person; personId: number; model: paper.Model }

/** A newcomer who has nothing, and an empty paper. */
export async function newGame(school: School, counter: Counter): Promise<Game> {
  const who = await school.newcomer('student')
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow()
  school.house.setClock(now)
  return { school, counter, who, personId, model: paper.empty(now) }
}

/** What the database says about them; on paper it is `paper.shown`. */
export async function shownOf({ school, who }: Game) {
  const { rows } = await school.house.pool.query(
    `select (select coalesce(sum(b.amount), 0)::int from money_balance b join money_account a on a.id = b.account_id
        where a.person_id = u.person_id and a.currency = 'KZT') as balance,
      (select coalesce(sum(b.amount), 0)::int from money_balance b join money_account a on a.id = b.account_id
        where a.person_id = u.person_id and a.currency = 'PTS') as points,
      (select max(s.expires_at) from subscription s where s.user_id = u.id) as until,
      (select max(s.status) from subscription s where s.user_id = u.id) as status
     from app_user u where u.id = $1`,
    [who.userId],
  )
  return rows[0]
}

/** Nothing of this game is asked about or renewed in the next one. */
export async function putAway({ school, who, personId, model }: Game): Promise<void> {
  const { db } = school
  school.house.setClock(now)
  if (model.prices[1] !== 50_000) await setPrice(school, 50_000)
  await db.updateTable('subscription').set({ status: 'canceledActive' }).where('user_id', '=', who.userId).execute()
  const waiting = db.updateTable('money_order').set({ state: 'expired' }).where('payer_id', '=', personId)
  await waiting.where('state', 'in', ['created', 'sent', 'held']).execute()
}

export const setPrice = (school: School, price: number) =>
  school.db.updateTable('money_price').set({ price }).where('product_id', '=', 1).where('months', '=', 1).execute()
