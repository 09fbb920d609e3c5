import { page, screen } from '#platform/screen.ts'

/** Who one is: the first page of the profile (R-2.9-02, R-2.9-03). */
export const cabinetScreen = screen({
  path: '/profile',
  alias: ['/profile/cabinet'],
  roles: 'signed-in',
  title: 'profile.title',
  menu: { group: 'more', order: 40, icon: 'profile' },
  Page: page(() => import('./CabinetPage.tsx')),
})

/** R-2.9-06 */
export const signInHistoryScreen = screen({
  path: '/profile/history',
  roles: 'signed-in',
  title: 'profile.history',
  parent: '/profile',
  reads: () => import('./reads.ts').then(({ signInsNow }) => [signInsNow()]),
  Page: page(() => import('./SignInHistoryPage.tsx')),
})

/** R-2.9-05 */
export const passwordHistoryScreen = screen({
  path: '/profile/password-history',
  roles: 'signed-in',
  title: 'profile.password-history',
  parent: '/profile',
  reads: () => import('./reads.ts').then(({ passwordHistory }) => [passwordHistory]),
  Page: page(() => import('./PasswordHistoryPage.tsx')),
})

/** E-mail and phone of the person, and the look of the pages. */
export const contactsScreen = screen({
  path: '/profile/contacts',
  roles: 'signed-in',
  title: 'profile.contacts',
  parent: '/profile',
  reads: () => import('./reads.ts').then(({ ownContacts }) => [ownContacts]),
  Page: page(() => import('./ContactsPage.tsx')),
})

export const securityScreen = screen({
  path: '/profile/security',
  roles: 'signed-in',
  title: 'profile.security',
  parent: '/profile',
  reads: async () => {
    const [{ ownPasskeys }, { ownJoined }] = await Promise.all([
      import('#features/passkeys/public.tsx'),
      import('#features/merge/public.tsx'),
    ])
    return [ownPasskeys, ownJoined]
  },
  Page: page(() => import('./SecurityPage.tsx')),
})

/** R-2.9-04 */
export const certificatesScreen = screen({
  path: '/profile/certificates',
  roles: 'signed-in',
  title: 'profile.certificates',
  parent: '/profile',
  Page: page(() => import('./CertificatesPage.tsx')),
})
