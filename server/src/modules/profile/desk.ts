import { doorOf } from '#modules/auth/public.ts'
import type { Deps } from '#platform/module.ts'
import { settings } from './settings.ts'

/** What the use cases of a profile need beside the context. */
export type ProfileDeps = Pick<ReturnType<typeof doorOf>, 'provePassword'> & {
  /** Whether letters can be sent. */
  mail: boolean
}

export const deskOf = (deps: Deps): ProfileDeps => ({
  provePassword: doorOf(deps).provePassword,
  mail: settings.of(deps.config).SMTP_URL !== undefined,
})
