import { randomUUID } from 'node:crypto'
import { payments } from '@qalam/contract/payments/api.ts'
import { daysAfter } from '@qalam/contract/payments/rules.ts'
import { expect } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { postOf } from '../../../sandbox-bank/card.ts'
import { settingsFor } from '../../../sandbox-bank/keys.ts'
import { type PaymentDeps, deskWith } from '../desk.ts'
import { earn, receive } from '../public.ts'
import { orderOf } from '../repository/orders.ts'
import { giveBack, refundPlan } from '../service/give-back.ts'
import { uuidOfRenewal } from '../service/renew.ts'
import { arrived, payFromBalance } from '../service/settle.ts'
import { changingOn } from '../service/standing.ts'
import { tend } from '../service/tend.ts'
import type { Act } from './acts.ts'
import type { Counter } from './counter.ts'
import { type Game, setPrice } from './game.ts'
import * as paper from './paper.ts'

const change = ({ school, model }: Game) => changingOn(school.db, model.clock)
const draftOf = ({ who, model }: Game, months: 1 | 3) => {
  const price = model.prices[months]
  return { uuid: randomUUID(), productId: 1, period: months, price, beneficiaryId: who.userId }
}

/** The bank holds the money of an order from now on; its message is another matter. */
function heldAtBank({ counter: { bank } }: Game, { number, price }: paper.Sent): string {
  const id = `R${number}`
  if (!bank.payments.has(id))
    bank.payments.set(id, {
      ...{ id, way: 'card', number: String(number), amount: String(price / 100), state: 'held', reason: '' },
      ...{ back: 0, links: {}, attempts: 0, resends: 0, key: id },
    })
  return id
}

