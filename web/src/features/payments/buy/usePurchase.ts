import { payments } from '@qalam/contract/payments/api.ts'
import type { Paid } from '@qalam/contract/payments/api-paying.ts'
import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { afterPayment } from '../reads.ts'
import { type PurchaseChoice, priceOf, type Purchase } from './purchase.ts'

/** Where the dialog stands (S-PAY-1): choosing, waiting for a code, leaving for a page of the provider. */
export type Step = 'choose' | 'code' | 'going'

export type Ended = { uuid: string; isPaid: boolean }

/** One purchase: however often its button is pressed it is one order, and another choice is another order. */
export function usePurchase(purchase: Purchase, onEnd: (ended: Ended) => void) {
  const first = purchase.kind === 'product' ? purchase : null
  const [choice, setChoice] = useState<PurchaseChoice>({
    whom: first?.people[0]?.userId ?? 0,
    period: first?.product.listPeriod[0]?.period ?? 0,
    way: null,
  })
  const [uuid, setUuid] = useState(() => crypto.randomUUID())
  const [step, setStep] = useState<Step>('choose')
  const [missing, setMissing] = useState<number | null>(null)
  const [phone, setTyped] = useState('')
  const silent = { silent: true, refresh: afterPayment }
  const fromBalance = useCommand(payments.subscribe, silent)
  const byProvider = useCommand(payments.pay, silent)
  const piece = useCommand(payments.payCertification, silent)
  const commands = [fromBalance, byProvider, piece]
  const price = priceOf(purchase, choice.period)

  const choose = (some: Partial<PurchaseChoice>) => {
    setChoice((before) => ({ ...before, ...some }))
    setUuid(crypto.randomUUID())
    setMissing(null)
    for (const command of commands) command.reset()
  }
  /** Another phone is another order: the operator knows the first one by its uuid. */
  const setPhone = (typed: string) => {
    setTyped(typed)
    setUuid(crypto.randomUUID())
  }
  const send = (way: PaymentType): Promise<Paid> => {
    if (purchase.kind === 'piece') {
      const body = { uuid, courseId: purchase.courseId, price, ...(isPieceWay(way) && { type: way }) }
      return piece.mutateAsync({ body })
    }
    const body = { uuid, productId: purchase.product.id, period: choice.period, price, beneficiaryId: choice.whom }
    if (way === 'balance')
      return fromBalance.mutateAsync({ body }).then((told) => ({ ...told, url: null, token: null }))
    if (!isAsked(way)) return Promise.reject(new Error('not a way to pay here'))
    return byProvider.mutateAsync({ params: { type: way }, body: { ...body, ...(phone && { phone }) } })
  }
  /** Paid at once (S-PAY-5), a code to be typed, or a page of the bank that the browser goes to (S-PAY-2, S-PAY-4, S-PAY-6). */
  const pay = async () => {
    const told = choice.way && (await send(choice.way).catch(() => null))
    if (!told) return
    if (told.status === 'reject_no_balance') return setMissing(told.missing)
    if (told.status === 'code') return setStep('code')
    if (told.status === 'openLink' && told.url) {
      setStep('going')
      return window.location.assign(told.url)
    }
    onEnd({ uuid, isPaid: told.status === 'success' })
  }
  /** What was refused is forgotten with the way (S-PAY-7). */
  const back = () => {
    choose({ way: null })
    setStep('choose')
  }
  const busy = commands.some(({ isPending }) => isPending)
  const error = commands.find((command) => command.error)?.error ?? null
  return { choice, choose, uuid, step, missing, phone, setPhone, price, pay, back, busy, error }
}

const pieceWays = ['bank_card', 'card_widget', 'bank_wallet', 'balance'] as const
const isPieceWay = (way: PaymentType): way is (typeof pieceWays)[number] => pieceWays.some((one) => one === way)
const asked = ['bank_card', 'card_widget', 'bank_wallet', 'operator_billing', 'bonus_wallet'] as const
const isAsked = (way: PaymentType): way is (typeof asked)[number] => asked.some((one) => one === way)
