import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id (what the library does unless told otherwise), 19 MiB, two passes, one lane: about 20 ms of a core. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One letter is one letter, however the keyboard composed it: й of one phone is и with a mark of another. */
const composed = (password: string): string => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), strength)

let decoy: Promise<string> | undefined

/**
 * Whether a password belongs to a hash. Without a hash the same work is done on a decoy: the answer about an unknown
 * login would otherwise come twenty milliseconds sooner and tell that it is unknown.
 */
export async function matches(password: string, known: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomUUID())
  const right = await verify(known ?? (await decoy), composed(password))
  return right && known !== undefined
}
