import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { settings } from '../settings.ts'

const Text = z.string().min(1).max(200)
const Key = z.string().min(1).max(20_000)
const Sandbox = { sandbox: z.boolean().default(false) }
const Addresses = z.object({ addresses: z.array(z.string().max(50)).min(1).max(50), ...Sandbox })

const Epay1 = z.object({
  /** Where the bank's pages begin, such as https://epay.kkb.kz */
  address: z.url(),
  merchantId: Text,
  certId: Text,
  shopName: Text,
  privateKey: Key,
  bankKey: Key,
  bankCertId: Text,
  ...Sandbox,
})
export type Epay1Settings = z.output<typeof Epay1>

const Epay2 = z.object({
  protocol: z.literal('epay2'),
  /** Where a token is asked for. */
  oauth: z.url(),
  script: z.url(),
  api: z.url(),
  clientId: Text,
  clientSecret: Text,
  terminal: Text,
  ...Sandbox,
})
export type Epay2Settings = z.output<typeof Epay2>

/** What a bank hands to its shop, by way of paying; one that is absent here is absent for everybody. */
const Settings = z.object({
  bank_card: z.union([Epay2, Epay1]).optional(),
  card_widget: z.object({ script: z.url(), api: z.url(), publicId: Text, secret: Text, ...Sandbox }).optional(),
  bank_wallet: z
    .object({ api: z.url(), apiKey: Text, deviceToken: Text, bin: z.string().max(12).default(''), ...Sandbox })
    .optional(),
  operator_billing: z.object({ api: z.url(), token: Text, service: Text, ...Sandbox }).optional(),
  terminal: Addresses.optional(),
  wallet: Addresses.optional(),
  cash_desk: Addresses.optional(),
  bank_transfer: z.object({ name: Text, iban: Text, bin: z.string().regex(/^\d{12}$/) }).optional(),
})
export type PaymentSettings = z.output<typeof Settings>

/** The settings of payments (PAYMENTS); a wrong one is refused at the start, without its values. */
export function paymentSettings(config: Config): PaymentSettings {
  const { PAYMENTS } = settings.of(config)
  const parsed = Settings.safeParse(PAYMENTS ?? {})
  if (parsed.success) return parsed.data
  throw new Error(
    `PAYMENTS: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  )
}
