import type { Context } from '#platform/context.ts'
import { makePassword } from '../logins.ts'
import { hashPassword } from '../password.ts'

/** A password that may be handed out, with its hash: made before a transaction begins, since a hash takes long. */
export type FirstPassword = { password: string; hash: string }
/** Takes the next of the passwords that were made. */
export type TakePassword = () => FirstPassword

/**
 * Runs a part in a transaction with so many passwords to hand out, which are made while no connection and no turn of the
 * school is held.
 */
export async function withPasswords<Done>(
  context: Context,
  count: number,
  part: (context: Context, take: TakePassword) => Promise<Done>,
): Promise<Done> {
  const made: FirstPassword[] = []
  for (let at = 0; at < count; at++) {
    const password = makePassword()
    made.push({ password, hash: await hashPassword(password) })
  }
  return context.change((within) => {
    // A part that runs again begins with the first one.
    let next = 0
    return part(within, () => {
      const taken = made[next++]
      if (!taken) throw new Error('More passwords are handed out than were made.')
      return taken
    })
  })
}
