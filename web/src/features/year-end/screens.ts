import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** All classes go on to the next year, and graduates leave. */
export const yearEndScreen = screen({
  path: '/backoffice/year-end',
  roles: management,
  title: 'year-end.title',
  menu: { group: 'school', order: 45, icon: 'groups', label: 'year-end.menu' },
  reads: () => import('./reads.ts').then(({ ending }) => [ending]),
  Page: page(() => import('./YearEndPage.tsx')),
})
