import type { PaymentType } from '@qalam/contract/payments/shapes.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'

/** An order as a provider has to know it. */
export type ToPay = {
  uuid: string
  /** Nine digits, the provider's order number. */
  number: number
  /** Whole tiyn. */
  price: number
  /** What is bought, in the payer's language. */
  what: string
  language: Language
  email: string | null
  phone: string | null
  /** The provider's own name of the payment, once it has said one. */
  externalId: string | null
  /** Absolute addresses of ours. */
  links: { back: string; post: (event: string) => string }
}

/** A payment that a provider has taken or holds, with what it wants to hear again. */
export type TakenPayment = { externalId: string; amount: number; details: Readonly<Record<string, string>> }

/** What the register of the tax authority made of a payment, or of giving it back. */
export type Fiscal = { isReturn: boolean; sign: string; register: string; url: string | null }

/** What a message of a provider says, once it is believed; `refused` is what is not. */
export type ProviderMessage =
  | ({ kind: 'paid' | 'held'; number: number } & TakenPayment)
  | { kind: 'failed'; number: number; reason: string }
  | { kind: 'returned'; externalId: string; amount: number }
  | { kind: 'asked'; number: number; amount: number }
  | ({ kind: 'fiscal'; externalId: string } & Fiscal)
  | { kind: 'refused'; reason: string }

/** How an order stands at its provider; `unknown` where it never heard of it. */
export type OrderStanding =
  ({ kind: 'paid' | 'held' } & TakenPayment) | { kind: 'waiting' | 'unknown' } | { kind: 'failed'; reason: string }

/** What became of asking for a payment. */
export type Created =
  | { kind: 'link'; externalId: string; url: string; token: string | null }
  | { kind: 'code'; externalId: string }
  | { kind: 'waiting'; externalId: string }
  | { kind: 'no-money' }
  | { kind: 'refused'; reason: string }

export type Confirmed = { kind: 'waiting' } | { kind: 'wrong' } | { kind: 'used-up' } | { kind: 'no-money' }

/** What the browser is given to pay on a page of ours: a form that leaves, or a widget that opens. */
export type PageParts = {
  /** Hosts that this page, and no other, may reach. */
  policy: Readonly<Record<string, readonly string[]>>
  form?: { action: string; fields: Readonly<Record<string, string>> }
  widget?: { script: string; options: Readonly<Record<string, unknown>> }
}

export type Message = { event: string; raw: Buffer; type: string; signature: string }
type Outcome = 'accepted' | 'repeated' | 'refused' | 'unknown' | 'wrong-amount' | 'over'

/** A way to be paid by somebody else. A call that gets no clear answer throws `ProviderAway`; nothing is decided then. */
export type Provider = {
  key: PaymentType
  isSandbox: boolean
  /** Seconds between two questions about one order. */
  interval: number
  page?: (order: ToPay) => PageParts | Promise<PageParts>
  create?: (order: ToPay) => Promise<Created>
  confirm?: (order: ToPay, code: string) => Promise<Confirmed>
  resend?: (order: ToPay) => Promise<{ canResend: boolean }>
  /** Reads a message; only what its signature proves is believed. */
  callback?: (message: Message) => ProviderMessage
  /** The bare answer that the protocol asks for. */
  answer?: (outcome: Outcome) => { text: string; type?: string }
  status: (order: ToPay) => Promise<OrderStanding>
  /** Takes what is held; false where the provider will not. */
  capture?: (order: ToPay, taken: TakenPayment) => Promise<boolean>
  /** Lets go what is held. */
  cancel?: (order: ToPay, taken: TakenPayment) => Promise<boolean>
  /** Gives back a part or all; `key` is the same when it is asked again. */
  refund?: (order: ToPay, taken: TakenPayment, amount: number, key: string) => Promise<boolean>
}

/** The provider did not answer, or not in its protocol. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** Tenge as protocols write them: «500» or «500.50». */
export const inTenge = (tiyn: number): string => (tiyn % 100 === 0 ? String(tiyn / 100) : (tiyn / 100).toFixed(2))

/** Whole tiyn of what a protocol wrote; null where it is no amount. */
export function inTiyn(text: string): number | null {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2})0*)?$/.exec(text.trim())
  if (!parts) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}
