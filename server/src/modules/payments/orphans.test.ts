import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import { expect } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { now, type School } from '#platform/testing/school.ts'
import { settingsFor } from '../../sandbox-bank/keys.ts'
import { deskWith } from './desk.ts'
import { toPay } from './known.ts'
import { firstDifference } from './public.ts'
import { paymentsOfOrder } from './repository/messages.ts'
import { heldOrder, orderOf, setOrder } from './repository/orders.ts'
import { openRefunds, type RefundRow } from './repository/refunds.ts'
import { giveBack, goesToBank, payOut, refundPlan } from './service/give-back.ts'
import { failed, reserved } from './service/settle.ts'
import { changingOn } from './service/standing.ts'
import { tend } from './service/tend.ts'
import { test } from './testing/bank.ts'
import { type Counter } from './testing/counter.ts'

const later = daysAfter(now, 1 / 1440)
const deskOf = ({ bank, address }: Counter) =>
  deskWith({ config: readConfig({ DEMO: 'off', PAYMENTS: JSON.stringify(settingsFor(bank.keys, address)) }) })
const look = (school: School, counter: Counter, at = later) =>
  tend(deskOf(counter), school.db, changingOn(school.db, at), at)

async function ordered(school: School, type: 'bank_card' | 'bank_wallet' | 'card_widget') {
  const uuid = randomUUID()
  const body = { uuid, productId: 1, period: 1, price: 50_000, beneficiaryId: school.people.student.userId }
  const { body: told } = await school.as('student')(payments.pay, { params: { type }, body })
  const order = await orderOf(school.db, uuid)
  if (!order) throw new Error('There is no order')
  return { uuid, body, told, number: String(order.number), id: String(order.number) }
}
const known = (
  { bank }: Counter,
  id: string,
  number: string,
  way: 'card' | 'widget',
  state: 'held' | 'paid' | 'failed',
) =>
  bank.payments.set(id, {
    ...{ id, way, number, amount: '500', state, reason: '', back: 0, links: {} },
    ...{ attempts: 0, resends: 0, key: id },
  })
const stateOf = async (school: School, uuid: string) => (await orderOf(school.db, uuid))?.state

test('an order that nobody pays is asked about more and more rarely', async ({ school, counter }) => {
  const { uuid } = await ordered(school, 'bank_card')
  const asked: number[] = []
  for (const minute of [1, 2, 60, 61, 67, 68, 600, 660, 676]) {
    await look(school, counter, daysAfter(now, minute / 1440))
    const { asked_at: at } = (await orderOf(school.db, uuid)) ?? {}
    if (at && at.getTime() === daysAfter(now, minute / 1440).getTime()) asked.push(minute)
  }
  expect(asked).toEqual([1, 2, 60, 68, 600, 676])
})

test('two hundred orders whose messages never came are brought to what the bank knows', async ({ school, counter }) => {
  const wanted = new Map<string, string>()
  for (let index = 0; index < 200; index += 1) {
    const isCard = index % 2 === 0
    const { uuid, number, id } = await ordered(school, isCard ? 'bank_card' : 'card_widget')
    const truth = (['held', 'paid', 'failed', null] as const)[Math.floor(index / 2) % 4] ?? null
    if (truth) known(counter, id, number, isCard ? 'card' : 'widget', truth)
    wanted.set(uuid, truth === null ? 'sent' : truth === 'failed' ? 'failed' : 'paid')
    // A call a minute: thirty orders in one are more than one person makes.
    school.house.setClock(daysAfter(now, index / 1440))
  }
  school.house.setClock(now)
  for (let round = 1; round <= 8; round += 1) await look(school, counter, daysAfter(now, 0.2 + round / 1440))
  const rows = await school.db
    .selectFrom('money_order')
    .select(['uuid', 'state'])
    .where('uuid', 'in', [...wanted.keys()])
    .execute()
  expect(rows.filter(({ uuid, state }) => wanted.get(uuid) !== state)).toEqual([])
  expect([...counter.bank.payments.values()].filter(({ state }) => state === 'held')).toEqual([])
  expect(await firstDifference(school.db)).toBeNull()
}, 120_000)

test('a process that died after the bank took what it held finds the order paid', async ({ school, counter }) => {
  const { uuid, number, id } = await ordered(school, 'bank_card')
  known(counter, id, number, 'card', 'held')
  const desk = deskOf(counter)
  const order = await orderOf(school.db, uuid)
  if (!order) throw new Error('There is no order')
  const taken = { externalId: id, amount: 50_000, details: { reference: id, approval: 'A1' } }
  // The bank was asked, and nothing of it was written here.
  expect(await desk.providers.get('bank_card')?.capture?.(await toPay(school.db, desk, order, 'kz'), taken)).toBe(true)
  expect(await stateOf(school, uuid)).toBe('sent')
  await look(school, counter)
  expect(await stateOf(school, uuid)).toBe('paid')
  expect(await paymentsOfOrder(school.db, uuid)).toHaveLength(1)
})

test('a process that died after the wallet made its link gets the same link again', async ({ school }) => {
  const { uuid, body, told } = await ordered(school, 'bank_wallet')
  await setOrder(school.db, uuid, { state: 'created', external_id: null, sent_at: null })
  const again = await school.as('student')(payments.pay, { params: { type: 'bank_wallet' }, body })
  expect(again.body.url).toBe(told.url)
})

