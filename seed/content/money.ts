import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { earn, receive } from '../../server/src/modules/payments/public.ts'
import { kyselyOver } from '../../server/src/platform/db/db.ts'
import type { Content, Demo } from '../content.ts'

const dayInMs = 86_400_000
const month = 50_000

/** Money that came to somebody at a moment, in tiyn. */
async function put({ pool }: Demo, userId: number, amount: number, at: Date): Promise<void> {
  const { rows } = await pool.query('select person_id from app_user where id = $1', [userId])
  const uuid = randomUUID()
  const entry = { uuid, personId: rows[0].person_id, amount, at }
  await kyselyOver(pool)
    .transaction()
    .execute((db) => receive(db, entry))
}

/** Points for something finished, so that there is enough for the cheapest of the catalogue. */
async function award({ pool, now }: Demo, userId: number, amount: number): Promise<void> {
  const { rows } = await pool.query('select person_id from app_user where id = $1', [userId])
  const entry = { uuid: randomUUID(), personId: rows[0].person_id, amount, at: now }
  await kyselyOver(pool)
    .transaction()
    .execute((db) => earn(db, entry))
}

const buy = (
  { speak }: Demo,
  userId: number,
  at: Date,
  productId: number,
  period: number,
  price: number,
  beneficiaryId = userId,
) => speak(userId, at, payments.subscribe, { body: { uuid: randomUUID(), productId, period, price, beneficiaryId } })

/** Students of the school that has not paid: each has 5 000 ₸, and three of them a trial, a cancelled and a blocked one. */
async function locked(demo: Demo, schoolId: number): Promise<void> {
  const { pool, speak, now } = demo
  const { rows } = await pool.query(
    `with three as (select u.id, u.person_id, row_number() over (order by u.id) as place from app_user u
        where u.school_id = $1 and u.role = 'student' and u.archived_at is null
          and not exists (select from account a where a.person_id = u.person_id) order by u.id limit 3),
      opened as (insert into account (person_id, login, password_hash, default_password, is_demo, made_by_school)
        select three.person_id, ($2::text[])[three.place], a.password_hash, false, true, $1::int
        from three cross join account a where a.login = 'student-locked')
     select three.id from three order by three.place`,
    [schoolId, ['student-trial', 'student-cancelled', 'student-blocked']],
  )
  const { rows: shown } = await pool.query(
    `select u.id from app_user u join account a on a.person_id = u.person_id where u.school_id = $1 and a.login = 'student-locked'`,
    [schoolId],
  )
  for (const { id } of [...rows, ...shown]) await put(demo, id, 10 * month, new Date(now.getTime() - 50 * dayInMs))
  const [trying, cancelled, blocked] = rows.map(({ id }: { id: number }) => id)
  if (trying === undefined || cancelled === undefined || blocked === undefined) return
  await speak(trying, now, payments.trial, { body: { uuid: randomUUID(), productId: 1, beneficiaryId: trying } })
  await buy(demo, cancelled, now, 1, 1, month)
  const { rows: held } = await pool.query('select id from subscription where user_id = $1', [cancelled])
  await speak(cancelled, now, payments.unsubscribe, { params: { type: 'balance' }, body: { id: held[0].id } })
  await buy(demo, blocked, new Date(now.getTime() - 40 * dayInMs), 1, 1, month)
  await pool.query(`update subscription set status = 'blocked' where user_id = $1`, [blocked])
}

/** A year of a father: every month money comes, and the first of the children is paid for. */
async function yearOfParent(demo: Demo, parent: number): Promise<void> {
  const { people } = await demo.speak(parent, demo.now, payments.active, {})
  const child = people[0]?.userId
  if (child === undefined) return
  for (let back = 360; back > 0; back -= 30) {
    const at = new Date(demo.now.getTime() - back * dayInMs)
    await put(demo, parent, back % 90 === 0 ? 2 * month : month, at)
    await buy(demo, parent, new Date(at.getTime() + 3_600_000), 1, 1, month, child)
  }
  await buy(demo, parent, demo.now, 1, 1, month, child)
  await award(demo, parent, 200)
}

/** The director has bought the school's seats; three of them are free. */
async function seatsOfDirector(demo: Demo, director: number): Promise<void> {
  const { speak, now } = demo
  const at = new Date(now.getTime() - 60 * dayInMs)
  await put(demo, director, 6_500_000, at)
  await buy(demo, director, at, 3, 12, 6_500_000)
  const { total, free } = await speak(director, at, payments.seats, {})
  for (const { userId } of free.slice(0, total - 3)) await speak(director, at, payments.giveSeat, { body: { userId } })
}

export const content: Content = {
  order: 20,
  fill: async (demo) => {
    const { rows } = await demo.pool.query(
      `select a.login, u.id from app_user u join account a on a.person_id = u.person_id where a.login in ('parent', 'director')`,
    )
    const [parent, director] = ['parent', 'director'].map((login) => rows.find((row) => row.login === login)?.id)
    if (demo.unpaidId !== undefined) await locked(demo, demo.unpaidId)
    if (parent !== undefined) await yearOfParent(demo, parent)
    if (director !== undefined) await seatsOfDirector(demo, director)
  },
}
