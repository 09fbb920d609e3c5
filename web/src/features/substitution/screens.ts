import { management, staff, teaching } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Who is away, and how many lessons are open (S-OTHER-1). */
export const absencesScreen = screen({
  path: '/v3/backoffice/substitutions',
  alias: ['/backoffice/substitutions'],
  roles: management,
  title: 'substitution.title',
  menu: { group: 'school', order: 15, icon: 'people', label: 'substitution.menu' },
  reads: () => import('./reads.ts').then(({ absencesNow }) => [absencesNow()]),
  Page: page(() => import('./AbsencesPage.tsx')),
})

/** Hours that were given instead of others, for the accounts. */
export const replacedHoursScreen = screen({
  path: '/v3/backoffice/substitutions/report',
  roles: management,
  title: 'substitution.report',
  parent: '/v3/backoffice/substitutions',
  reads: () => import('./reads.ts').then(({ reportNow }) => [reportNow()]),
  Page: page(() => import('./ReportPage.tsx')),
})

/** The lessons of one absence and who gives them. */
export const absenceScreen = screen({
  path: '/v3/backoffice/substitutions/:absenceId',
  where: { absenceId: uuid },
  roles: management,
  title: 'substitution.one',
  parent: '/v3/backoffice/substitutions',
  reads: ({ absenceId }) => import('./reads.ts').then(({ absence }) => [absence(absenceId)]),
  Page: page(() => import('./absence/AbsencePage.tsx')),
})

/** What a teacher is asked to take. */
export const requestsScreen = screen({
  path: '/substitutions',
  roles: staff,
  title: 'substitution.requests',
  menu: { group: 'learn', order: 65, icon: 'chat', only: teaching },
  reads: () => import('./reads.ts').then(({ requests }) => [requests]),
  Page: page(() => import('./requests/RequestsPage.tsx')),
})
