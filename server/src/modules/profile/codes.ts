import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits: with five tries a guess is right once in 200,000 letters. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** What is kept of a code: bound to who asked and for which address. */
export const hashOfCode = (personId: number, email: string, code: string): Buffer =>
  createHash('sha256').update(`email ${personId} ${email.toLowerCase()} ${code}`).digest()

export const isCode = (kept: Buffer, told: Buffer): boolean =>
  kept.length === told.length && timingSafeEqual(kept, told)
