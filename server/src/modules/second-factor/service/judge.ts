import { wrongCode } from '@qalam/contract/second-factor/problems.ts'
import type { Context } from '#platform/context.ts'
import { appCodeIn, halfMinuteOf, hashOfRecovery } from '../codes.ts'
import type { SecondFactorDeps } from '../desk.ts'
import { factorOf, useHalfMinute, useRecovery } from '../repository.ts'

/** Uses a code of the app or a recovery code of an account up; 422 under `code` for any other. */
export async function proveCode(
  desk: SecondFactorDeps,
  context: Context,
  accountId: number,
  typed: string,
): Promise<void> {
  const right = await desk.countingCodes(context, accountId, () => isRight(desk, context, accountId, typed))
  if (!right) throw wrongCode()
}

async function isRight(
  desk: SecondFactorDeps,
  { db, now }: Context,
  accountId: number,
  typed: string,
): Promise<boolean> {
  const code = appCodeIn(typed)
  if (code === null) return useRecovery(db, accountId, hashOfRecovery(typed), now)

  const factor = await factorOf(db, accountId)
  if (!factor?.secret) return false
  const halfMinute = halfMinuteOf(desk.open(factor.secret, accountId), code, now)
  return halfMinute !== null && useHalfMinute(db, accountId, halfMinute)
}
