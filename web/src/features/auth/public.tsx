import type { UserInfo } from '@qalam/contract/auth/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Flags, StartConfig } from '@qalam/contract/schools/api.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { startConfig, userInfo } from './reads.ts'

/** M-01; loaded when it is opened. */
export const ChangePassword = lazy(() =>
  import('./ChangePasswordDialog.tsx').then((module) => ({ default: module.ChangePasswordDialog })),
)

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

/** Every feature block is on unless the page configuration says otherwise. */
export const allOn: Flags = {
  conference: true,
  ktp: true,
  export: true,
  monitoring: true,
  lessonChat: true,
  sockets: true,
}

const unknownStart: StartConfig = {
  defaultLanguage: 'kz',
  theme: null,
  flags: allOn,
  productSchoolType: 'product',
  demo: [],
  appStoreUrl: null,
  playStoreUrl: null,
  ustazUrl: null,
}

/** The page configuration; everything is on while the server has not answered. */
export const useStart = (): StartConfig => useQuery(startConfig).data ?? unknownStart
