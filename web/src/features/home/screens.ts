import { management, officials } from '@qalam/contract/kernel/roles.ts'
import { fallbackQuarter, quarter } from '#platform/quarter.ts'
import { page, screen } from '#platform/screen.ts'

/** A parent's first page: every child, what is new and what is due. */
export const familyScreen = screen({
  path: '/family',
  roles: ['parent'],
  title: 'home.family',
  menu: { group: 'learn', order: 10, icon: 'people' },
  reads: () => import('./reads.ts').then(({ family }) => [family]),
  Page: page(() => import('./FamilyPage.tsx')),
})

/** Who has not filled what: for those who answer for the school's journals. */
export const unfilledScreen = screen({
  path: '/control/journal/unfilled',
  roles: management,
  title: 'home.unfilled',
  quarter: true,
  menu: { group: 'learn', order: 60, icon: 'monitoring', label: 'home.unfilled-short' },
  reads: () =>
    import('./reads.ts').then(({ unfilled, unfilledNow }) => [
      unfilled(quarter.get() ?? fallbackQuarter, unfilledNow()),
    ]),
  Page: page(() => import('./UnfilledPage.tsx')),
})

/** The first page of roles that have no other one: where they work, and what they can do here. */
export const welcomeScreen = screen({
  path: '/welcome',
  roles: ['monitoring', 'social_worker', 'employee', ...officials, 'monitoring_region_worker'],
  title: 'home.welcome',
  menu: { group: 'more', order: 10, icon: 'home' },
  reads: () => import('./reads.ts').then(({ place }) => [place]),
  Page: page(() => import('./WelcomePage.tsx')),
})