test('a refund to the bank that died on its way is asked for again with the same key, and given once', async ({
  school,
  counter,
}) => {
  const { uuid, number, id } = await ordered(school, 'card_widget')
  known(counter, id, number, 'widget', 'paid')
  await look(school, counter)
  const plan = await refundPlan(school.db, uuid, later, null)
  expect(plan).toMatchObject({ units: 1, amount: 50_000, refusal: null })
  expect(plan && (await goesToBank(deskOf(counter), school.db, plan.order))).toBe(true)
  const change = changingOn(school.db, later)
  const refund = { uuid: randomUUID(), units: 1, amount: 50_000, way: 'bank' as const, by: 'a', second: null }
  await change((ground) => giveBack(ground, uuid, refund))
  const before = (await school.as('student')(payments.balance)).body.balance
  const [open] = await openRefunds(school.db)
  expect(open).toMatchObject({ uuid: refund.uuid, state: 'sent' })
  const desk = deskOf(counter)
  const order = await school.db.transaction().execute((db) => heldOrder(db, uuid))
  if (!order) throw new Error('There is no order')
  // The bank gave it back, and nothing of it was written here.
  const taken = { externalId: id, amount: 50_000, details: {} }
  expect(
    await desk.providers
      .get('card_widget')
      ?.refund?.(await toPay(school.db, desk, order, 'kz'), taken, 50_000, refund.uuid),
  ).toBe(true)
  await Promise.all([look(school, counter), look(school, counter)])

  expect(counter.bank.payments.get(id)?.back).toBe(500)
  expect(await openRefunds(school.db)).toEqual([])
  expect((await school.as('student')(payments.balance)).body.balance).toBe(before)
  expect(await stateOf(school, uuid)).toBe('refunded')
  expect(await firstDifference(school.db)).toBeNull()
})

test('what the bank holds and has not taken yet stands as held, and a failure that comes late changes nothing', async ({
  school,
  counter,
}) => {
  const { uuid, number, id } = await ordered(school, 'bank_card')
  const change = changingOn(school.db, now)
  const held = { provider: 'bank_card', externalId: id, amount: 50_000, details: { reference: id, approval: 'A1' } }
  const twice = [1, 2].map(() => change((ground) => reserved(ground, uuid, held)))
  expect((await Promise.all(twice)).toSorted()).toEqual(['applied', 'repeated'])
  expect(await change((ground) => failed(ground, uuid, 'late'))).toBe('noted')
  expect(await orderOf(school.db, uuid)).toMatchObject({ state: 'held', fault: null })
  const other = await ordered(school, 'bank_card')
  expect(await change((ground) => failed(ground, other.uuid, 'no money'))).toBe('applied')
  expect(await orderOf(school.db, other.uuid)).toMatchObject({ state: 'failed', fault: 'no money' })
  known(counter, id, number, 'card', 'held')
  await look(school, counter)
  expect(await stateOf(school, uuid)).toBe('paid')
})

/** A month that was paid by the widget and is set aside for the bank to give back. */
async function setAside(school: School, counter: Counter): Promise<RefundRow> {
  const { uuid, number, id } = await ordered(school, 'card_widget')
  known(counter, id, number, 'widget', 'paid')
  await look(school, counter)
  const asked = { uuid: randomUUID(), units: 1, amount: 50_000, way: 'bank' as const, by: 'a', second: null }
  await changingOn(school.db, later)((ground) => giveBack(ground, uuid, asked))
  const refund = (await openRefunds(school.db)).find((one) => one.uuid === asked.uuid)
  if (!refund) throw new Error('There is no refund')
  return refund
}

for (const agreed of [true, false])
  test(`a bank that ${agreed ? 'agrees' : 'refuses'} to two processes, minutes apart, moves what was set aside once`, async ({
    school,
    counter,
  }) => {
    await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
    const refund = await setAside(school, counter)
    const { balance } = (await school.as('student')(payments.balance)).body
    const answers: ((agreed: boolean) => void)[] = []
    const desk = deskOf(counter)
    const real = desk.providers.get('card_widget')
    if (!real) throw new Error('There is no widget')
    const slow = { ...real, refund: () => new Promise<boolean>((resolve) => answers.push(resolve)) }
    const waiting = { ...desk, providers: new Map(desk.providers).set('card_widget', slow) }
    const round = (minutes: number) => {
      const change = changingOn(school.db, daysAfter(later, minutes / 1440))
      return payOut(waiting, school.db, change, refund)
    }
    const first = round(0)
    await expect.poll(() => answers.length).toBe(1)
    // Whoever asks holds it for two minutes.
    expect(await round(1.9)).toBe(false)
    const second = round(3)
    await expect.poll(() => answers.length).toBe(2)
    for (const answer of answers) answer(agreed)
    expect(await Promise.all([first, second])).toEqual([true, true])

    const moved = school.db.selectFrom('money_transfer').select('kind').where('order_uuid', '=', refund.order_uuid)
    const kinds = await moved.where('kind', 'in', ['post', 'void']).execute()
    expect(kinds).toEqual([{ kind: agreed ? 'post' : 'void' }])
    expect((await school.as('student')(payments.balance)).body.balance).toBe(balance + (agreed ? 0 : 50_000))
    expect(await round(9)).toBe(false)
    expect(await firstDifference(school.db)).toBeNull()
  })
