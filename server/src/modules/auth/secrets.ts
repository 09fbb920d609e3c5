import { createHash, createHmac, randomBytes } from 'node:crypto'

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The name of the turn that a refresh token began, and the hash of that token again. */
export const turnOf = (refreshToken: string): string => hashOf(refreshToken).toString('base64url')
export const hashOfTurn = (turn: string): Buffer => Buffer.from(turn, 'base64url')

/** A secret to hand out and the hash to keep: 32 random bytes, of which the database never sees more than the hash. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/**
 * The refresh token that follows another one. It is derived, so that two tabs that send the same token at one moment get
 * the same successor and the session stays one chain; without the secret of the installation nobody can derive it.
 */
export function successorsWith(appSecret: string): (token: string) => string {
  const key = createHmac('sha256', appSecret).update('refresh-token').digest()
  return (token) => createHmac('sha256', key).update(token).digest('base64url')
}
