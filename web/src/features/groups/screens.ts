import { management } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const id = /^\d{1,9}$/
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

/** One class and who studies in it (R-2.7-03, R-2.7-11). */
export const groupScreen = screen({
  path: '/v3/backoffice/groups/:groupId',
  alias: ['/backoffice/groups/:groupId'],
  where: { groupId: id },
  roles: office,
  title: 'groups.label',
  parent: '/v3/backoffice/groups',
  reads: ({ groupId }) =>
    import('./reads.ts').then(({ oneGroup, studentsOf }) => [oneGroup(groupId), studentsOf(groupId)]),
  Page: page(() => import('./page/GroupPage.tsx')),
})

/** Who teaches what to a class. */
export const groupPlansScreen = screen({
  path: '/v3/backoffice/groups/:groupId/plans',
  where: { groupId: id },
  roles: office,
  title: 'groups.plans',
  parent: '/v3/backoffice/groups/:groupId',
  reads: ({ groupId }) =>
    import('./reads.ts').then(({ groupPlans, oneGroup }) => [oneGroup(groupId), groupPlans(groupId)]),
  Page: page(() => import('./page/PlansPage.tsx')),
})

/** For which subjects a class is in halves (R-2.7-04, R-2.7-13). */
export const subgroupsScreen = screen({
  path: '/v3/backoffice/groups/:groupId/subgroups',
  alias: ['/backoffice/groups/:groupId/subgroups'],
  where: { groupId: id },
  roles: office,
  title: 'groups.subgroups',
  parent: '/v3/backoffice/groups/:groupId',
  reads: ({ groupId }) => import('./reads.ts').then(({ groupSubgroups }) => [groupSubgroups(groupId)]),
  Page: page(() => import('./page/SubgroupsPage.tsx')),
})

/** Who is in which half for a subject (R-2.7-05, Q-019). */
export const splitScreen = screen({
  path: '/v3/backoffice/groups/:groupId/subgroups/:subjectId',
  alias: ['/backoffice/groups/:groupId/subgroups/:subjectId'],
  where: { groupId: id, subjectId: id },
  roles: office,
  title: 'groups.subgroup',
  parent: '/v3/backoffice/groups/:groupId/subgroups',
  reads: ({ groupId, subjectId }) =>
    import('./reads.ts').then(({ subjectSplit }) => [subjectSplit(groupId, subjectId)]),
  Page: page(() => import('./split/SplitPage.tsx')),
})
