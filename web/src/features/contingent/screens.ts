import { management, staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** A number of a person or of a class. */
const id = { test: (text: string) => /^\d{1,10}$/.test(text) }

/** All students of the school; who leads or teaches groups sees those of them. */
export const studentsScreen = screen({
  path: '/backoffice/contingent',
  roles: staff,
  title: 'contingent.title',
  menu: { group: 'school', order: 25, icon: 'people' },
  reads: () => import('./reads.ts').then(({ studentsNow }) => [studentsNow()]),
  Page: page(() => import('./StudentsPage.tsx')),
})

export const archivedStudentsScreen = screen({
  path: '/backoffice/contingent/archive',
  roles: staff,
  title: 'contingent.archive-title',
  parent: '/backoffice/contingent',
  reads: () => import('./reads.ts').then(({ archiveNow }) => [archiveNow()]),
  Page: page(() => import('./ArchivePage.tsx')),
})

/** Students on the way from one school to another. */
export const transfersScreen = screen({
  path: '/backoffice/contingent/transfers',
  roles: management,
  title: 'transfers.title',
  parent: '/backoffice/contingent',
  reads: () => import('./reads.ts').then(({ allComing, allTransfers }) => [allComing, allTransfers]),
  Page: page(() => import('./transfers/TransfersPage.tsx')),
})

/** M-35 of a student, as a page. */
export const studentScreen = screen({
  path: '/backoffice/contingent/:userId',
  where: { userId: id },
  roles: staff,
  title: 'contingent.card',
  parent: '/backoffice/contingent',
  reads: ({ userId }) => import('#features/personnel/public.tsx').then(({ cardOf }) => [cardOf(Number(userId))]),
  Page: page(() => import('./StudentPage.tsx')),
})

/** The same below the class (R-2.7-12). */
export const groupStudentScreen = screen({
  path: '/v3/backoffice/groups/:groupId/:userId',
  where: { groupId: id, userId: id },
  roles: staff,
  title: 'contingent.card',
  parent: '/backoffice/contingent',
  reads: ({ userId }) => import('#features/personnel/public.tsx').then(({ cardOf }) => [cardOf(Number(userId))]),
  Page: page(() => import('./GroupStudentPage.tsx')),
})
