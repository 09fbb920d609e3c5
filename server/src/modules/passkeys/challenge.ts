import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A challenge may be answered this long, in milliseconds. */
export const goodFor = 5 * 60_000

const randomSize = 16
const timeSize = 6

/**
 * Challenges that need no row: random bytes, the time until which they are good, and a seal over both and over what they
 * are for. A stranger who asks for millions of them fills nothing.
 */
export function challengesWith(appSecret: string) {
  const key = createHmac('sha256', appSecret).update('passkey-challenge').digest()
  const sealOf = (body: Buffer, purpose: string) => createHmac('sha256', key).update(purpose).update(body).digest()

  const make = (purpose: string, now: Date): string => {
    const time = Buffer.alloc(timeSize)
    time.writeUIntBE(now.getTime() + goodFor, 0, timeSize)
    const body = Buffer.concat([randomBytes(randomSize), time])
    return Buffer.concat([body, sealOf(body, purpose)]).toString('base64url')
  }
  const isGood = (challenge: string, purpose: string, now: Date): boolean => {
    const bytes = Buffer.from(challenge, 'base64url')
    const body = bytes.subarray(0, randomSize + timeSize)
    const seal = bytes.subarray(randomSize + timeSize)
    const right = sealOf(body, purpose)
    if (seal.length !== right.length || !timingSafeEqual(seal, right)) return false
    return body.readUIntBE(randomSize, timeSize) > now.getTime()
  }
  return { make, isGood }
}

/** What a challenge is for: anybody's sign-in, or a new passkey of one account. */
export const purposes = { enter: 'enter', make: (accountId: number) => `make ${accountId}` }
