import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const office = [...management, 'group-lead'] as const

/** The classes of the school, or the one that somebody leads (R-2.7-01, R-2.7-06). */
export const groupsScreen = screen({
  path: '/v3/backoffice/groups',
  alias: ['/backoffice/groups'],
  roles: office,
  title: 'groups.title',
  menu: { group: 'school', order: 20, icon: 'people' },
  reads: () => import('./reads.ts').then(({ groupsNow }) => [groupsNow()]),
  Page: page(() => import('./GroupsPage.tsx')),
})

/** The classes that were put away, of all years (R-2.7-02, R-2.7-10). */
export const archivedGroupsScreen = screen({
  path: '/v3/backoffice/groups/archive',
  alias: ['/backoffice/groups/archive'],
  roles: office,
  title: 'groups.archive-title',
  parent: '/v3/backoffice/groups',
  reads: () => import('./reads.ts').then(({ archivedNow }) => [archivedNow()]),
  Page: page(() => import('./ArchivePage.tsx')),
})
