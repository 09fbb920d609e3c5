import { randomUUID } from 'node:crypto'
import type { payments } from '@qalam/contract/payments/api.ts'
import { moneyMoved } from '@qalam/contract/payments/events.ts'
import { personOfPayer } from '@qalam/contract/payments/rules.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { bare, type Bare } from '#platform/bare.ts'
import type { PaymentDeps } from '../desk.ts'
import { inTenge, inTiyn } from '../providers/provider.ts'
import { receive } from '../repository/books.ts'
import { holdInbound, inboundOf, storeInbound } from '../repository/messages.ts'
import { personById } from '../views/people.ts'

type Input = Parsed<typeof payments.inbound>
type Result = { code: keyof typeof comments; prvTxn?: number }

/** What the protocol's results mean. */
const comments = { 0: 'ok', 1: 'account not found', 3: 'already paid', 5: 'wrong request' }
/** Tiyn that one payment may bring at the most. */
const mostAtOnce = 100_000_000

/** Check and pay of terminals, wallets and cash desks, asked from their addresses alone. */
export async function inbound({ settings }: PaymentDeps, context: Context, { params, query }: Input): Promise<Bare> {
  const addresses = settings[params.type]?.addresses ?? []
  allow(addresses.includes(context.request.address))
  const sum = inTiyn(query.sum)
  const result = await resultOf(context, params.type, query, sum)
  return params.form === 'xml' ? asXml(query, result) : asJson(query, result)
}

async function resultOf(context: Context, type: string, query: Input['query'], sum: number | null): Promise<Result> {
  const { command, txn_id: txnId, account } = query
  const personId = personOfPayer(account)
  const isSum = sum !== null && sum > 0 && sum <= mostAtOnce
  if (!/^[\w-]{1,40}$/.test(txnId) || (command !== 'check' && command !== 'pay')) return { code: 5 }
  const person = personId === null ? undefined : await personById(context.db, personId)
  if (!person) return { code: 1 }
  if (!isSum) return { code: 5 }
  return command === 'check' ? { code: 0 } : take(context, { type, txnId, personId: person.id, amount: sum })
}

type Payment = { type: string; txnId: string; personId: number; amount: number }

/** Books it once: the same number with the same content is answered with the same number of ours. */
const take = (context: Context, { type, txnId, personId, amount }: Payment): Promise<Result> =>
  context.change(async ({ db, now, announce }) => {
    await holdInbound(db, type, txnId)
    const known = await inboundOf(db, type, txnId)
    if (known)
      return known.person_id === personId && Number(known.amount) === amount
        ? { code: 0, prvTxn: known.id }
        : { code: 3 }
    const uuid = randomUUID()
    await receive(db, { uuid, personId, amount, at: now })
    const prvTxn = await storeInbound(db, { provider: type, txnId, personId, amount, transferUuid: uuid, at: now })
    const { userIds } = await personById(db, personId).then((person) => person ?? { userIds: [] })
    for (const userId of userIds) announce(moneyMoved, null, { userId, orderUuid: uuid })
    return { code: 0, prvTxn }
  })

const plain = (text: string): string => text.replace(/[^\w.-]/g, '').slice(0, 40)

const asJson = ({ txn_id, sum }: Input['query'], { code, prvTxn }: Result): Bare => {
  const amount = inTiyn(sum)
  const answer = { txn_id, ...(prvTxn && { prv_txn: prvTxn }), ...(amount && { sum: Number(inTenge(amount)) }) }
  return bare(JSON.stringify({ ...answer, result: code, comment: comments[code] }), { type: 'application/json' })
}

const asXml = ({ txn_id, sum }: Input['query'], { code, prvTxn }: Result): Bare =>
  bare(
    `<?xml version="1.0" encoding="UTF-8"?><response><osmp_txn_id>${plain(txn_id)}</osmp_txn_id>${prvTxn ? `<prv_txn>${prvTxn}</prv_txn>` : ''}<sum>${plain(sum)}</sum><result>${code}</result><comment>${comments[code]}</comment></response>`,
    { type: 'text/xml; charset=utf-8' },
  )
