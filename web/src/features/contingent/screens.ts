import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

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
