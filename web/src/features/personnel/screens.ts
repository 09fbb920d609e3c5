import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** Who works in the school (R-2.7-14, R-2.7-17). */
export const employeesScreen = screen({
  path: '/v3/backoffice/personnel',
  alias: ['/backoffice/personnel'],
  roles: management,
  title: 'personnel.title',
  menu: { group: 'school', order: 30, icon: 'portfolio' },
  reads: () => import('./reads.ts').then(({ employeesNow }) => [employeesNow()]),
  Page: page(() => import('./EmployeesPage.tsx')),
})

/** Who worked there (R-2.7-15, R-2.7-18). */
export const archivedEmployeesScreen = screen({
  path: '/v3/backoffice/personnel/archive',
  alias: ['/backoffice/personnel/archive'],
  roles: management,
  title: 'personnel.archive-title',
  parent: '/v3/backoffice/personnel',
  reads: () => import('./reads.ts').then(({ archiveNow }) => [archiveNow()]),
  Page: page(() => import('./ArchivePage.tsx')),
})

/** M-35 of an employee, as a page (R-2.7-16, R-2.7-19). */
export const employeeScreen = screen({
  path: '/v3/backoffice/personnel/:userId',
  alias: ['/backoffice/personnel/:userId'],
  where: { userId: { test: (text) => /^\d{1,10}$/.test(text) } },
  roles: management,
  title: 'personnel.card',
  parent: '/v3/backoffice/personnel',
  reads: ({ userId }) => import('./reads.ts').then(({ cardOf }) => [cardOf(Number(userId))]),
  Page: page(() => import('./EmployeePage.tsx')),
})
