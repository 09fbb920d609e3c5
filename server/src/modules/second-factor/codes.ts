import { createHash, randomBytes, randomInt } from 'node:crypto'
import { recoveryCodes } from '@qalam/contract/second-factor/rules.ts'
import { Secret, TOTP } from 'otpauth'

/** Half a minute, in milliseconds: what RFC 6238 recommends and every app does. */
const period = 30_000
/** A code of the half minute before or after is taken as well: clocks of phones differ. */
const window = 1

const appOf = (secret: Buffer, login = ''): TOTP =>
  new TOTP({ issuer: 'Qalam', label: login, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** 160 bits, as long as the hash that makes the codes (RFC 4226). */
export const newAppSecret = (): Buffer => randomBytes(20)

/** What an app needs to know of a secret: its letters to be typed, and an address to be photographed. */
export function toldToApp(secret: Buffer, login: string): { secret: string; uri: string } {
  const app = appOf(secret, login)
  return { secret: app.secret.base32, uri: app.toString() }
}

/** The half minute that a code belongs to, or null when it is of none near now. */
export function halfMinuteOf(secret: Buffer, code: string, now: Date): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / period) + delta
}

/** Six digits, however they were typed; null for anything else. */
export function appCodeIn(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** No letter or digit that is easily taken for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = () => Array.from({ length: 5 }, () => letters.charAt(randomInt(letters.length))).join('')

/** Codes of 49 bits each: nobody guesses one in ten attempts, so a plain hash keeps them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`)

/** What is kept of a recovery code. Case, spaces and the hyphen do not matter. */
export function hashOfRecovery(typed: string): Buffer {
  const plain = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`recovery ${plain}`).digest()
}
