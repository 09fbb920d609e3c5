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

/** The lecture of a planned lesson is begun over the week (R-2.2-03). */
export const lessonLectureScreen = screen({
  path: '/schedule/control/lecture/create/:calendarPlanLessonUUID',
  alias: ['/schedule/:date/control/lecture/create/:calendarPlanLessonUUID'],
  roles: staff,
  title: 'content.new-lecture',
  parent: '/schedule/:date?',
  keeps: ['groupId', 'teacherId', 'cabinetId'],
  where: { calendarPlanLessonUUID: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i },
  Page: page(() => import('./LecturePage.tsx')),
})
