import { doorOf } from '#modules/auth/public.ts'
import type { Deps } from '#platform/module.ts'

/** What the answers to invitations need of sign-in. */
export type InvitationDeps = Pick<ReturnType<typeof doorOf>, 'provePassword' | 'countingCodes'>

export const deskOf = (deps: Deps): InvitationDeps => {
  const { provePassword, countingCodes } = doorOf(deps)
  return { provePassword, countingCodes }
}