/** So many messages at once; each is answered with a bare zero. */
async function told(game: Game, sent: paper.Sent, times: number): Promise<void> {
  const { counter, school } = game
  const id = heldAtBank(game, sent)
  const response = postOf(counter.bank, { id, number: String(sent.number), amount: String(sent.price / 100) })
  const send = async () => {
    const { statusCode } = await school.house.app.http.inject({
      method: 'POST',
      url: '/api/v2/os/payment/callback/bank_card/post',
      payload: new URLSearchParams({ response }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(statusCode).toBe(200)
  }
  await Promise.all(Array.from({ length: times }, send))
  paper.delivered(game.model, sent)
}

const desks = new WeakMap<Counter, PaymentDeps>()

function deskOf(counter: Counter): PaymentDeps {
  const settings = JSON.stringify(settingsFor(counter.bank.keys, counter.address))
  const desk = desks.get(counter) ?? deskWith({ config: readConfig({ DEMO: 'off', PAYMENTS: settings }) })
  desks.set(counter, desk)
  return desk
}

/** An eighth of a day and a minute: whatever waits is asked about again by then. */
const untilAllAreAsked = 181 / 1440

/** The clock of so many processes, some hours later. */
async function tended(game: Game, nodes: number): Promise<void> {
  const { school, counter, model } = game
  model.clock = daysAfter(model.clock, untilAllAreAsked)
  school.house.setClock(model.clock)
  const desk = deskOf(counter)
  await Promise.all(Array.from({ length: nodes }, () => tend(desk, school.db, change(game), model.clock)))
  paper.tended(model, uuidOfRenewal)
}

/** Part of a change that dies before its commit. */
async function died(game: Game, part: Parameters<ReturnType<typeof change>>[0]): Promise<void> {
  const dying = change(game)(async (ground) => {
    await part(ground)
    throw new Error('the process ended')
  })
  await expect(dying).rejects.toThrow('the process ended')
}

const at = <One>(list: readonly One[], which: number): One | undefined => list[which % Math.max(1, list.length)]

async function planned({ school, model }: Game, bought: paper.Bought, units: number) {
  const plan = await refundPlan(school.db, bought.uuid, model.clock, units)
  const wanted = paper.planOf(model, bought, units)
  expect(plan?.refusal === null ? { units: plan.units, amount: plan.amount } : null).toEqual(wanted)
  return wanted
}

/** What was paid by card may be given back to the card. */
const by = (
  { isByCard }: paper.Bought,
  which: number,
): Pick<Parameters<typeof giveBack>[2], 'way' | 'by' | 'second'> => ({
  way: isByCard && which % 2 === 1 ? 'bank' : 'balance',
  by: 'a',
  second: null,
})

type Step = (game: Game, act: Act) => Promise<void>

/** A step that dies before its commit leaves nothing behind. */
const dies: readonly Step[] = [
  (game) =>
    died(game, async ({ db, now: moment }) => {
      await receive(db, { uuid: randomUUID(), personId: game.personId, amount: 7, at: moment })
    }),
  async (game, { which }) => {
    const sent = at(game.model.sent, which)
    if (!sent) return
    const came = { provider: 'bank_card', externalId: randomUUID(), amount: sent.price, details: {} }
    await died(game, (ground) => arrived(ground, sent.uuid, came))
  },
  async (game, { which }) => {
    const order = await orderOf(game.school.db, at(game.model.sent, which)?.uuid ?? randomUUID())
    // What was paid once is never paid anew, whether or not it was given back since.
    if (!order?.product_id || order.paid_at || game.model.balance < Number(order.price)) return
    await died(game, (ground) => payFromBalance(ground, order))
  },
  async (game, { which, months }) => {
    const bought = at(game.model.bought, which)
    const plan = bought && (await planned(game, bought, months))
    if (!bought || !plan) return
    const asked: Parameters<typeof giveBack>[2] = { uuid: randomUUID(), ...plan, ...by(bought, which) }
    await died(game, (ground) => giveBack(ground, bought.uuid, asked))
  },
]

export const steps: Record<Act['kind'], Step> = {
  receive: async (game, { amount }) => {
    const { personId, model } = game
    await change(game)(({ db, now: moment }) => receive(db, { uuid: randomUUID(), personId, amount, at: moment }))
    model.balance += amount
  },
  earn: async (game, { amount }) => {
    const { personId, model } = game
    const points = (amount % 900) + 1
    await change(game)(({ db, now: moment }) => earn(db, { uuid: randomUUID(), personId, amount: points, at: moment }))
    model.points += points
  },
  buy: async (game, { months }) => {
    const body = draftOf(game, months)
    const answer = await game.school.as(game.who)(payments.subscribe, { body })
    expect(answer.body.status).toBe(paper.boughtFromBalance(game.model, body) ? 'success' : 'reject_no_balance')
  },
  race: async (game) => {
    const bodies = [draftOf(game, 1), draftOf(game, 1)]
    const answers = await Promise.all(bodies.map((body) => game.school.as(game.who)(payments.subscribe, { body })))
    const fit = Math.min(2, Math.floor(game.model.balance / game.model.prices[1]))
    expect(answers.filter(({ body }) => body.status === 'success')).toHaveLength(fit)
    // Whoever held the balance first was first.
    const orders = await Promise.all(bodies.map(({ uuid }) => orderOf(game.school.db, uuid)))
    const stepOf = (place: number) => Number(orders[place]?.step ?? 0)
    const turns = stepOf(0) < stepOf(1) ? bodies : bodies.toReversed()
    for (const body of turns.slice(2 - fit)) paper.boughtFromBalance(game.model, body)
  },
  again: async (game, { which }) => {
    const bought = at(
      game.model.bought.filter(({ isByCard, isRenewal }) => !isByCard && !isRenewal),
      which,
    )
    if (!bought) return
    const body = { ...draftOf(game, bought.months), uuid: bought.uuid, price: bought.price }
    expect((await game.school.as(game.who)(payments.subscribe, { body })).body.status).toBe('success')
  },
  stale: async (game) => {
    const body = { ...draftOf(game, 1), price: game.model.prices[1] + 1 }
    expect((await game.school.as(game.who)(payments.subscribe, { body })).status).toBe(409)
  },
  points: async (game) => {
    const body = draftOf(game, 1)
    const params = { type: 'bonus_wallet' } as const
    const answer = await game.school.as(game.who)(payments.pay, { params, body })
    expect(answer.body.status).toBe(paper.boughtWithPoints(game.model, body) ? 'success' : 'reject_no_balance')
  },
  trial: async (game) => {
    const { uuid, productId, beneficiaryId } = draftOf(game, 1)
    const body = { uuid, productId, beneficiaryId }
    const answer = await game.school.as(game.who)(payments.trial, { body })
    expect(answer.status === 200).toBe(paper.tried(game.model))
  },
  order: async (game, { months }) => {
    const body = draftOf(game, months)
    await game.school.as(game.who)(payments.pay, { params: { type: 'bank_card' }, body })
    await ordered(game, body.uuid, body.price, months)
  },
  'top-up': async (game, { which }) => {
    const body = { uuid: randomUUID(), amount: 100 + which }
    await game.school.as(game.who)(payments.topUp, { body })
    await ordered(game, body.uuid, body.amount * 100, null)
  },
  tell: async (game, { which }) => {
    const sent = at(game.model.sent, which)
    if (sent) await told(game, sent, 1)
  },
  'tell-thrice': async (game, { which }) => {
    const sent = at(game.model.sent, which)
    if (sent) await told(game, sent, 3)
  },
  lose: async (game, { which }) => {
    const sent = at(
      game.model.sent.filter(({ state }) => state === 'sent'),
      which,
    )
    if (!sent) return
    if (game.model.sent.some(({ state }) => state === 'lost')) await tended(game, 1)
    if (sent.state !== 'sent') return
    heldAtBank(game, sent)
    sent.state = 'lost'
  },
  drop: async (game, { which }) => {
    const sent = at(
      game.model.sent.filter(({ state }) => state === 'sent' || state === 'expired'),
      which,
    )
    if (!sent) return
    await game.school.as(game.who)(payments.dropOrder, { params: { uuid: sent.uuid } })
    sent.state = 'dropped'
  },
  refund: async (game, { which, months }) => {
    const bought = at(game.model.bought, which)
    const plan = bought && (await planned(game, bought, months))
    if (!bought || !plan) return
    const asked = { uuid: randomUUID(), ...plan, ...by(bought, which) }
    // The second time is the same refund, and gives nothing.
    for (const _ of [1, 2]) await change(game)((ground) => giveBack(ground, bought.uuid, asked)).catch(() => null)
    paper.gaveBack(game.model, bought, asked)
  },
  cancel: async (game) => {
    const as = game.school.as(game.who)
    const [held] = (await as(payments.active)).body.rows.filter(({ isOwn }) => isOwn)
    if (held) await as(payments.unsubscribe, { params: { type: 'balance' }, body: { id: held.id } })
    paper.cancelled(game.model)
  },
  'price-change': async (game, { amount }) => {
    const price = 40_000 + (amount % 200) * 100
    await setPrice(game.school, price)
    game.model.prices[1] = price
  },
  die: (game, act) => at(dies, act.which)?.(game, act) ?? Promise.resolve(),
  tend: (game) => tended(game, 1),
  'two-nodes': async (game) => {
    // What is lost is found by one: which of two renewals and messages is first would be anybody's guess.
    if (game.model.sent.some(({ state }) => state === 'lost')) await tended(game, 1)
    await tended(game, 2)
    await tended(game, 1)
  },
  wait: async ({ school, model }, { days }) => {
    model.clock = daysAfter(model.clock, days)
    school.house.setClock(model.clock)
  },
}

async function ordered(game: Game, uuid: string, price: number, months: 1 | 3 | null): Promise<void> {
  const order = await orderOf(game.school.db, uuid)
  expect(order).toMatchObject({ state: 'sent' })
  game.model.sent.push({ uuid, number: order?.number ?? 0, price, months, at: game.model.clock, state: 'sent' })
}
