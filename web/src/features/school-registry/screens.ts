import { page, screen } from '#platform/screen.ts'

const roles = ['platform-admin'] as const

/** The schools of the platform. */
export const schoolsScreen = screen({
  path: '/platform/schools',
  roles,
  title: 'school-registry.title',
  menu: { group: 'school', order: 5, icon: 'school', label: 'school-registry.menu' },
  reads: () => import('./reads.ts').then(({ schoolsNow }) => [schoolsNow()]),
  Page: page(() => import('./SchoolsPage.tsx')),
})

/** One school: its heads, its state, what was done with it. */
export const schoolScreen = screen({
  path: '/platform/schools/:schoolId',
  where: { schoolId: /^\d{1,9}$/ },
  roles,
  title: 'school-registry.one',
  parent: '/platform/schools',
  reads: ({ schoolId }) => import('./reads.ts').then(({ schoolOf }) => [schoolOf(Number(schoolId))]),
  Page: page(() => import('./SchoolPage.tsx')),
})

/** How the long work of all schools goes. */
export const workScreen = screen({
  path: '/platform/work',
  roles,
  title: 'school-registry.work',
  menu: { group: 'school', order: 6, icon: 'monitoring' },
  reads: () => import('./reads.ts').then(({ work }) => [work]),
  Page: page(() => import('./WorkPage.tsx')),
})
