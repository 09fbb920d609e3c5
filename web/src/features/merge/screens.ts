import { page, screen } from '#platform/screen.ts'

/** Joins an account of an outer diary to one here, for whoever is signed in and whoever is not (R-2.14-03, Q-016). */
export const mergeScreen = screen({
  path: '/merge',
  roles: 'public',
  title: 'merge.title',
  bare: true,
  Page: page(() => import('./MergePage.tsx')),
})
