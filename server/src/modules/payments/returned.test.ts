import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { now, type School } from '#platform/testing/school.ts'
import type { Payment } from '../../sandbox-bank/bank.ts'
import { notify } from '../../sandbox-bank/others.ts'
import { toReconcile } from './operator.ts'
import { firstDifference, owns, receive } from './public.ts'
import { orderOf } from './repository/orders.ts'
import { giveBack, refundPlan } from './service/give-back.ts'
import { changingOn } from './service/standing.ts'
import { test } from './testing/bank.ts'
import type { Counter } from './testing/counter.ts'

const unpaid = (school: School) => school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
const money = async (school: School) => (await school.as('student')(payments.balance)).body
const lessons = async (school: School) => (await school.as('student')(schedule.week)).status
const verdicts = async (school: School, uuid: string) =>
  (
    await school.db.selectFrom('money_message').select('verdict').where('order_uuid', '=', uuid).orderBy('id').execute()
  ).map(({ verdict }) => verdict)

/** An order that the widget's bank knows, and has not told of yet. */
async function ordered(school: School, counter: Counter, period = 1, price = 50_000) {
  const uuid = randomUUID()
  const body = { uuid, productId: 1, period, price, beneficiaryId: school.people.student.userId }
  await school.as('student')(payments.pay, { params: { type: 'card_widget' }, body })
  return atBank(school, counter, uuid)
}
async function atBank(school: School, { bank }: Counter, uuid: string) {
  const { number, price } = (await orderOf(school.db, uuid)) ?? {}
  const paymentOf = (id: string): Payment => ({
    ...{ id, way: 'widget', number: String(number), amount: String(Number(price) / 100), state: 'paid', reason: '' },
    ...{ back: 0, links: {}, attempts: 0, resends: 0, key: id },
  })
  return { uuid, first: paymentOf(`1${number}`), second: paymentOf(`2${number}`), say: tellerOf(bank) }
}
const tellerOf = (bank: Counter['bank']) => (event: string, payment: Payment) => notify(bank, event, payment)

test('a payment that the bank takes back by itself closes learning at once and its points go, however often it says so', async ({
  school,
  counter,
}) => {
  await unpaid(school)
  const { uuid, first, say } = await ordered(school, counter)
  await say('pay', first)
  expect(await lessons(school)).not.toBe(423)
  expect(await money(school)).toEqual({ balance: 0, points: 25 })

  await Promise.all([say('refund', first), say('refund', first)])
  expect((await orderOf(school.db, uuid))?.state).toBe('refunded')
  expect(await money(school)).toEqual({ balance: 0, points: 0 })
  school.house.setClock(new Date(now.getTime() + 31_000))
  expect(await lessons(school)).toBe(423)
  school.house.setClock(now)
  expect(await verdicts(school, uuid)).toEqual(['applied', 'applied', 'repeated'])
  expect(await firstDifference(school.db)).toBeNull()
})

test('what was paid a second time stays on the balance, and goes from there when the bank takes it back', async ({
  school,
  counter,
}) => {
  const { uuid, first, second, say } = await ordered(school, counter)
  await say('pay', first)
  await say('pay', second)
  expect((await money(school)).balance).toBe(50_000)
  await say('refund', second)
  expect((await money(school)).balance).toBe(0)
  expect((await orderOf(school.db, uuid))?.state).toBe('paid')
  expect(await firstDifference(school.db)).toBeNull()
})

