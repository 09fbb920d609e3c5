import { auth } from '@qalam/contract/auth/api.ts'
import { call } from '#platform/api.ts'

/** A new token for the refresh cookie, which only the server can read. */
export const renewTokens = () => call(auth.refresh, { body: {} }, { bare: true, silent: true })
