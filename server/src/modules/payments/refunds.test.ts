import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { moneyMoved } from '@qalam/contract/payments/events.ts'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import { expect } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { earn, receive } from './public.ts'
import { openRefunds } from './repository/refunds.ts'
import { deskWith } from './desk.ts'
import { giveBack, goesToBank, refundPlan } from './service/give-back.ts'
import { changingOn } from './service/standing.ts'

const personOf = async (school: School, userId: number): Promise<number> =>
  (await school.db.selectFrom('app_user').select('person_id').where('id', '=', userId).executeTakeFirstOrThrow())
    .person_id

/** A student who has paid for so many months from the balance. */
async function bought(school: School, months: 1 | 3 | 12, price: number) {
  const { userId } = school.people.student
  const personId = await personOf(school, userId)
  await changingOn(school.db, now)(({ db }) => receive(db, { uuid: randomUUID(), personId, amount: price, at: now }))
  const uuid = randomUUID()
  const body = { uuid, productId: 1, period: months, price, beneficiaryId: userId }
  expect((await school.as('student')(payments.subscribe, { body })).body.status).toBe('success')
  return { uuid, personId }
}
const planned = async (school: School, uuid: string, days: number, asked: number | null = null) => {
  const plan = await refundPlan(school.db, uuid, daysAfter(now, days), asked)
  return plan && (plan.refusal ?? [plan.units, plan.amount])
}
const back = (units: number, amount: number) => ({
  ...{ uuid: randomUUID(), units, amount, way: 'balance' as const, by: 'a', second: null },
})
const balance = async (school: School) => (await school.as('student')(payments.balance)).body.balance

test('whole months that nobody has begun are given back within fourteen days, at their share of the price', async ({
  school,
}) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const { uuid } = await bought(school, 3, 135_000)
  const second = 1 / 86_400
  expect(await planned(school, uuid, 0)).toEqual([3, 135_000])
  expect(await planned(school, uuid, second)).toEqual([2, 90_000])
  expect(await planned(school, uuid, second, 1)).toEqual([1, 45_000])
  expect(await planned(school, uuid, 14)).toEqual([2, 90_000])
  expect(await planned(school, uuid, 14 + second)).toMatch('14 days')

  const later = changingOn(school.db, daysAfter(now, second))
  await later((ground) => giveBack(ground, uuid, back(1, 45_000)))
  expect(await planned(school, uuid, second)).toEqual([1, 45_000])
  await later((ground) => giveBack(ground, uuid, back(1, 45_000)))
  expect(await planned(school, uuid, second)).toBe('no whole month is unused')
  expect(await balance(school)).toBe(90_000)
  // What went to the balance is asked of no bank.
  expect(await openRefunds(school.db)).toEqual([])
})

test('a month that has begun, an order that was not paid and one that is not there are not given back', async ({
  school,
}) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const { uuid } = await bought(school, 1, 50_000)
  expect(await planned(school, uuid, 0.5)).toBe('no whole month is unused')
  expect(await planned(school, randomUUID(), 0)).toBeNull()
  await school.db.updateTable('money_order').set({ state: 'failed' }).where('uuid', '=', uuid).execute()
  expect(await planned(school, uuid, 0)).toBe('it is not paid')
  const change = changingOn(school.db, now)
  await expect(change((ground) => giveBack(ground, uuid, back(1, 50_000)))).rejects.toThrow('not what was planned')
  await expect(change((ground) => giveBack(ground, randomUUID(), back(1, 50_000)))).rejects.toThrow('gone')
})

test('what differs from the plan is not given back, and above 50 000 ₸ the plan wants two people', async ({
  school,
}) => {
  const { uuid } = await bought(school, 12, 480_000)
  const change = changingOn(school.db, now)
  for (const other of [back(2, 1), back(13, 480_000), back(12, 479_999)])
    await expect(change((ground) => giveBack(ground, uuid, other))).rejects.toThrow('not what was planned')
  expect(await balance(school)).toBe(0)
  await school.db.updateTable('money_order').set({ price: 5_000_000 }).where('uuid', '=', uuid).execute()
  expect(await refundPlan(school.db, uuid, now, null)).toMatchObject({ needsTwo: false })
  await school.db.updateTable('money_order').set({ price: 5_000_001 }).where('uuid', '=', uuid).execute()
  expect(await refundPlan(school.db, uuid, now, null)).toMatchObject({ needsTwo: true })
})

test('a large sum that is given back in parts wants two people too', async ({ school }) => {
  const { uuid } = await bought(school, 12, 480_000)
  await school.db.updateTable('money_order').set({ price: 6_000_000 }).where('uuid', '=', uuid).execute()
  const change = changingOn(school.db, now)
  await change((ground) => giveBack(ground, uuid, back(6, 3_000_000)))
  const rest = back(6, 3_000_000)
  for (const second of [null, 'a'])
    await expect(change((ground) => giveBack(ground, uuid, { ...rest, second }))).rejects.toThrow('two people')
  await change((ground) => giveBack(ground, uuid, { ...rest, second: 'b' }))
  expect(await balance(school)).toBe(6_000_000)
})

test('what was paid from the balance is asked of no bank', async ({ school }) => {
  const { uuid } = await bought(school, 1, 50_000)
  const plan = await refundPlan(school.db, uuid, now, null)
  const desk = deskWith({ config: readConfig({ DEMO: 'off' }) })
  expect(plan && (await goesToBank(desk, school.db, plan.order))).toBe(false)
})

test('points are earned once for a uuid; the windows of whoever paid are told', async ({ school }) => {
  const { uuid, personId } = await bought(school, 1, 50_000)
  const earned = { uuid: randomUUID(), personId, amount: 40, at: now }
  const change = changingOn(school.db, now)
  const once = () => change(({ db }) => earn(db, earned))
  expect([await once(), await once()]).toEqual([true, false])
  expect((await school.as('student')(payments.balance)).body.points).toBe(65)
  const { userId } = school.people.student
  expect(school.house.facts).toContainEqual(
    expect.objectContaining({ name: moneyMoved.name, data: { userId, orderUuid: uuid } }),
  )
})
