import { management, staff } from '@qalam/contract/kernel/roles.ts'
import { chosenQuarter } from '#platform/quarter.ts'
import { page, screen } from '#platform/screen.ts'

const id = /^\d{1,9}$/
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const where = { groupId: id, calendarPlanUuid: uuid, subjectId: id }

/** The marks of a plan for the quarter or half-year that is chosen. */
export const periodMarksScreen = screen({
  path: '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/marks',
  where,
  roles: staff,
  title: 'period-marks.title',
  quarter: true,
  parent: '/control/journal/groups/:groupId',
  reads: ({ calendarPlanUuid }) =>
    import('./reads.ts').then(({ periodSheet }) => [periodSheet(calendarPlanUuid, chosenQuarter())]),
  Page: page(() => import('./PeriodPage.tsx')),
})

/** The year of a plan (R-2.4-05). */
export const yearlyJournalScreen = screen({
  path: '/control/journal/groups/:groupId/:calendarPlanUuid/:subjectId/yearly',
  where,
  roles: staff,
  title: 'period-marks.year',
  parent: '/control/journal/groups/:groupId',
  reads: ({ calendarPlanUuid }) => import('./reads.ts').then(({ yearSheet }) => [yearSheet(calendarPlanUuid)]),
  Page: page(() => import('./YearlyPage.tsx')),
})

/** Who has not closed the period yet. */
export const closingsScreen = screen({
  path: '/control/journal/closings',
  roles: management,
  title: 'period-marks.closings',
  quarter: true,
  menu: { group: 'learn', order: 62, icon: 'journal' },
  Page: page(() => import('./closings/ClosingsPage.tsx')),
})

/** Corrections of closed periods that wait for a second person. */
export const amendmentsScreen = screen({
  path: '/control/journal/closings/amendments',
  roles: management,
  title: 'period-marks.amendments',
  parent: '/control/journal/closings',
  reads: () => import('./reads.ts').then(({ amendments }) => [amendments]),
  Page: page(() => import('./closings/AmendmentsPage.tsx')),
})
