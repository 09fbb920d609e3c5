import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { daysAfter, tenge } from '@qalam/contract/payments/rules.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Person } from '#platform/testing/world/people.ts'
import { now, type School } from '#platform/testing/school.ts'
import { postOf } from '../../sandbox-bank/card.ts'
import { deskWith } from './desk.ts'
import { readConfig } from '#platform/config.ts'
import { firstDifference, receive } from './public.ts'
import { giveBack, refundPlan } from './service/give-back.ts'
import { storeOrder } from './repository/orders.ts'
import { payFromBalance } from './service/settle.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'
import { test } from './testing/bank.ts'
import { type Counter } from './testing/counter.ts'

/** What a sequence is made of; `crash` is a step that dies before its commit. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('receive' as const), amount: fc.integer({ min: 1, max: 120_000 }) }),
  fc.record({
    kind: fc.constantFrom('buy', 'again', 'order', 'deliver', 'deliver-twice', 'refund', 'cancel', 'crash' as const),
  }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
)
type Act = { kind: string; amount?: number; days?: number }

/** The world as a person would keep it on paper. */
type Model = {
  balance: number
  points: number
  until: Date | null
  clock: Date
  sent: { uuid: string; number: number; paid: boolean }[]
  bought: string[]
}

const price = 50_000
const day = 86_400_000

async function play(school: School, counter: Counter, acts: readonly Act[], who: Person): Promise<Model> {
  const student = who.userId
  const person = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', student)
    .executeTakeFirstOrThrow()
  const as = school.as(who)
  const model: Model = { balance: 0, points: 0, until: null, clock: now, sent: [], bought: [] }
  const change = () => changingOn(school.db, model.clock)
  const body = () => ({ uuid: randomUUID(), productId: 1, period: 1, price, beneficiaryId: student })
  const opened = () => {
    const from = model.until && model.until > model.clock ? model.until : model.clock
    model.until = daysAfter(from, 30)
    model.points += 25
  }
  const deliver = async (times: number) => {
    const order = model.sent.find(({ paid }) => !paid) ?? model.sent[0]
    if (!order) return
    const response = postOf(counter.bank, { id: `R${order.number}`, number: String(order.number), amount: '500' })
    counter.bank.payments.set(`R${order.number}`, {
      ...{
        id: `R${order.number}`,
        way: 'card',
        number: String(order.number),
        amount: '500',
        state: 'held',
        reason: '',
      },
      ...{ back: 0, links: {}, attempts: 0, resends: 0, key: `R${order.number}` },
    })
    const send = () =>
      school.house.app.http.inject({
        method: 'POST',
        url: '/api/v2/os/payment/callback/bank_card/post',
        payload: new URLSearchParams({ response }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    await Promise.all(Array.from({ length: times }, send))
    if (!order.paid) opened()
    order.paid = true
  }
  const steps: Record<string, (one: Act) => Promise<void>> = {
    receive: async ({ amount = 1 }) => {
      await change()(({ db, now: at }) => receive(db, { uuid: randomUUID(), personId: person.person_id, amount, at }))
      model.balance += amount
    },
    buy: async () => {
      const order = body()
      const { body: told } = await as(payments.subscribe, { body: order })
      expect(told.status).toBe(model.balance >= price ? 'success' : 'reject_no_balance')
      if (told.status !== 'success') return
      model.balance -= price
      model.bought.push(order.uuid)
      opened()
    },
    again: async () => {
      const uuid = model.bought.at(-1)
      if (uuid) expect((await as(payments.subscribe, { body: { ...body(), uuid } })).body.status).toBe('success')
    },
    order: async () => {
      const order = body()
      await as(payments.pay, { params: { type: 'bank_card' }, body: order })
      const { body: shown } = await as(payments.order, { params: { uuid: order.uuid } })
      model.sent.push({ uuid: order.uuid, number: shown.number, paid: false })
    },
    deliver: () => deliver(1),
    'deliver-twice': () => deliver(3),
    refund: async () => {
      const uuid = model.bought.at(-1)
      const plan = uuid ? await refundPlan(school.db, uuid, model.clock, null) : null
      if (!uuid || !plan || plan.refusal !== null) return
      expect(tenge(plan.amount)).toBe(tenge(price))
      await change()((ground) =>
        giveBack(ground, uuid, { uuid: randomUUID(), units: 1, amount: price, way: 'balance', by: 'a', second: null }),
      )
      model.balance += price
      model.points -= 25
      if (model.until && model.until > model.clock)
        model.until = new Date(Math.max(model.clock.getTime(), model.until.getTime() - 30 * day))
    },
    cancel: async () => {
      const [held] = (await as(payments.active)).body.rows.filter(({ isOwn }) => isOwn)
      if (held) await as(payments.unsubscribe, { params: { type: 'balance' }, body: { id: held.id } })
    },
    crash: async () => {
      const died = change()(async ({ db, now: at }) => {
        await receive(db, { uuid: randomUUID(), personId: person.person_id, amount: 7, at })
        throw new Error('the process ended')
      })
      await expect(died).rejects.toThrow('the process ended')
    },
    wait: async ({ days = 1 }) => {
      model.clock = daysAfter(model.clock, days)
      school.house.setClock(model.clock)
    },
  }
  for (const one of acts) await steps[one.kind]?.(one)
  return model
}

test('after any sequence money and access are what a person would have written down', async ({ school, counter }) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const who = await school.newcomer('student')
      school.house.setClock(now)
      const { balance, points, until } = await play(school, counter, acts, who)
      const { rows } = await school.house.pool.query(
        `select (select coalesce(sum(b.amount), 0)::int from money_balance b join money_account a on a.id = b.account_id
            where a.person_id = u.person_id and a.currency = 'KZT') as balance,
          (select coalesce(sum(b.amount), 0)::int from money_balance b join money_account a on a.id = b.account_id
            where a.person_id = u.person_id and a.currency = 'PTS') as points,
          (select max(s.expires_at) from subscription s where s.user_id = u.id) as until
         from app_user u where u.id = $1`,
        [who.userId],
      )
      expect(rows[0]).toEqual({ balance, points, until })
      expect(await firstDifference(school.db)).toBeNull()
    }),
    {
      numRuns: Number(process.env['MONEY_RUNS'] ?? 200),
      ...(process.env['MONEY_SEED'] && { seed: Number(process.env['MONEY_SEED']) }),
    },
  )
  school.house.setClock(now)
})

