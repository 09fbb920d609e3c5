import { randomUUID } from 'node:crypto'
import { refundByOne, tenge } from '@qalam/contract/payments/rules.ts'
import type { PaymentDeps } from '#modules/payments/desk.ts'
import { enterPaper, reconcile, toReconcile } from '#modules/payments/operator.ts'
import { giveBack, goesToBank, refundPlan } from '#modules/payments/service/give-back.ts'
import type { MoneyChange } from '#modules/payments/service/standing.ts'
import { statementOf } from '#modules/payments/views/operator.ts'
import { personByIin } from '#modules/payments/views/people.ts'
import type { Db } from '#platform/db/db.ts'

/** What an operator's act is given: where it works, and what was typed. */
export type MoneyDesk = {
  db: Db
  desk: PaymentDeps
  now: Date
  change: MoneyChange
  names: readonly string[]
  yes: boolean
  by: string
  second?: string | undefined
  months?: string | undefined
  to: string
}

export class WrongMoneyUsage extends Error {
  override readonly name = 'WrongMoneyUsage'
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const told = {
  entered: 'Entered. Somebody else confirms it with the same command.',
  booked: 'Booked.',
  'same-person': 'Somebody else has to confirm it.',
  'other-content': 'This paper was entered with other content.',
  known: 'This paper was booked before.',
}

/** Books money that came by bank transfer, by two people. */
export async function receive({ db, change, names, by, yes }: MoneyDesk): Promise<number> {
  const [iin = '', sum = '', uuid = ''] = names
  if (!/^\d{12}$/.test(iin) || !/^[1-9]\d{0,6}$/.test(sum) || !uuidForm.test(uuid) || by === '')
    throw new WrongMoneyUsage()
  const person = await personByIin(db, iin)
  if (!person) {
    console.log('Nobody has this IIN.')
    return 1
  }
  const amount = Number(sum) * 100
  console.log(
    `${person.name}: ${tenge(amount)}${yes ? '' : ' would be entered, or booked where somebody else entered it. Add --yes.'}`,
  )
  if (!yes) return 0
  const outcome = await enterPaper(change, { uuid, personId: person.id, amount, by })
  console.log(told[outcome])
  return outcome === 'entered' || outcome === 'booked' || outcome === 'known' ? 0 : 1
}

/** Asks the providers about everything that waits, and names the messages that somebody has to look at. */
export async function reconciled({ db, desk, change, now, yes }: MoneyDesk): Promise<number> {
  const { orders, refunds, messages } = await toReconcile(db, now)
  for (const { number, provider, state, price } of orders)
    console.log(`order ${number}  ${provider}  ${state}  ${tenge(Number(price))}`)
  for (const { uuid, amount } of refunds) console.log(`refund ${uuid}  ${tenge(Number(amount))}`)
  for (const { id, provider, event, at, verdict, reason } of messages)
    console.log(`message ${id}  ${provider} ${event}  ${at.toISOString()}  ${verdict}: ${reason ?? ''}`)
  if (!yes) {
    console.log(`${orders.length} orders and ${refunds.length} refunds would be asked about. Add --yes.`)
    return 0
  }
  const { asked, answered } = await reconcile(desk, db, change, now)
  console.log(`${answered} of ${asked} were answered.`)
  return asked === answered ? 0 : 1
}

const ways = ['balance', 'bank'] as const

/** Gives whole unused months back; above 50 000 ₸ by two people. */
export async function refund(asked: MoneyDesk): Promise<number> {
  const { db, desk, change, now, names, by, second, months, to, yes } = asked
  const [order = ''] = names
  const units = months === undefined ? null : Number(months)
  const way = ways.find((one) => one === to)
  if (!uuidForm.test(order) || by === '' || !way || (units !== null && !(units > 0))) throw new WrongMoneyUsage()
  const plan = await refundPlan(db, order, now, units)
  if (!plan || plan.refusal !== null) {
    console.log(plan?.refusal ?? 'There is no such order.')
    return 1
  }
  if (way === 'bank' && !(await goesToBank(desk, db, plan.order))) {
    console.log('No bank can be asked to give this back: it goes to the balance.')
    return 1
  }
  console.log(`order ${plan.order.number}: ${plan.units} months, ${tenge(plan.amount)} to the ${to}`)
  if (plan.needsTwo && (second === undefined || second === by)) {
    console.log(`Above ${tenge(refundByOne)} two people give money back: add --second NAME.`)
    return 1
  }
  if (!yes) {
    console.log('Add --yes.')
    return 0
  }
  const row = { uuid: randomUUID(), units: plan.units, amount: plan.amount, way, by, second: second ?? null }
  await change((ground) => giveBack(ground, order, row))
  console.log(to === 'bank' ? 'Set aside; the bank is asked within a minute, or by reconcile.' : 'Given back.')
  return 0
}

/** Every movement of a person, and what they have. */
export async function statement({ db, names }: MoneyDesk): Promise<number> {
  const person = /^\d{12}$/.test(names[0] ?? '') ? await personByIin(db, names[0] ?? '') : undefined
  if (!person) {
    console.log('Nobody has this IIN.')
    return 1
  }
  let [money, points] = [0, 0]
  for (const { at, kind, currency, amount, number } of await statementOf(db, person.id)) {
    if (currency === 'KZT') money += amount
    else points += amount
    console.log(
      [at.toISOString(), kind, number ?? '', currency === 'KZT' ? tenge(amount) : `${amount} points`].join('\t'),
    )
  }
  console.log(`${person.name}: ${tenge(money)}, ${points} points`)
  return 0
}
