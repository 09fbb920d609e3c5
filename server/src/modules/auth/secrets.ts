import { createHash, randomBytes } from 'node:crypto'

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** A secret to hand out and the hash to keep: 32 random bytes, of which the database never sees more than the hash. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}
