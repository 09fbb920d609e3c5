import { createHash } from 'node:crypto'

const hashed = (kind: string, value: string): Buffer => createHash('sha256').update(`${kind} ${value}`).digest()

/** What failures are counted by. Only hashes are kept: people type passwords into the field of the login. */
export const subjects = {
  /** A login tried by browsers that never signed in to it, whether or not somebody has it. */
  login: (login: string): Buffer => hashed('login', login.toLowerCase()),
  /** An account tried by a browser that signed in to it before. */
  device: (accountId: number, device: Buffer): Buffer => hashed('device', `${accountId} ${device.toString('hex')}`),
  /** The old password, asked for by a session of the account. */
  password: (accountId: number): Buffer => hashed('password', String(accountId)),
  /** The code of the second factor, asked for after the password. */
  code: (accountId: number): Buffer => hashed('code', String(accountId)),
}

export type AttemptTurns = <Outcome>(subject: Buffer, act: () => Promise<Outcome>) => Promise<Outcome>

/**
 * Attempts on one subject come one after another in a process: ten people who sign in to one account at the same moment
 * are not ten failures.
 */
export function inTurns(): AttemptTurns {
  const last = new Map<string, Promise<unknown>>()
  return async (subject, act) => {
    const key = subject.toString('base64')
    const turn = (last.get(key) ?? Promise.resolve()).then(act)
    const settled = turn.catch(() => {})
    last.set(key, settled)
    try {
      return await turn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
