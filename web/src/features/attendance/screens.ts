import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** The day of a group, for its lead and the management. */
export const attendanceScreen = screen({
  path: '/control/attendance',
  roles: staff,
  title: 'attendance.title',
  menu: { group: 'learn', order: 55, icon: 'groups' },
  reads: () => import('./reads.ts').then(({ dayNow }) => [dayNow()]),
  Page: page(() => import('./DayPage.tsx')),
})

/** What students missed from one day to another. */
export const attendanceReportScreen = screen({
  path: '/control/attendance/report',
  roles: staff,
  title: 'attendance.report',
  parent: '/control/attendance',
  Page: page(() => import('./ReportPage.tsx')),
})

/** What families told of the days to come. */
export const attendanceNoticesScreen = screen({
  path: '/control/attendance/notices',
  roles: staff,
  title: 'attendance.coming',
  parent: '/control/attendance',
  Page: page(() => import('./NoticesPage.tsx')),
})
