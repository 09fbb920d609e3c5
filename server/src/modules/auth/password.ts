import { randomUUID } from 'node:crypto'
import { Algorithm, hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes, one lane: about 20 ms of one core. */
const strength = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, strength)

let decoy: Promise<string> | undefined

/**
 * Whether a password belongs to a hash. Without a hash the same work is done on a decoy, so that the time of the answer
 * does not tell which logins exist.
 */
export async function matches(password: string, known: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomUUID())
  const right = await verify(known ?? (await decoy), password)
  return right && known !== undefined
}
