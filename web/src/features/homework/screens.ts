import { staff } from '@qalam/contract/kernel/roles.ts'
import { page, screen } from '#platform/screen.ts'

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Homework of a lesson is set here (R-2.2-04); staff only, as `control` says. */
export const createHomeworkScreen = screen({
  path: '/schedule/control/homework/create/:scheduleId',
  alias: ['/schedule/:date/control/homework/create/:scheduleId'],
  roles: staff,
  title: 'homework.set-title',
  parent: '/schedule/:date?',
  where: { scheduleId: uuid },
  reads: ({ scheduleId }) => import('./reads.ts').then(({ lessonOf }) => [lessonOf(scheduleId)]),
  Page: page(() => import('./HomeworkPage.tsx')),
})
