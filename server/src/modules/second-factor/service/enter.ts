import type { TokenData } from '@qalam/contract/auth/api.ts'
import type { SecondStep } from '@qalam/contract/second-factor/api.ts'
import { trustedDays } from '@qalam/contract/second-factor/rules.ts'
import type { Context } from '#platform/context.ts'
import type { SecondFactorDeps } from '../desk.ts'
import { proveCode } from './judge.ts'

/** Completes a sign-in by its code; the browser may be trusted, so that none is asked in it for a while. */
export async function enter(
  desk: SecondFactorDeps,
  context: Context,
  { step, code, trust }: SecondStep,
): Promise<TokenData> {
  const accountId = await desk.accountIdOfStep(context, step)
  await proveCode(desk, context, accountId, code)

  return desk.enterByStep(context, step, trust ? trustedDays : null)
}
