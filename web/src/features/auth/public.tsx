import type { UserInfo } from '@qalam/contract/auth/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { otherPlaces, userInfo } from './reads.ts'

/** M-01; loaded when it is opened. */
export const ChangePassword = lazy(() =>
  import('./ChangePasswordDialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
)

/** What stands in front of everything until the password that was handed out is changed; loaded when it is. */
export const HandedOut = lazy(() => import('./HandedOutPage.tsx').then((module) => ({ default: module.HandedOutPage })))

/** The person's other places; loaded when it is opened. */
export const RelatedAccounts = lazy(() =>
  import('./RelatedAccountsDialog.tsx').then((module) => ({ default: module.RelatedAccountsDialog })),
)

export { openTutor } from './tutor.ts'
export { useSignOutGuard } from './signOutGuard.ts'

/** Somebody with a place: an account that lost its role is signed out before any page is drawn (S-START-3). */
export type SignedIn = UserInfo & { role: Role }

export const hasRole = (user: UserInfo): user is SignedIn => user.role !== null

/** The signed-in person. Only for pages behind the sign-in. */
export function useUser(): SignedIn {
  const { data } = useSuspenseQuery(userInfo)
  if (!hasRole(data)) throw new Error('a page was drawn for an account without a role')
  return data
}

/** The same where a page can do without: null until it is known who is here. */
export function useKnownUser(): SignedIn | null {
  const { data } = useQuery({ ...userInfo, enabled: false })
  return data && hasRole(data) ? data : null
}

/** Whether the person has other places to go over to; asked for when nobody waits. */
export function useOtherPlaces(): boolean {
  const { data = [] } = useQuery(otherPlaces)
  return data.length > 1
}