test('what is spent already, or was given back by ourselves, is only noted for an operator', async ({
  school,
  counter,
}) => {
  const spent = await ordered(school, counter)
  await spent.say('pay', spent.first)
  await spent.say('pay', spent.second)
  const body = { uuid: randomUUID(), productId: 1, period: 1, price: 50_000 }
  const beneficiaryId = school.people.student.userId
  await school.as('student')(payments.subscribe, { body: { ...body, beneficiaryId } })
  await spent.say('refund', spent.second)
  expect((await money(school)).balance).toBe(0)

  const ours = await ordered(school, counter)
  await ours.say('pay', ours.first)
  const back = { uuid: randomUUID(), units: 1, amount: 50_000, way: 'bank' as const, by: 'a', second: null }
  await changingOn(school.db, now)((ground) => giveBack(ground, ours.uuid, back))
  await ours.say('refund', ours.first)
  expect([(await verdicts(school, spent.uuid)).at(-1), (await verdicts(school, ours.uuid)).at(-1)]).toEqual([
    'noted',
    'noted',
  ])
  expect(await firstDifference(school.db)).toBeNull()
})

/** Gives so many months of an order back to the balance. */
async function partBack(school: School, uuid: string, units: number): Promise<void> {
  const { amount = 0 } = (await refundPlan(school.db, uuid, now, units)) ?? {}
  const back = { uuid: randomUUID(), units, amount, way: 'balance' as const, by: 'a', second: null }
  await changingOn(school.db, now)((ground) => giveBack(ground, uuid, back))
}

test('a year of seats of which a part was given back closes whole when the bank takes all of it back', async ({
  school,
  counter,
}) => {
  await unpaid(school)
  const uuid = randomUUID()
  const beneficiaryId = school.people.director.userId
  const body = { uuid, productId: 3, period: 12, price: 6_500_000, beneficiaryId }
  const director = school.as('director')
  await director(payments.pay, { params: { type: 'card_widget' }, body })
  const { first, say } = await atBank(school, counter, uuid)
  await say('pay', first)
  await partBack(school, uuid, 1)
  expect((await director(payments.seats)).body.total).toBe(20)

  await say('refund', first)
  expect((await director(payments.balance)).body).toEqual({ balance: 0, points: 0 })
  expect((await director(payments.seats)).body).toMatchObject({ total: 0, until: null })
  expect((await verdicts(school, uuid)).at(-1)).toBe('applied')
  expect(await firstDifference(school.db)).toBeNull()
})

test('what was given back and spent is told to an operator, and what the bank took back is closed all the same', async ({
  school,
  counter,
}) => {
  await unpaid(school)
  const { uuid, first, say } = await ordered(school, counter, 3, 135_000)
  await say('pay', first)
  await partBack(school, uuid, 1)
  const { userId } = school.people.student
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await changingOn(school.db, now)(({ db }) => receive(db, { uuid: randomUUID(), personId, amount: 6_000, at: now }))
  const body = { uuid: randomUUID(), productId: 1, period: 1, price: 50_000, beneficiaryId: userId }
  await school.as('student')(payments.subscribe, { body })

  await say('refund', first)
  await say('refund', first)
  expect((await orderOf(school.db, uuid))?.state).toBe('refunded')
  expect((await money(school)).balance).toBe(0)
  // The month that was bought from the balance is left of it.
  const [held] = (await school.as('student')(payments.active)).body.rows
  expect(held?.expireTime).toBe(new Date(now.getTime() + 30 * 86_400_000).toISOString())
  const { messages } = await toReconcile(school.db, now)
  expect(messages[0]).toMatchObject({ event: 'refund', verdict: 'noted', reason: expect.stringMatching(/spent.* 440/) })
  expect(await firstDifference(school.db)).toBeNull()
})

test('a certification that the bank takes back is owned no more', async ({ school, counter }) => {
  const uuid = randomUUID()
  const teacher = school.as('teacher')
  await teacher(payments.payCertification, { body: { uuid, courseId: 1, price: 600_000, type: 'card_widget' } })
  const { first, say } = await atBank(school, counter, uuid)
  await say('pay', first)
  const { userId } = school.people.teacher
  expect(await owns(school.db, userId, 'certification', 1)).toBe(true)
  await say('refund', first)
  expect(await owns(school.db, userId, 'certification', 1)).toBe(false)
  expect((await teacher(payments.balance)).body).toEqual({ balance: 0, points: 0 })
  expect(await firstDifference(school.db)).toBeNull()
})
