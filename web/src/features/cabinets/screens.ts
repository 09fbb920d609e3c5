import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** A tab of the school's settings, with a place of its own in the menu. */
export const cabinetsScreen = screen({
  path: '/backoffice/school-settings/cabinets',
  roles: management,
  title: 'cabinets.title',
  menu: { group: 'school', order: 40, icon: 'settings' },
  reads: () => import('./reads.ts').then(({ roomsNow }) => [roomsNow()]),
  Page: page(() => import('./CabinetsPage.tsx')),
})
