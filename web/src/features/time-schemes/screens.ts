import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** A tab of the school's settings, with a place of its own in the menu. */
export const timeSchemesScreen = screen({
  path: '/backoffice/school-settings/time-schemes',
  roles: management,
  title: 'time-schemes.title',
  menu: { group: 'school', order: 41, icon: 'settings' },
  reads: () => import('./reads.ts').then(({ schemes }) => [schemes]),
  Page: page(() => import('./TimeSchemesPage.tsx')),
})
