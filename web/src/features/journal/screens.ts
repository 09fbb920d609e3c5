import { staff } from '@qalam/contract/kernel/roles.ts'
import { chosenQuarter } from '#platform/quarter.ts'
import { page, screen } from '#platform/screen.ts'

const id = /^\d{1,9}$/
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** The groups whose journals one may open (R-2.4-01). */
export const journalGroupsScreen = screen({
  path: '/control/journal/groups',
  roles: staff,
  title: 'journal.groups',
  quarter: true,
  menu: { group: 'learn', order: 50, icon: 'journal' },
  reads: () => import('./reads.ts').then(({ journalGroups }) => [journalGroups('', chosenQuarter())]),
  Page: page(() => import('./GroupsPage.tsx')),
})

/** The plans of a group (R-2.4-02). */
export const journalPlansScreen = screen({
  path: '/control/journal/groups/:groupId',
  where: { groupId: id },
  roles: staff,
  title: 'journal.plans',
  quarter: true,
  parent: '/control/journal/groups',
  reads: ({ groupId }) => import('./reads.ts').then(({ groupPlans }) => [groupPlans(groupId, chosenQuarter())]),
  Page: page(() => import('./PlansPage.tsx')),
})

/** The grid of a half-year plan: both quarters of the half, no soch (R-2.4-03). */
export const halfYearJournalScreen = screen({
  path: '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/halfyear',
  where: { groupId: id, calendarPlanUuid: uuid, subjectId: id },
  roles: staff,
  title: 'journal.halfyear',
  quarter: true,
  parent: '/control/journal/groups/:groupId',
  reads: ({ calendarPlanUuid }) =>
    import('./reads.ts').then(({ quarterJournal }) => [quarterJournal(calendarPlanUuid, chosenQuarter())]),
  Page: page(() => import('./QuarterJournalPage.tsx')),
})

/** The quarter grid (R-2.4-04). */
export const quarterJournalScreen = screen({
  path: '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/quarter',
  where: { groupId: id, calendarPlanUuid: uuid, subjectId: id },
  roles: staff,
  title: 'journal.quarter',
  quarter: true,
  parent: '/control/journal/groups/:groupId',
  reads: ({ calendarPlanUuid }) =>
    import('./reads.ts').then(({ quarterJournal }) => [quarterJournal(calendarPlanUuid, chosenQuarter())]),
  Page: page(() => import('./QuarterJournalPage.tsx')),
})
