import { isDay } from '@qalam/contract/kernel/calendar.ts'
import { management, staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const roles = [...staff, 'student', 'monitoring', 'parent'] as const
const where = { scheduleId: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i }
/** Whose week, or which child and week of the diary, one came from. */
const keeps = ['groupId', 'teacherId', 'cabinetId', 'userId', 'date']

/** A lesson of a dated week (R-2.2-02): the crumb leads back to that week. */
export const datedLessonScreen = screen({
  path: '/schedule/:date/lesson/:scheduleId/:tab?',
  roles: [...staff, 'student'],
  title: 'lesson.title',
  parent: '/schedule/:date?',
  keeps,
  where: { ...where, date: { test: isDay } },
  reads: ({ scheduleId }) => import('./reads.ts').then(({ lessonPage }) => [lessonPage(scheduleId)]),
  Page: page(() => import('./LessonPage.tsx')),
})

/** The lesson page (R-2.2-05). A parent comes from the diary. */
export const lessonScreen = screen({
  path: '/schedule/lesson/:scheduleId/:tab?',
  roles,
  title: 'lesson.title',
  parent: ['/schedule/:date?', '/diary'],
  keeps,
  where,
  reads: ({ scheduleId }) =>
    import('./reads.ts').then(({ childNow, lessonPage }) => [lessonPage(scheduleId, childNow())]),
  Page: page(() => import('./LessonPage.tsx')),
})

/** The same from the timetables of the school (R-2.7-22). */
export const officeLessonScreen = screen({
  path: '/backoffice/schedules/lesson/:scheduleId/:tab?',
  roles: [...management, 'group-lead'],
  title: 'lesson.title',
  parent: '/v3/backoffice/schedules',
  where,
  reads: ({ scheduleId }) => import('./reads.ts').then(({ lessonPage }) => [lessonPage(scheduleId)]),
  Page: page(() => import('./LessonPage.tsx')),
})

/** The old address leads to the present one (R-2.2-06, G-ROUTE-3). */
export const oldLessonScreen = screen({
  path: '/schedule/control/lesson/:scheduleId/:tab?',
  roles,
  title: 'lesson.title',
  where,
  Page: page(() => import('./OldLessonPage.tsx')),
})
