import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import { expect } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { now, type School } from '#platform/testing/school.ts'
import type { Person } from '#platform/testing/world/people.ts'
import { settingsFor } from '../../sandbox-bank/keys.ts'
import { deskWith } from './desk.ts'
import { earn, firstDifference, receive } from './public.ts'
import { giveBack, refundPlan } from './service/give-back.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'
import { test } from './testing/bank.ts'
import { type Counter } from './testing/counter.ts'

const at = (days: number) => daysAfter(now, days)
const look = (school: School, { bank, address }: Counter, days: number) => {
  const desk = deskWith({
    config: readConfig({ DEMO: 'off', PAYMENTS: JSON.stringify(settingsFor(bank.keys, address)) }),
  })
  return tend(desk, school.db, changingOn(school.db, at(days)), at(days))
}
const standing = (school: School, { userId }: Person) =>
  school.db
    .selectFrom('subscription')
    .select(['expires_at', 'status', 'grace_until'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** A newcomer who paid a month from a phone, with a code where it is asked for. */
async function subscriber(school: School, phone: string): Promise<Person> {
  const who = await school.newcomer('student')
  const uuid = randomUUID()
  const body = { uuid, productId: 903, period: 1, price: 60_000, beneficiaryId: who.userId, phone }
  const { body: told } = await school.as(who)(payments.pay, { params: { type: 'operator_billing' }, body })
  if (told.status === 'code') await school.as(who)(payments.confirmCode, { params: { uuid }, body: { code: '12345' } })
  else await school.as(who)(payments.order, { params: { uuid } })
  expect(await standing(school, who)).toMatchObject({ status: 'active', expires_at: at(30) })
  return who
}
const waiting = async (school: School, who: Person) => (await school.as(who)(payments.orders)).body.rows

test('a phone that has agreed pays the next month by itself, once for two nodes', async ({ school, counter }) => {
  const who = await subscriber(school, '+77011234555')
  await Promise.all([look(school, counter, 29.5), look(school, counter, 29.5)])
  await look(school, counter, 29.6)
  expect((await standing(school, who)).expires_at).toEqual(at(60))
  const paid = [...counter.bank.payments.values()].filter(({ way, state }) => way === 'operator' && state === 'paid')
  expect(paid).toHaveLength(2)
  expect(await firstDifference(school.db)).toBeNull()
})

test('where the operator wants a code the person types it within the days of grace', async ({ school, counter }) => {
  const who = await subscriber(school, '+77011234567')
  await look(school, counter, 29.5)
  await look(school, counter, 30.1)
  expect(await standing(school, who)).toMatchObject({ status: 'active', grace_until: at(33) })
  school.house.setClock(at(30.2))
  const [order] = await waiting(school, who)
  expect(order).toMatchObject({ asksCode: true, provider: 'operator_billing', price: 60_000 })
  const params = { uuid: order?.uuid ?? '' }
  expect((await school.as(who)(payments.confirmCode, { params, body: { code: '12345' } })).body.status).toBe('success')
  expect(await standing(school, who)).toMatchObject({ status: 'active', grace_until: null, expires_at: at(60.2) })
  school.house.setClock(now)
})

test('a phone without money is asked once, and access is blocked after the days of grace', async ({
  school,
  counter,
}) => {
  const who = await subscriber(school, '+77011234555')
  await school.db
    .updateTable('money_order')
    .set({ phone: '+77010000000' })
    .where('payer_user_id', '=', who.userId)
    .execute()
  for (const day of [29.5, 30.1, 31, 33.1]) await look(school, counter, day)
  expect(await standing(school, who)).toMatchObject({ status: 'blocked', expires_at: at(30) })
  expect(await waiting(school, who)).toEqual([])
})

test('a phone that paid after another one had no money is asked for the next month', async ({ school, counter }) => {
  const who = await school.newcomer('student')
  const order = { uuid: randomUUID(), productId: 903, period: 1, price: 60_000, beneficiaryId: who.userId }
  const pay = (phone: string) =>
    school.as(who)(payments.pay, { params: { type: 'operator_billing' }, body: { ...order, phone } })
  expect((await pay('+77010000000')).status).toBe(412)
  await pay('+77011234555')
  await school.as(who)(payments.order, { params: { uuid: order.uuid } })
  await look(school, counter, 29.5)
  await look(school, counter, 29.6)
  expect(await standing(school, who)).toMatchObject({ status: 'active', expires_at: at(60) })
})

test('a cancelled subscription by phone is not renewed', async ({ school, counter }) => {
  const who = await subscriber(school, '+77011234555')
  const [held] = (await school.as(who)(payments.active)).body.rows.filter(({ isOwn }) => isOwn)
  await school.as(who)(payments.unsubscribe, { params: { type: 'operator_billing' }, body: { id: held?.id ?? 0 } })
  await look(school, counter, 29.5)
  await look(school, counter, 29.6)
  expect(await standing(school, who)).toMatchObject({ status: 'canceledActive', expires_at: at(30) })
})

test('what was given back is not bought again from the money that went back', async ({ school, counter }) => {
  const who = await school.newcomer('student')
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow()
  const change = changingOn(school.db, now)
  await change(({ db }) => receive(db, { uuid: randomUUID(), personId, amount: 50_000, at: now }))
  const body = { uuid: randomUUID(), productId: 1, period: 1, price: 50_000, beneficiaryId: who.userId }
  await school.as(who)(payments.subscribe, { body })
  const back = { uuid: randomUUID(), units: 1, amount: 50_000, way: 'balance' as const, by: 'a', second: null }
  await change((ground) => giveBack(ground, body.uuid, back))
  await look(school, counter, 0.1)
  expect(await standing(school, who)).toMatchObject({ status: 'canceledActive', expires_at: now })
  expect((await school.as(who)(payments.balance)).body.balance).toBe(50_000)
})

test('what was bought with points is not given back', async ({ school }) => {
  const who = await school.newcomer('student')
  const { person_id: personId } = await school.db
    .selectFrom('app_user')
    .select('person_id')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow()
  await changingOn(school.db, now)(({ db }) => earn(db, { uuid: randomUUID(), personId, amount: 500, at: now }))
  const body = { uuid: randomUUID(), productId: 1, period: 1, price: 50_000, beneficiaryId: who.userId }
  await school.as(who)(payments.pay, { params: { type: 'bonus_wallet' }, body })
  expect(await refundPlan(school.db, body.uuid, now, null)).toMatchObject({
    units: 0,
    refusal: expect.stringContaining('points'),
  })
})
