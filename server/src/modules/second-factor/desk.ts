import { doorOf } from '#modules/auth/public.ts'
import type { Deps } from '#platform/module.ts'
import { sealsWith } from './seal.ts'

/** What the use cases of the second factor need beside the context. */
export type SecondFactorDeps = ReturnType<typeof doorOf> & ReturnType<typeof sealsWith>

export const deskOf = (deps: Deps): SecondFactorDeps => ({ ...doorOf(deps), ...sealsWith(deps.secret) })