test('two nodes that tend at once renew once; without money it is open for three days, and then blocked', async ({
  school,
}) => {
  const { userId } = await school.newcomer('student')
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const at = (days: number) => daysAfter(now, days)
  const desk = deskWith({ config: readConfig({ DEMO: 'off' }) })
  await changingOn(
    school.db,
    now,
  )(({ db }) => receive(db, { uuid: randomUUID(), personId, amount: 2 * price, at: now }))
  const rowOf = () =>
    school.db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  await buyFor(school, personId, userId)
  const round = (days: number) => tend(desk, school.db, changingOn(school.db, at(days)), at(days))
  await Promise.all([round(29.5), round(29.5)])
  expect((await rowOf()).expires_at).toEqual(at(60))
  await round(60.1)
  expect(await rowOf()).toMatchObject({ status: 'active', grace_until: at(63) })
  await round(63.1)
  expect((await rowOf()).status).toBe('blocked')
  expect(await firstDifference(school.db)).toBeNull()
})

async function buyFor(school: School, personId: number, userId: number): Promise<void> {
  await changingOn(
    school.db,
    now,
  )(async (ground) => {
    const order = await storeOrder(
      ground.db,
      {
        uuid: randomUUID(),
        kind: 'subscribe',
        product_id: 1,
        months: 1,
        days: 30,
        price,
        payer_id: personId,
        beneficiary_id: userId,
      },
      now,
    )
    await payFromBalance(ground, order)
  })
}
