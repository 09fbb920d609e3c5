import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** What the person is invited to by schools. */
export const invitationsScreen = screen({
  path: '/invitations',
  roles: 'signed-in',
  title: 'invitations.title',
  parent: '/profile',
  reads: () => import('./reads.ts').then(({ ownInvitations }) => [ownInvitations]),
  Page: page(() => import('./OwnInvitationsPage.tsx')),
})

/** Whom the school has invited, and what they answered. */
export const schoolInvitationsScreen = screen({
  path: '/backoffice/invitations',
  roles: management,
  title: 'invitations.title',
  parent: '/v3/backoffice/personnel',
  reads: () => import('./reads.ts').then(({ invitationsNow }) => [invitationsNow()]),
  Page: page(() => import('./SchoolInvitationsPage.tsx')),
})
