import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** What the school is and lets its people do (R-2.7-26, Q-021). */
export const settingsScreen = screen({
  path: '/backoffice/school-settings',
  roles: management,
  title: 'school-settings.title',
  menu: { group: 'school', order: 38, icon: 'settings' },
  reads: () => import('./reads.ts').then(({ settings }) => [settings]),
  Page: page(() => import('./SettingsPage.tsx')),
})

/** The days off of the school and those that it works. */
export const daysScreen = screen({
  path: '/backoffice/school-settings/days',
  roles: management,
  title: 'school-settings.days-title',
  parent: '/backoffice/school-settings',
  reads: () => import('./reads.ts').then(({ days }) => [days]),
  Page: page(() => import('./DaysPage.tsx')),
})

/** When the quarters of the school begin and end. */
export const quartersScreen = screen({
  path: '/backoffice/school-settings/quarters',
  roles: management,
  title: 'school-settings.quarters-title',
  parent: '/backoffice/school-settings',
  reads: () => import('./reads.ts').then(({ quarters }) => [quarters]),
  Page: page(() => import('./QuartersPage.tsx')),
})
