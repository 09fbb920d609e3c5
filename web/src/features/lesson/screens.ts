import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'
import { childNow, lessonPage } from './reads.ts'

const roles = [...staff, 'student', 'monitoring', 'parent'] as const
const where = { scheduleId: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i }

/** The lesson page (R-2.2-05), also inside the schedule of a day (R-2.2-02). A parent comes from the diary. */
export const lessonScreen = screen({
  path: '/schedule/lesson/:scheduleId/:tab?',
  alias: ['/schedule/:date/lesson/:scheduleId/:tab?'],
  roles,
  title: 'lesson.title',
  parent: '/schedule/:date?',
  where,
  reads: ({ scheduleId }) => [lessonPage(scheduleId, childNow())],
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
