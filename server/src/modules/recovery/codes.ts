import { createHash, randomInt } from 'node:crypto'

/** Eight digits: a new letter gives new tries, and with six somebody would guess one within months. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

/** What is kept of a code: bound to the account that it opens. */
export const hashOfCode = (accountId: number, typed: string): Buffer =>
  createHash('sha256')
    .update(`recovery ${accountId} ${typed.replace(/\D/g, '')}`)
    .digest()
