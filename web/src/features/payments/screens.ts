import { page, screen } from '#platform/screen.ts'

/** What one subscribes to, the balance and its movements (R-2.9-08, SH-SCOPE-10, P-STUD-1). */
export const subscribeScreen = screen({
  path: '/profile/subscribe',
  roles: 'signed-in',
  title: 'payments.title',
  parent: '/profile',
  menu: { group: 'more', order: 45, icon: 'subscription' },
  reads: () =>
    import('./reads.ts').then(({ active, balance, showcase, waiting, ways }) => [
      active,
      balance,
      showcase,
      waiting,
      ways,
    ]),
  Page: page(() => import('./page/SubscribePage.tsx')),
})

/** What points buy, and how they came and went (R-2.9-07). */
export const bonusScreen = screen({
  path: '/profile/bilim-bonus',
  roles: 'signed-in',
  title: 'payments.bonus-title',
  parent: '/profile/subscribe',
  reads: () => import('./reads.ts').then(({ catalog }) => [catalog]),
  Page: page(() => import('./bonus/BonusPage.tsx')),
})

/** The director's seats, in the menu while the school subscribes (R-2.10-22, P-DIR-1, SH-MENU-2, SH-MENU-7). */
export const teachersAccessScreen = screen({
  path: '/teachers-access',
  roles: ['director'],
  title: 'payments.seats-title',
  menu: { group: 'school', order: 50, icon: 'people', whenSchoolPays: true },
  reads: () => import('./reads.ts').then(({ seatsFor }) => [seatsFor('')]),
  Page: page(() => import('./seats/SeatsPage.tsx')),
})
