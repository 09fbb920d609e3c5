import { doorOf } from '#modules/auth/public.ts'
import type { Deps } from '#platform/module.ts'
import { challengesWith } from './challenge.ts'

/** What the use cases of passkeys need beside the context. */
export type PasskeyDeps = Pick<ReturnType<typeof doorOf>, 'enterAs' | 'provePassword'> & {
  challenges: ReturnType<typeof challengesWith>
  origin: string | undefined
}

export function deskOf(deps: Deps): PasskeyDeps {
  const { enterAs, provePassword } = doorOf(deps)
  return { enterAs, provePassword, challenges: challengesWith(deps.secret), origin: deps.config.PUBLIC_ORIGIN }
}
