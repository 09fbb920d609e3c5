import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { now, type School } from '#platform/testing/school.ts'
import type { Payment } from '../../sandbox-bank/bank.ts'
import { notify } from '../../sandbox-bank/others.ts'
import { firstDifference } from './public.ts'
import { orderOf } from './repository/orders.ts'
import { giveBack } from './service/give-back.ts'
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
async function ordered(school: School, { bank }: Counter) {
  const uuid = randomUUID()
  const body = { uuid, productId: 1, period: 1, price: 50_000, beneficiaryId: school.people.student.userId }
  await school.as('student')(payments.pay, { params: { type: 'card_widget' }, body })
  const number = String((await orderOf(school.db, uuid))?.number)
  const paymentOf = (id: string): Payment => ({
    ...{ id, way: 'widget', number, amount: '500', state: 'paid', reason: '', back: 0, links: {} },
    ...{ attempts: 0, resends: 0, key: id },
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
