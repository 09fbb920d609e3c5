import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const roles = [...management, 'group-lead'] as const

/** The training programs of the year (R-2.7-07). */
export const programsScreen = screen({
  path: '/v3/backoffice/groups/training-programs',
  alias: ['/backoffice/groups/training-programs'],
  roles,
  title: 'programs.title',
  parent: '/v3/backoffice/groups',
  reads: () => import('./reads.ts').then(({ programsNow }) => [programsNow()]),
  Page: page(() => import('./ProgramsPage.tsx')),
})

/** The programs that were put away, of all years (R-2.7-08). */
export const archivedProgramsScreen = screen({
  path: '/v3/backoffice/groups/training-programs/archive',
  alias: ['/backoffice/groups/training-programs/archive'],
  roles,
  title: 'programs.archive-title',
  parent: '/v3/backoffice/groups/training-programs',
  reads: () => import('./reads.ts').then(({ archivedNow }) => [archivedNow()]),
  Page: page(() => import('./ArchivePage.tsx')),
})

/** One program and who studies by it (R-2.7-09). */
export const programScreen = screen({
  path: '/v3/backoffice/groups/training-programs/:programId',
  alias: ['/backoffice/groups/training-programs/:programId'],
  where: { programId: /^\d{1,9}$/ },
  roles,
  title: 'programs.one',
  parent: '/v3/backoffice/groups/training-programs',
  reads: ({ programId }) =>
    import('./reads.ts').then(({ oneProgram, studentsOf }) => [oneProgram(programId), studentsOf(programId)]),
  Page: page(() => import('./ProgramPage.tsx')),
})
