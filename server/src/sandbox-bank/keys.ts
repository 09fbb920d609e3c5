import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

const Keys = z.object({
  bankPrivate: z.string(),
  bankPublic: z.string(),
  shopPrivate: z.string(),
  shopPublic: z.string(),
  widgetSecret: z.string(),
  walletKey: z.string(),
  operatorToken: z.string(),
})
export type Keys = z.output<typeof Keys>

const pem = { type: 'pkcs8', format: 'pem' } as const
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: pem,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })

/** Keys of a bank and of its shop, made anew. */
export function newKeys(): Keys {
  const [bank, shop] = [pair(), pair()]
  const secret = () => randomBytes(24).toString('base64url')
  return {
    ...{ bankPrivate: bank.privateKey, bankPublic: bank.publicKey },
    ...{ shopPrivate: shop.privateKey, shopPublic: shop.publicKey },
    ...{ widgetSecret: secret(), walletKey: secret(), operatorToken: secret() },
  }
}

/** The keys that a folder keeps, made on the first start. */
export async function keysIn(folder: string): Promise<Keys> {
  const file = `${folder}/sandbox-bank.json`
  if (existsSync(file)) return Keys.parse(JSON.parse(await readFile(file, 'utf8')))
  const keys = newKeys()
  await mkdir(folder, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}

export const merchantId = '98000001'
export const certId = 'c0ffee01'
export const bankCertId = 'bank0001'
export const publicId = 'pk_sandbox'

/** What the sandbox bank hands to its shop: the setting PAYMENTS. */
export const settingsFor = (keys: Keys, address: string): Record<string, unknown> => ({
  bank_card: {
    ...{ address, merchantId, certId, bankCertId, shopName: 'Qalam', sandbox: true },
    ...{ privateKey: keys.shopPrivate, bankKey: keys.bankPublic },
  },
  card_widget: {
    script: `${address}/widget.js`,
    api: `${address}/tiptop`,
    publicId,
    secret: keys.widgetSecret,
    sandbox: true,
  },
  bank_wallet: { api: `${address}/kaspi`, apiKey: keys.walletKey, deviceToken: 'sandbox', sandbox: true },
  operator_billing: { api: `${address}/kempay`, token: keys.operatorToken, service: 'qalam', sandbox: true },
  terminal: { addresses: ['127.0.0.1', '::1'], sandbox: true },
  wallet: { addresses: ['127.0.0.1', '::1'], sandbox: true },
  cash_desk: { addresses: ['127.0.0.1', '::1'], sandbox: true },
  bank_transfer: { name: 'Qalam', iban: 'KZ000000000000000000', bin: '000000000000' },
})

/** The same bank by its second protocol. */
export const settingsOfEpay2 = (keys: Keys, address: string): Record<string, unknown> => ({
  protocol: 'epay2',
  ...{ oauth: `${address}/oauth2/token`, script: `${address}/payment-api.js`, api: `${address}/epay2` },
  ...{ clientId: 'sandbox', clientSecret: keys.widgetSecret, terminal: merchantId, sandbox: true },
})
