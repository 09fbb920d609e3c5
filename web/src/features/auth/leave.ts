import { auth } from '@qalam/contract/auth/api.ts'
import { call } from '#platform/api.ts'
import { dropDrafts } from '#platform/form/drafts.ts'
import { navigate } from '#platform/screen.ts'
import { endSession } from '#platform/session.ts'

/** Ends the session on the server when it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  await call(auth.logout, {}, { silent: true }).catch(() => undefined)
  dropDrafts()
  endSession()
  navigate('/login')
}
