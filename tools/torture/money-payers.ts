import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Counter } from '../../server/src/modules/payments/testing/counter.ts'
import type { Addresses } from './client.ts'

const price = 50_000
const acts = ['pay', 'pay', 'twice', 'silent', 'disordered', 'refuse'] as const
const ways = ['bank_card', 'card_widget', 'bank_wallet', 'operator_billing', 'top_up', 'balance'] as const
type Way = (typeof ways)[number]
export type Told = { orders: Map<string, Way>; asked: number; answered: number; unanswered: number }

export const nothingTold = (): Told => ({ orders: new Map(), asked: 0, answered: 0, unanswered: 0 })

type Payer = {
  userId: number
  token: string
  addresses: Addresses
  counter: Counter
  told: Told
  isOver: () => boolean
}
type Answer = { status?: string; url?: string | null }

/** Sends until a server answers, under the same uuid: a server that was killed may have done it. */
async function ask({ addresses, token, told }: Payer, path: string, body: object): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const known = addresses()
    told.asked++
    const answer = await fetch(`${known[tries % known.length]}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    const isServed = answer !== null && answer.status < 500 && answer.status !== 429
    const read: { data?: Answer } | null = isServed ? await answer.json().catch(() => null) : null
    if (read) {
      told.answered++
      return read.data ?? {}
    }
    told.unanswered++
    await wait(20 + Math.random() * 80)
  }
}

const anyOf = <One>(list: readonly One[]): One => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

/** The page of the payment, from whichever server is up. */
async function pageOf({ addresses }: Payer, url: string): Promise<string | null> {
  const answer = await fetch(`${anyOf(addresses())}${url}`).catch(() => null)
  return answer?.ok ? answer.text().catch(() => null) : null
}

const path = '/api/v2/os/payment'
const month = (userId: number, uuid: string) => ({ uuid, productId: 1, period: 1, price, beneficiaryId: userId })

async function payOnce(payer: Payer): Promise<void> {
  const { userId, counter, told } = payer
  const [way, uuid, act] = [anyOf(ways), randomUUID(), anyOf(acts)]
  told.orders.set(uuid, way)
  if (way === 'balance') return void (await ask(payer, `${path}/balance/subscribe`, month(userId, uuid)))
  if (way === 'operator_billing') {
    const body = { uuid, productId: 903, period: 1, price: 60_000, beneficiaryId: userId, phone: '+77011234567' }
    await ask(payer, `${path}/operator_billing/subscribe`, body)
    return void (await ask(payer, `${path}/order/${uuid}/code`, { code: '12345' }))
  }
  const { url } =
    way === 'top_up'
      ? await ask(payer, `${path}/balance/top-up`, { uuid, amount: 700 })
      : await ask(payer, `${path}/${way}/subscribe`, month(userId, uuid))
  if (!url) return
  if (way === 'bank_wallet') return void (await counter.press('/kaspi-pay', url.split('/').at(-1) ?? '', act))
  const page = await pageOf(payer, url)
  if (page === null) return
  if (way !== 'card_widget') return void (await counter.atCard(page, act).catch(() => null))
  const options = JSON.parse((/data-options="([^"]*)"/.exec(page)?.[1] ?? '{}').replaceAll('&quot;', '"'))
  const asked = new URLSearchParams({
    publicId: options.publicId,
    amount: options.amount,
    invoiceId: options.invoiceId,
  })
  const frame = await fetch(`${counter.address}/widget?${asked}`)
  const id = /value="(\d{6,})"/.exec(await frame.text())?.[1]
  if (id) await counter.press('/widget/act', id, act)
}

/** Pays in one way and another until it is over. */
export async function payOn(payer: Payer): Promise<void> {
  while (!payer.isOver()) {
    await payOnce(payer)
    // A person makes at most thirty orders a minute.
    await wait(1_900 + Math.random() * 400)
  }
}
