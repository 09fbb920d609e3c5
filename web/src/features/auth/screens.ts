import { page, screen } from '#platform/screen.ts'
import { startConfig } from '#features/schools/public.tsx'

export const loginScreen = screen({
  path: '/login',
  roles: 'anonymous',
  title: 'auth.title',
  bare: true,
  reads: async () => [startConfig],
  Page: page(() => import('./LoginPage.tsx')),
})

/** Sign-in from a link; passes the guard in any state and shows no header (G-GUARD-6, G-GUARD-7, Q-006). */
export const behalfScreen = screen({
  path: '/behalf_auth',
  roles: 'public',
  title: 'auth.hand-over-title',
  bare: true,
  door: true,
  Page: page(() => import('./BehalfPage.tsx')),
})

/** Keeps the loading screen while a hand-over runs elsewhere; whoever is signed in goes on (G-ANON-3, G-GUARD-5). */
export const betweenScreen = screen({
  path: '/behalf_between',
  roles: 'anonymous',
  title: 'auth.entering',
  bare: true,
  Page: page(() => import('./BetweenPage.tsx')),
})

export const ustazRegisterScreen = screen({
  path: '/ustaz-register',
  roles: 'anonymous',
  title: 'auth.ustaz-title',
  bare: true,
  flag: 'register',
  reads: async () => [startConfig],
  Page: page(() => import('./UstazRegisterPage.tsx')),
})

/** The code of a printed sheet, for who is invited and has no sign-in yet. */
export const invitationCodeScreen = screen({
  path: '/invitation',
  roles: 'anonymous',
  title: 'invitations.by-code-title',
  bare: true,
  reads: async () => [startConfig],
  Page: page(() => import('./InvitationCodePage.tsx')),
})

/** A new password by the code of a letter. */
export const recoveryScreen = screen({
  path: '/recovery',
  roles: 'anonymous',
  title: 'recovery.title',
  bare: true,
  reads: async () => [startConfig],
  Page: page(() => import('./RecoveryPage.tsx')),
})
