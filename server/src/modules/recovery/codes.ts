import { createHash, randomInt } from 'node:crypto'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of a code: bound to the account that it opens. */
export const hashOfCode = (accountId: number, typed: string): Buffer =>
  createHash('sha256')
    .update(`recovery ${accountId} ${typed.replace(/\D/g, '')}`)
    .digest()
