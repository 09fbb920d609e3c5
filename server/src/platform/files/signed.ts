import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Seconds for which a signed address is good. */
const lifetime = 600

/** A key of its own for addresses: what signs them signs nothing else. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'addresses of files', 32))

const signOf = (secret: string, uuid: string, until: number): Buffer =>
  createHmac('sha256', keyOf(secret)).update(`${uuid} ${until}`).digest()

/** What an address of a file says beside the file: until when it is good, in seconds, and the proof of it. */
export type Signed = { until: number; sign: string }

export function signed(secret: string, uuid: string, now: Date): Signed & { ends: Date } {
  const until = Math.floor(now.getTime() / 1000) + lifetime
  return { until, ends: new Date(until * 1000), sign: signOf(secret, uuid, until).toString('base64url') }
}

/** Whether this server signed this address of this file, and it has not run out. */
export function isGood(secret: string, uuid: string, { until, sign }: Signed, now: Date): boolean {
  const given = Buffer.from(sign, 'base64url')
  const right = signOf(secret, uuid, until)
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < until * 1000
}
