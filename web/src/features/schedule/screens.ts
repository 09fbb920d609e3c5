import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

/** The week of a group, a teacher, a cabinet, or one's own (R-2.2-01). */
export const scheduleScreen = screen({
  path: '/schedule/:date?',
  roles: [...staff, 'student'],
  title: 'schedule.title',
  // A day that does not exist is no address: it must not pass for the present week.
  where: { date: { test: isDay } },
  menu: { group: 'learn', order: 20, icon: 'schedule', label: 'schedule.menu' },
  reads: ({ date }) => import('./reads.ts').then(({ weekNow }) => [weekNow(date)]),
  Page: page(() => import('./SchedulePage.tsx')),
})
