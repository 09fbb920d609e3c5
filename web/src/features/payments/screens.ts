import { page, screen } from '#platform/screen.ts'

/** What one subscribes to, the balance and its movements (R-2.9-07). */
export const subscribeScreen = screen({
  path: '/profile/subscribe',
  roles: 'signed-in',
  title: 'payments.title',
  parent: '/profile',
  menu: { group: 'more', order: 45, icon: 'profile' },
  reads: () => import('./reads.ts').then(({ active, balance, showcase }) => [active, balance, showcase]),
  Page: page(() => import('./SubscribePage.tsx')),
})
