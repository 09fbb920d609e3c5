import { management, staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const where = {
  groupId: /^\d{1,9}$/,
  calendarPlanId: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
}
const flag = 'ktp'

/** Groups with their calendar plans (R-2.6-01, R-2.6-11). Both families of addresses show one page. */
export const planGroupsScreen = screen({
  path: '/v3/backoffice/ktp',
  alias: ['/v3/backoffice/ktp/list', '/backoffice/ktp', '/backoffice/ktp/list'],
  roles: staff,
  flag,
  title: 'calendar-plans.title',
  menu: { group: 'plan', order: 10, icon: 'ktp' },
  reads: () => import('./reads.ts').then(({ groupsNow }) => [groupsNow()]),
  Page: page(() => import('./lists/GroupsPage.tsx')),
})

/** The plans of a group (R-2.6-02, R-2.6-12). */
export const plansScreen = screen({
  path: '/v3/backoffice/ktp/:groupId',
  alias: ['/backoffice/ktp/:groupId'],
  where: { groupId: where.groupId },
  roles: staff,
  flag,
  title: 'calendar-plans.plans',
  parent: '/v3/backoffice/ktp',
  reads: ({ groupId }) => import('./reads.ts').then(({ plansNow }) => [plansNow(groupId)]),
  Page: page(() => import('./lists/PlansPage.tsx')),
})

/** The themes of a plan (R-2.6-03, R-2.6-13). */
export const planSheetScreen = screen({
  path: '/v3/backoffice/ktp/:groupId/:calendarPlanId',
  alias: ['/backoffice/ktp/:groupId/:calendarPlanId'],
  where,
  roles: staff,
  flag,
  title: 'calendar-plans.sheet-name',
  parent: '/v3/backoffice/ktp/:groupId',
  reads: ({ calendarPlanId }) => import('./reads.ts').then(({ planSheet }) => [planSheet(calendarPlanId)]),
  Page: page(() => import('./sheet/SheetPage.tsx')),
})

/** The same for whoever runs the school, over all groups (R-2.6-21…23, Q-110). */
export const officeGroupsScreen = screen({
  path: '/admin/ktp',
  alias: ['/admin/ktp/list'],
  roles: management,
  flag,
  title: 'calendar-plans.title',
  reads: () => import('./reads.ts').then(({ groupsNow }) => [groupsNow()]),
  Page: page(() => import('./lists/GroupsPage.tsx')),
})
export const officePlansScreen = screen({
  path: '/admin/ktp/:groupId',
  where: { groupId: where.groupId },
  roles: management,
  flag,
  title: 'calendar-plans.plans',
  parent: '/admin/ktp',
  reads: ({ groupId }) => import('./reads.ts').then(({ plansNow }) => [plansNow(groupId)]),
  Page: page(() => import('./lists/PlansPage.tsx')),
})
export const officeSheetScreen = screen({
  path: '/admin/ktp/:groupId/:calendarPlanId',
  where,
  roles: management,
  flag,
  title: 'calendar-plans.sheet-name',
  parent: '/admin/ktp/:groupId',
  reads: ({ calendarPlanId }) => import('./reads.ts').then(({ planSheet }) => [planSheet(calendarPlanId)]),
  Page: page(() => import('./sheet/SheetPage.tsx')),
})
